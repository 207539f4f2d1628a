import type { Seat } from '../engine/ask.ts';
import type { Journal } from '../link/index.ts';
import { type BackupFault, backupText, merged, readBackup } from './backup.ts';
import { type Clock, clock } from './clock.ts';
import { type Database, type Drawer, openDatabase, type Plain } from './database.ts';
import type { Receipt } from './receive.ts';
import { type Facts, idOf, type SavedGame, type Visit, withAlternative, withPosition } from './saved-game.ts';

/** Whether something was written down: kept, or held only until the page closes, and why. */
export type Kept = 'kept' | 'blocked' | 'full';

export interface StoreSetup {
  /** The name of the database. */
  readonly name?: string;
  readonly clock?: Clock;
}

/** Hears what has changed, and whether it was changed through this store or in another tab. */
export type Listener = (drawer: Drawer, key: string, where: 'here' | 'elsewhere') => void;

export interface Imported {
  readonly ok: true;
  /** How many games the file held, and how many more could not be read. */
  readonly games: number;
  readonly unreadable: number;
  readonly kept: Kept;
}

/** What somebody who has the games at hand knows of two memories that meet. */
export interface Reunion {
  /** What a game from elsewhere is to the one here. */
  compare(theirs: SavedGame, mine: SavedGame): Promise<Receipt['kind']>;
  /** What was set here and elsewhere as one. */
  joinSettings(key: string, mine: unknown, theirs: unknown): unknown;
  /** Two records of the same kind as one. */
  joinRecords(mine: unknown, theirs: unknown): unknown;
}

interface Contents {
  readonly games: Map<string, SavedGame>;
  readonly settings: Map<string, unknown>;
  readonly records: Map<string, unknown>;
}

/**
 * What this device remembers: games, settings and solo records. Everything is read at the start and then held in memory,
 * so reading never waits and play goes on where the browser refuses storage; every change says whether it was kept.
 */
export class Store {
  readonly #contents: Contents = { games: new Map(), settings: new Map(), records: new Map() };
  readonly #listeners = new Set<Listener>();
  /** Games whose last change could not be written down: memory knows them better than the disk. */
  readonly #unwritten = new Set<string>();
  readonly #clock: Clock;
  #channel: BroadcastChannel | undefined;
  #database: Database | undefined;

  private constructor(name: string, now: Clock) {
    this.#clock = now;
    this.#channel = openChannel(name);
  }

  static async open({ name = 'carbon-copy', clock: now = clock }: StoreSetup = {}): Promise<Store> {
    const store = new Store(name, now);
    store.#database = await openDatabase(name, () => {
      store.#database = undefined;
    });
    await store.#readAll();
    store.#channel?.addEventListener('message', ({ data }) => void store.#reread(data.drawer, data.key));
    return store;
  }

  /** Storage works; without it everything is forgotten when the page closes. */
  get isKeeping(): boolean {
    return this.#database !== undefined;
  }

  /** All games, the latest first. */
  games(): SavedGame[] {
    return [...this.#contents.games.values()].sort((one, other) => other.updatedAt - one.updatedAt);
  }

  game(id: string): SavedGame | undefined {
    return this.#contents.games.get(id);
  }

  /**
   * Remembers a position as the one to go on from. If something else is stored by now than what the player went on from,
   * as by another tab, its link is kept beside.
   */
  save(journal: Journal, link: string, facts: Facts, visit: Visit = {}): Promise<Kept> {
    return this.#change(idOf(journal.agreement), (before) =>
      withPosition(before, journal, link, facts, visit, this.#clock()),
    );
  }

  /** A link has left this device. */
  setSent(id: string, link: string): Promise<Kept> {
    return this.#edit(id, (game) => ({ ...game, lastSent: link }));
  }

  /** Keeps a link that goes another way. */
  keepBeside(id: string, link: string): Promise<Kept> {
    return this.#edit(id, (game) => withAlternative(game, link));
  }

  /** A seat is no longer played on this device. */
  leaveSeat(id: string, seat: Seat): Promise<Kept> {
    return this.#edit(id, (game) => ({ ...game, mySeats: game.mySeats.filter((mine) => mine !== seat) }));
  }

  rename(id: string, label: string): Promise<Kept> {
    return this.#edit(id, (game) => ({ ...game, label: label.trim() || undefined }));
  }

  fileAway(id: string, isFiled: boolean): Promise<Kept> {
    return this.#edit(id, (game) => ({ ...game, isFiled }));
  }

  delete(id: string): Promise<Kept> {
    return this.#change(id, () => undefined);
  }

  /** What was set, by this version or another, or by a backup: whoever asks must look what it is. */
  setting(key: string): unknown {
    return this.#contents.settings.get(key);
  }

  setSetting(key: string, value: Plain): Promise<Kept> {
    return this.#put('settings', key, value);
  }

  /** The best of a solo game, or whatever else is worth remembering beyond one game. */
  record(key: string): unknown {
    return this.#contents.records.get(key);
  }

  setRecord(key: string, value: Plain): Promise<Kept> {
    return this.#put('records', key, value);
  }

  /** Everything this device remembers, as the text of a file to keep. */
  exportAll(): string {
    const { games, settings, records } = this.#contents;
    return backupText({
      games: [...games.values()],
      settings: Object.fromEntries(settings),
      records: Object.fromEntries(records),
    });
  }

  /**
   * Takes in what `exportAll` wrote, here or on another device. A game that is further on here stays so; what both
   * have besides is joined as the caller says.
   */
  async importAll(
    text: string,
    { compare, joinSettings, joinRecords }: Reunion,
  ): Promise<Imported | { readonly ok: false; readonly fault: BackupFault }> {
    const backup = readBackup(text);
    if (typeof backup === 'string') return { ok: false, fault: backup };
    const { games, unreadable, settings, records } = backup;
    const outcomes: Kept[] = [];
    for (const game of games) {
      const known = this.game(game.id);
      const how = known ? await compare(game, known) : 'new';
      outcomes.push(await this.#change(game.id, (mine) => (mine ? merged(mine, game, how) : game)));
    }
    for (const [key, value] of Object.entries(settings)) {
      const mine = this.setting(key);
      outcomes.push(await this.#put('settings', key, mine === undefined ? value : joinSettings(key, mine, value)));
    }
    for (const [key, value] of Object.entries(records)) {
      const mine = this.record(key);
      outcomes.push(await this.#put('records', key, mine === undefined ? value : joinRecords(mine, value)));
    }
    return { ok: true, games: games.length, unreadable, kept: outcomes.find((kept) => kept !== 'kept') ?? 'kept' };
  }

  /** Hears of every change, here or in another tab. Returns what ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#channel?.close();
    this.#channel = undefined;
    this.#database?.close();
    this.#database = undefined;
  }

  #edit(id: string, edit: (game: SavedGame) => SavedGame): Promise<Kept> {
    return this.#change(id, (before) => before && edit(before));
  }

  /** Reads, changes and writes one game in a single transaction, so that two tabs cannot undo each other's work. */
  async #change(id: string, change: (before: SavedGame | undefined) => SavedGame | undefined): Promise<Kept> {
    const { games } = this.#contents;
    let after: SavedGame | undefined;
    const kept = await this.#write(async (database) => {
      const { store, done } = database.transaction('games', 'readwrite');
      const work = async () => {
        const stored = this.#unwritten.has(id) ? undefined : await store.get(id);
        after = change(stored ?? games.get(id));
        await (after ? store.put(after) : store.delete(id));
      };
      await Promise.all([work(), done]);
    });
    if (kept === 'kept') this.#unwritten.delete(id);
    else this.#unwritten.add(id);
    if (kept !== 'kept') after = change(games.get(id));
    if (after) games.set(id, after);
    else games.delete(id);
    this.#announce('games', id);
    return kept;
  }

  async #put(drawer: 'settings' | 'records', key: string, value: unknown): Promise<Kept> {
    this.#contents[drawer].set(key, value);
    const kept = await this.#write(async (database) => void (await database.put(drawer, value, key)));
    this.#announce(drawer, key);
    return kept;
  }

  async #write(work: (database: Database) => Promise<void>): Promise<Kept> {
    if (!this.#database) return 'blocked';
    try {
      await work(this.#database);
      return 'kept';
    } catch (trouble) {
      return trouble instanceof Error && trouble.name === 'QuotaExceededError' ? 'full' : 'blocked';
    }
  }

  #announce(drawer: Drawer, key: string): void {
    this.#channel?.postMessage({ drawer, key });
    for (const listener of this.#listeners) listener(drawer, key, 'here');
  }

  async #readAll(): Promise<void> {
    const { games, settings, records } = this.#contents;
    await this.#write(async (database) => {
      for (const game of await database.getAll('games')) games.set(game.id, game);
      for (const key of await database.getAllKeys('settings')) await read(database, 'settings', key, settings);
      for (const key of await database.getAllKeys('records')) await read(database, 'records', key, records);
    });
  }

  /** Another tab has changed something. */
  async #reread(drawer: Drawer, key: string): Promise<void> {
    if (this.#unwritten.has(key)) return;
    await this.#write((database) => read(database, drawer, key, this.#contents[drawer]));
    for (const listener of this.#listeners) listener(drawer, key, 'elsewhere');
  }
}

/** Where a browser keeps nothing it may not let tabs speak to each other either; each then plays on its own. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

async function read(database: Database, drawer: Drawer, key: string, into: Map<string, unknown>): Promise<void> {
  const value = await database.get(drawer, key);
  if (value === undefined) into.delete(key);
  else into.set(key, value);
}
