import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdDatabase } from '../testing/slow-database.ts';
import { closeStores, openStore, position, save } from '../testing/stores.ts';
import type { Store } from './index.ts';

let names = 0;
let name: string;

beforeEach(() => {
  name = `late-and-lost-${++names}`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  closeStores();
});

/** A store whose database is still not open when the page begins, and what opens it. */
async function openLate(): Promise<{ store: Store; arrive: () => Promise<void> }> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const letGo = holdDatabase();
  const opening = openStore(name);
  await vi.runAllTimersAsync();
  const store = await opening;
  vi.useRealTimers();
  const arrive = async () => {
    letGo();
    await store.found;
  };
  return { store, arrive };
}

/** Raises the version of the database, as a newer version of the app would. */
function renew(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name, 7);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

describe('a database that is long in coming', () => {
  it('counts as awaited, not as refused, and is taken over when it comes', async () => {
    const id = await save(await openStore(name), 1, 2);
    const { store, arrive } = await openLate();
    expect([store.state, store.games()]).toEqual(['looking', []]);
    const heard: string[] = [];
    store.listen((drawer, key, where) => heard.push(`${drawer} ${key} ${where}`));
    await arrive();
    expect(store.state).toBe('keeping');
    expect(store.game(id)?.answers).toBe(2);
    expect(heard).toEqual([`games ${id} elsewhere`]);
  });

  it('loses nothing that was done meanwhile, nor what it held before', async () => {
    const before = await openStore(name);
    const known = await save(before, 1, 2);
    await before.rename(known, 'Sunday');
    await before.setSetting('names', () => ['Ana']);
    const { store, arrive } = await openLate();
    const { journal, link, facts, id } = position(2, 3);
    const saving = store.save(journal, link, facts, { mySeats: [1] });
    const setting = store.setSetting('names', (names) => ['Ben', ...(Array.isArray(names) ? names : [])]);
    expect([store.game(id)?.link, store.setting('names')]).toEqual([link, ['Ben']]);
    await arrive();
    expect(await Promise.all([saving, setting])).toEqual([{ kept: 'kept' }, 'kept']);
    for (const memory of [store, await openStore(name)]) {
      expect(memory.game(id)).toMatchObject({ link, mySeats: [1] });
      expect(memory.game(known)).toMatchObject({ answers: 2, label: 'Sunday' });
      expect(memory.setting('names')).toEqual(['Ben', 'Ana']);
    }
  });

  it('is waited for by a backup, which is then joined with what it holds', async () => {
    const elsewhere = await openStore();
    const id = await save(elsewhere, 1, 2);
    await save(await openStore(name), 1, 5);
    const { store, arrive } = await openLate();
    const restoring = store.importAll(elsewhere.exportAll());
    await arrive();
    expect(await restoring).toMatchObject({ ok: true, kept: 'kept' });
    expect(store.game(id)).toMatchObject({ answers: 5, alternatives: [] });
  });
});

describe('a connection that is lost', () => {
  it.each<[string, () => unknown]>([
    ['to another tab that renews the database', renew],
    [
      'without a word',
      () =>
        vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
          throw new DOMException('The database connection is closing.', 'InvalidStateError');
        }),
    ],
  ])('%s is opened again by the next change', async (_, lose) => {
    const store = await openStore(name);
    const id = await save(store, 1, 2);
    await lose();
    await save(store, 1, 4);
    expect(store.state).toBe('keeping');
    expect((await openStore(name)).game(id)).toMatchObject({ answers: 4, alternatives: [] });
  });

  it('and refused for a while says so, and writes everything down once it is back', async () => {
    const store = await openStore(name);
    const id = await save(store, 1, 2);
    await renew();
    const refusal = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError');
    });
    const { journal, link, facts } = position(1, 4);
    expect(await store.save(journal, link, facts, { from: position(1, 2).link })).toMatchObject({ kept: 'blocked' });
    expect(await store.setSetting('theme', () => 'dark')).toBe('blocked');
    expect(await store.setSetting('sound', () => true)).toBe('blocked');
    expect(store.state).toBe('refused');
    refusal.mockRestore();
    expect(await store.rename(id, 'Sunday')).toBe('kept');
    expect(await store.setSetting('sound', () => false)).toBe('kept');
    expect(store.state).toBe('keeping');
    const memory = await openStore(name);
    expect(memory.game(id)).toMatchObject({ link, label: 'Sunday', alternatives: [] });
    expect([memory.setting('theme'), memory.setting('sound')]).toEqual(['dark', false]);
  });

  it('and refused from the start brings everything once it can be had', async () => {
    const id = await save(await openStore(name), 1, 2);
    const refusal = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError');
    });
    const store = await openStore(name);
    expect([store.state, store.games()]).toEqual(['refused', []]);
    refusal.mockRestore();
    await save(store, 2, 1);
    expect(store.game(id)?.answers).toBe(2);
  });
});

describe('a record that cannot be read', () => {
  const rubbish = { link: 'a newer link', label: 'Sunday' };

  /** Puts something into the drawer of the games as another version might, or a fault of the disk. */
  async function spoil(...records: readonly object[]): Promise<void> {
    (await openStore(name)).close();
    await new Promise<void>((resolve) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => {
        const transaction = request.result.transaction('games', 'readwrite');
        for (const record of records) transaction.objectStore('games').put(record);
        transaction.oncomplete = () => {
          request.result.close();
          resolve();
        };
      };
    });
  }

  it.each([
    ['has no link', { id: 'toy:AAAAAAAA' }],
    ['has a link that nobody can read', { id: 'toy:AAAAAAAA', ...rubbish }],
    ['says it is another game than its link', { id: 'toy:AAAAAAAA', link: position(1, 2).link }],
    ['is a list', Object.assign([], { id: 'toy:AAAAAAAA' })],
  ])('because it %s is counted, and does not hide the others', async (_, record) => {
    await spoil(record);
    const id = await save(await openStore(name), 1, 2);
    const store = await openStore(name);
    expect(store.games().map((game) => game.id)).toEqual([id]);
    expect(store.unreadable).toBe(1);
  });

  it('is mended where its link says what it should be', async () => {
    const { link, id } = position(1, 2);
    await spoil({ id, link, names: 7, alternatives: { length: -1 }, mySeats: 'all', label: ['x'], next: null });
    const store = await openStore(name);
    expect(store.game(id)).toMatchObject({ names: ['Ana', 'Ben'], alternatives: [], mySeats: [], next: [] });
    expect(store.unreadable).toBe(0);
  });

  it('stays stored, and goes into the backup, for a version that knows what it means', async () => {
    await spoil({ id: 'toy:AAAAAAAA', ...rubbish });
    await save(await openStore(name), 1, 2);
    const store = await openStore(name);
    expect(store.exportAll()).toContain('a newer link');
    expect(await (await openStore()).importAll(store.exportAll())).toMatchObject({ games: 1, unreadable: 1 });
  });

  it('leaves its link beside when its game is saved in its place', async () => {
    const { id, link } = position(1, 2);
    await spoil({ id, ...rubbish });
    const store = await openStore(name);
    await save(store, 1, 2);
    expect(store.game(id)).toMatchObject({ link, alternatives: ['a newer link'] });
    expect(store.unreadable).toBe(0);
  });
});
