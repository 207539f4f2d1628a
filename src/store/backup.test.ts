import { afterEach, describe, expect, it } from 'vitest';
import { closeStores, openStore, otherPosition, position, save } from '../testing/stores.ts';
import type { SavedGame } from './index.ts';

afterEach(closeStores);

describe('a backup', () => {
  it('brings everything to another device', async () => {
    const here = await openStore();
    const id = await save(here, 1, 3, { mySeats: [1] });
    await here.setSetting('theme', () => 'dark');
    await here.setRecord('best', () => 7);
    const there = await openStore();
    expect(await there.importAll(here.exportAll())).toEqual({
      ok: true,
      games: 1,
      unreadable: 0,
      kept: 'kept',
    });
    expect(there.game(id)).toEqual(here.game(id));
    expect([there.setting('theme'), there.record('best')]).toEqual(['dark', 7]);
  });

  it('never takes a game back, and adds the seats of both', async () => {
    const here = await openStore();
    const there = await openStore();
    const id = await save(here, 1, 2, { mySeats: [0] });
    await save(there, 1, 5, { mySeats: [1] });
    await there.importAll(here.exportAll());
    expect(there.game(id)).toMatchObject({ answers: 5, mySeats: [0, 1], alternatives: [] });
    await here.importAll(there.exportAll());
    expect(here.game(id)).toMatchObject({ link: position(1, 5).link, mySeats: [0, 1], alternatives: [] });
  });

  it('moves nobody to another way the game went, however long it is, but keeps that beside', async () => {
    const here = await openStore();
    const there = await openStore();
    const id = await save(here, 1, 9);
    const { journal, link, facts } = otherPosition(1, 3);
    await there.save(journal, link, facts);
    await there.importAll(here.exportAll());
    expect(there.game(id)).toMatchObject({ link, answers: 4, alternatives: [position(1, 9).link] });
  });

  it('joins the records of both devices', async () => {
    const here = await openStore();
    await here.setRecord('games', () => ['a', 'b']);
    const there = await openStore();
    await there.setRecord('games', () => ['b', 'c']);
    await there.importAll(here.exportAll());
    expect(there.record('games')).toEqual(['b', 'c', 'a', 'b']);
  });

  it('leaves settings that are already there', async () => {
    const here = await openStore();
    await here.setSetting('theme', () => 'dark');
    const there = await openStore();
    await there.setSetting('theme', () => 'light');
    await there.importAll(here.exportAll());
    expect(there.setting('theme')).toBe('light');
  });

  it.each([
    ['', 'not-a-backup'],
    ['[]', 'not-a-backup'],
    ['null', 'not-a-backup'],
    ['{"kind":"something else","version":1}', 'not-a-backup'],
    ['{"kind":"carbon-copy backup","version":2}', 'newer-backup'],
  ])('is refused when it is %j', async (text, fault) => {
    const store = await openStore();
    expect(await store.importAll(text)).toEqual({ ok: false, fault });
  });

  it('is not trusted further than its links: nonsense is passed over', async () => {
    const store = await openStore();
    const { link, id } = position(1, 2);
    const game: Record<keyof SavedGame, unknown> = {
      id: 'toy:Somebody',
      game: 'co2',
      label: 7,
      names: ['<b>'],
      way: 'by pigeon',
      link,
      answers: -3,
      again: 'x',
      lastSent: {},
      mySeats: [1, 99, '0'],
      seen: 1.5,
      isFiled: 'yes',
      alternatives: [1, 'other'],
      updatedAt: null,
      next: 'nobody',
      moment: [],
      mover: 17,
      result: 3,
      trusted: 'often',
      keys: [{ seat: 0, secret: 'short', segment: 0, spent: 1 }, { seat: 7 }, 5],
    };
    const games = [game, { ...game, link: link.slice(0, -1) }, { link: 5 }, 'text', null];
    const text = JSON.stringify({ kind: 'carbon-copy backup', version: 1, games, settings: [], records: 5 });
    expect(await store.importAll(text)).toMatchObject({ ok: true, games: 1, unreadable: 4 });
    expect(store.games()).toEqual([
      {
        id,
        game: 'toy',
        names: ['Ana', 'Ben'],
        way: 'link',
        link,
        answers: 0,
        again: 0,
        label: undefined,
        lastSent: undefined,
        mySeats: [1],
        seen: 0,
        isFiled: false,
        alternatives: ['other'],
        updatedAt: 0,
        next: [],
        moment: '',
        mover: undefined,
        result: undefined,
      },
    ]);
  });
});
