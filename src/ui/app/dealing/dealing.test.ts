import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../../engine/game.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { shortFair, toy } from '../../../testing/toy.ts';
import { blank, finished } from '../../screens/new-game.ts';
import { deal, rematch } from './dealing.ts';

const { options } = shortFair;

let ana: FakeBrowser;

beforeEach(async () => {
  ana = await FakeBrowser.open(toy as Game);
});

afterEach(() => {
  vi.restoreAllMocks();
  ana.close();
});

describe('a new game', () => {
  const newGame = {
    game: 'toy',
    names: ['Ana', 'Ben'],
    here: [0],
    way: 'link' as const,
    options,
    isRandomStart: false,
  };

  it('is dealt, written down and has its address', async () => {
    await ana.app.go({ kind: 'new-game', game: 'toy' });
    await deal(ana.app, newGame);
    expect(ana.saved).toMatchObject({ link: ana.hash, names: ['Ana', 'Ben'], mySeats: [0], answers: 0 });
    await ana.back();
    expect(ana.sees).toBe('new-game');
    expect(ana.app.form?.names).toEqual(['Ana', 'Ben']);
  });

  it('with the same people lets the next one start', async () => {
    await deal(ana.app, newGame);
    await rematch(ana.app);
    expect(ana.app.form).toMatchObject({ names: ['Ben', 'Ana'], seats: 2, options });
  });

  it('with computers turns them round with the people', async () => {
    await deal(ana.app, { ...newGame, names: ['Ana', 'Dot', 'Hale'], levels: [undefined, 'gentle', 'steady'] });
    await rematch(ana.app);
    const { form } = ana.app;
    if (!form) throw new Error('there is no form');
    expect(finished(blank(form), form)).toMatchObject({
      names: ['Dot', 'Hale', 'Ana'],
      levels: ['gentle', 'steady', undefined],
      here: [2],
    });
  });

  it('with the same people leaves everybody on their own device', async () => {
    await deal(ana.app, { ...newGame, names: ['Ana', 'Ben', 'Caro'], here: [0, 2] });
    await rematch(ana.app);
    const { form } = ana.app;
    if (!form) throw new Error('there is no form');
    const again = finished(blank(form), form);
    expect(again).toMatchObject({ names: ['Ben', 'Caro', 'Ana'], here: [1, 2] });
    await deal(ana.app, again);
    expect(ana.saved.mySeats).toEqual([1, 2]);
    await ana.app.go({ kind: 'new-game', game: 'toy' });
    expect(ana.app.form?.names).toEqual(['Caro', 'Ben', 'Ana']);
  });

  it('alone forgets nobody', async () => {
    await deal(ana.app, { ...newGame, names: ['Ana', 'Ben', 'Caro'] });
    await deal(ana.app, { ...newGame, names: ['Ana'], way: 'room' });
    await ana.app.go({ kind: 'new-game', game: 'toy' });
    expect(ana.app.form?.names).toEqual(['Ana', 'Ben', 'Caro']);
  });

  it('round one phone leaves the phone to its owner, whoever starts', async () => {
    await deal(ana.app, newGame);
    await deal(ana.app, { ...newGame, names: ['Ben', 'Ana'], here: [0, 1], way: 'room' });
    await ana.app.go({ kind: 'new-game', game: 'toy' });
    expect(ana.app.form?.names).toEqual(['Ana', 'Ben']);
  });
});

/** The Fair with nothing but its secret bids. */
const bidding = {
  ...toy,
  setup: (...deal: Parameters<typeof toy.setup>) => ({ ...toy.setup(...deal), day: 9 }),
} as Game;

it('a rematch round one phone covers the table from whoever dealt', async () => {
  const phone = await FakeBrowser.open(bidding);
  const room = { game: 'toy', here: [0, 1], way: 'room', options, isRandomStart: false } as const;
  await deal(phone.app, { ...room, names: ['Ana', 'Ben'] });
  expect(phone.sees).toBe('table');
  await deal(phone.app, { ...room, names: ['Ben', 'Ana'] });
  expect(phone.sees).toBe('curtain');
  phone.close();
});

describe('chance, when it picks who starts', () => {
  it.each([
    ['covers the table from whoever dealt', 1, 'curtain', 'Ben'],
    ['covers nothing if that is whoever dealt', 0, 'table', 'Ana'],
  ])('%s', async (_, chance, sees, starter) => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => (bytes as Uint8Array).fill(chance) as never);
    const browser = await FakeBrowser.open(bidding);
    await deal(browser.app, {
      game: 'toy',
      names: ['Ana', 'Ben'],
      here: [0, 1],
      way: 'room',
      options,
      isRandomStart: true,
    });
    expect([browser.sees, browser.session.envelope.names[0]]).toEqual([sees, starter]);
    browser.close();
  });
});
