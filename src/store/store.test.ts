import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeStores, openStore, otherPosition, position, save } from '../testing/stores.ts';
import { newSeed, type Store, standingOf } from './index.ts';

afterEach(() => {
  closeStores();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the desk', () => {
  it('remembers a game as it was saved, after the page was closed', async () => {
    const name = 'desk';
    const first = await openStore(name);
    const { link, id } = position(1, 3);
    await save(first, 1, 3, { mySeats: [1, 0, 1], seen: 2 });
    await first.setSent(id, link);
    await first.rename(id, '  The rematch ');
    first.close();
    const second = await openStore(name);
    expect(second.game(id)).toMatchObject({
      game: 'toy',
      link,
      lastSent: link,
      answers: 3,
      mySeats: [0, 1],
      seen: 2,
      label: 'The rematch',
      names: ['Ana', 'Ben'],
      isFiled: false,
      alternatives: [],
    });
  });

  it('has the latest first, and knows how each stands', async () => {
    const store = await openStore();
    const mine = await save(store, 3, 1, { mySeats: position(3, 1).facts.next });
    const over = await save(store, 1, 999);
    const waiting = await save(store, 2, 1);
    expect(store.games().map(({ id }) => id)).toEqual([waiting, over, mine]);
    expect(store.games().map(standingOf)).toEqual(['waiting', 'over', 'your-turn']);
  });

  it('keeps what the player set when the game goes on', async () => {
    const store = await openStore();
    const id = await save(store, 1, 2, { mySeats: [0] });
    await store.rename(id, 'Sunday');
    const before = store.game(id)?.updatedAt ?? 0;
    await save(store, 1, 4);
    expect(store.game(id)).toMatchObject({ answers: 4, mySeats: [0], label: 'Sunday' });
    expect(store.game(id)?.updatedAt).toBeGreaterThan(before);
  });

  it('leaves the time of a game alone when nothing happened in it', async () => {
    const store = await openStore();
    const id = await save(store, 1, 2);
    const before = store.game(id)?.updatedAt;
    await save(store, 1, 2);
    await store.fileAway(id, true);
    expect(store.game(id)?.updatedAt).toBe(before);
  });

  it('files games away until there is news, and forgets them only when told to', async () => {
    const store = await openStore();
    const id = await save(store, 1, 2);
    await store.fileAway(id, true);
    await save(store, 1, 2);
    expect(store.game(id)?.isFiled).toBe(true);
    await save(store, 1, 3);
    expect(store.game(id)?.isFiled).toBe(false);
    await store.delete(id);
    expect(store.games()).toEqual([]);
  });

  it('keeps other ways a game went, each once and never the one followed', async () => {
    const store = await openStore();
    const id = await save(store, 1, 2);
    for (const beside of ['other', 'other', position(1, 2).link]) await save(store, 1, 2, { beside });
    expect(store.game(id)?.alternatives).toEqual(['other']);
    await save(store, 1, 2, { beside: position(1, 3).link });
    await save(store, 1, 3);
    expect(store.game(id)?.alternatives).toEqual(['other']);
  });

  it("does not mistake quick moves for another tab's", async () => {
    const store = await openStore();
    const id = await save(store, 1, 0);
    let from = position(1, 0).link;
    const saving = [1, 2, 3, 2, 4].map((answers) => {
      const { journal, link, facts } = position(1, answers);
      const saved = store.save(journal, link, facts, { from });
      from = link;
      return saved;
    });
    await Promise.all(saving);
    expect(store.game(id)).toMatchObject({ answers: 4, alternatives: [] });
  });

  it('ignores changes to a game it does not know', async () => {
    const store = await openStore();
    expect(await store.setSent('toy:Unknown1', 'link')).toBe('kept');
    expect(store.games()).toEqual([]);
  });
});

describe('settings and records', () => {
  it('are there at once and after the page was closed', async () => {
    const first = await openStore('settings');
    const writing = first.setSetting('theme', () => 'dark');
    expect(first.setting('theme')).toBe('dark');
    expect(await writing).toBe('kept');
    await first.setRecord('toy solo', () => ({ best: 41, played: 3 }));
    first.close();
    const second = await openStore('settings');
    expect(second.setting('theme')).toBe('dark');
    expect(second.record('toy solo')).toEqual({ best: 41, played: 3 });
    expect(second.setting('sound')).toBeUndefined();
  });
});

describe('two tabs', () => {
  it('tell each other what changed', async () => {
    const [here, there] = [await openStore('tabs'), await openStore('tabs')];
    const heard: string[] = [];
    there.listen((drawer, key) => heard.push(`${drawer} ${key}`));
    const id = await save(here, 1, 2);
    await here.setSetting('sound', () => true);
    await vi.waitFor(() => expect(heard).toEqual([`games ${id}`, 'settings sound']));
    expect(there.game(id)?.answers).toBe(2);
    expect(there.setting('sound')).toBe(true);
    await here.delete(id);
    await vi.waitFor(() => expect(there.game(id)).toBeUndefined());
  });

  it('stop telling whoever does not listen any more', async () => {
    const store = await openStore();
    const listener = vi.fn();
    store.listen(listener)();
    await save(store, 1, 2);
    expect(listener).not.toHaveBeenCalled();
  });

  it('never undo each other: a change is made to what is stored, not to what was remembered', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const here = await openStore('deaf');
    const id = await save(here, 1, 2);
    const there = await openStore('deaf');
    await save(here, 1, 4);
    await there.fileAway(id, true);
    expect(there.game(id)).toMatchObject({ answers: 4, isFiled: true });
  });

  describe.each([
    ['has not heard', () => vi.stubGlobal('BroadcastChannel', undefined)],
    ['has just heard', () => {}],
  ])('that both went on from the same position, of which one %s', (when, deafen) => {
    const from = position(1, 2).link;

    /** Both tabs know the game after two answers; here it goes on to the fifth. */
    async function goOnHere(name: string): Promise<[Store, Store, string]> {
      deafen();
      const here = await openStore(`${name}, ${when}`);
      const id = await save(here, 1, 2);
      const there = await openStore(`${name}, ${when}`);
      await save(here, 1, 5);
      if (typeof BroadcastChannel !== 'undefined') await vi.waitFor(() => expect(there.game(id)?.answers).toBe(5));
      return [here, there, id];
    }

    it('follow the one that is further on', async () => {
      const [, there, id] = await goOnHere('further');
      const { journal, link, facts } = position(1, 4);
      expect(await there.save(journal, link, facts, { from })).toEqual({ kept: 'kept', beside: undefined });
      expect(there.game(id)).toMatchObject({ link: position(1, 5).link, alternatives: [] });
      const further = position(1, 7);
      await there.save(further.journal, further.link, further.facts, { from: link });
      expect(there.game(id)).toMatchObject({ link: further.link, alternatives: [] });
    });

    it('keep both and say so where they went different ways', async () => {
      const [, there, id] = await goOnHere('apart');
      const { journal, link, facts } = otherPosition(1, 2);
      expect(await there.save(journal, link, facts, { from })).toEqual({ kept: 'kept', beside: position(1, 5).link });
      expect(there.game(id)).toMatchObject({ link, alternatives: [position(1, 5).link] });
    });
  });

  it('take seats side by side: none is lost with the next move of the other', async () => {
    const here = await openStore('seats');
    const id = await save(here, 1, 2, { mySeats: [0] });
    const there = await openStore('seats');
    await save(there, 1, 2, { mySeats: [0, 1] });
    await save(here, 1, 3, { mySeats: [0] });
    expect(here.game(id)?.mySeats).toEqual([0, 1]);
  });

  it('know what was changed here and what elsewhere, and hear of one save once', async () => {
    const [here, there] = [await openStore('where'), await openStore('where')];
    const heard: string[] = [];
    here.listen((_drawer, _key, where) => heard.push(`here: ${where}`));
    there.listen((_drawer, _key, where) => heard.push(`there: ${where}`));
    await save(here, 1, 2, { mySeats: [0], seen: 2 });
    await vi.waitFor(() => expect(heard).toEqual(['here: here', 'there: elsewhere']));
  });
});

describe('where storage is refused', () => {
  it.each([
    ['there is none', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'opening it is forbidden',
      () =>
        vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('no', 'SecurityError');
        }),
    ],
    [
      'cookies are blocked, and tabs may not speak to each other either',
      () => {
        vi.stubGlobal('indexedDB', undefined);
        vi.stubGlobal(
          'BroadcastChannel',
          class {
            constructor() {
              throw new DOMException('no', 'SecurityError');
            }
          },
        );
      },
    ],
  ])('because %s, play goes on and every change says so', async (_, refuse) => {
    refuse();
    const store = await openStore();
    const { journal, link, facts, id } = position(1, 2);
    expect(store.state).toBe('refused');
    expect(await store.save(journal, link, facts, { mySeats: [1] })).toMatchObject({ kept: 'blocked' });
    expect(await store.setSent(id, link)).toBe('blocked');
    expect(await store.setSetting('theme', () => 'dark')).toBe('blocked');
    expect(store.game(id)).toMatchObject({ link, lastSent: link, mySeats: [1] });
    expect(store.setting('theme')).toBe('dark');
    expect((await store.importAll(store.exportAll())).ok).toBe(true);
  });

  it('because the disk is full, play goes on and the change says so', async () => {
    const store = await openStore();
    const id = await save(store, 1, 2);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { journal, link, facts } = position(1, 4);
    expect(await store.save(journal, link, facts)).toMatchObject({ kept: 'full' });
    expect(store.game(id)?.answers).toBe(4);
  });

  it('for a moment only, what could not be written is written with the next change', async () => {
    const name = 'full-for-a-moment';
    const store = await openStore(name);
    const id = await save(store, 1, 2);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { journal, link, facts } = position(1, 4);
    await store.save(journal, link, facts, { from: position(1, 2).link });
    put.mockRestore();
    expect(await store.rename(id, 'Sunday')).toBe('kept');
    for (const memory of [store, await openStore(name)]) {
      expect(memory.game(id)).toMatchObject({ answers: 4, label: 'Sunday', alternatives: [] });
    }
  });
});

describe('a new seed', () => {
  it('is eight letters or digits, never the same', () => {
    const seeds = Array.from({ length: 200 }, newSeed);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9A-Za-z]{8}$/);
    expect(new Set(seeds).size).toBe(200);
  });
});
