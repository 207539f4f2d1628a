import type { Seat } from '../engine/ask.ts';
import type { Journal } from '../link/index.ts';
import { type BackupFault, merged, readBackup } from './backup.ts';
import { backupText } from './backup-text.ts';
import { type Clock, clock } from './clock.ts';
import { Connection } from './connection.ts';
import type { DrawerName, Plain } from './database.ts';
import { Drawer, type Kept, type Kind } from './drawer.ts';
import { type Compare, meet } from './meeting.ts';
import { isObject, readGame } from './reading.ts';
import { type Facts, idOf, type SavedGame, type Visit, withAlternative, withPosition } from './saved-game.ts';

export interface StoreSetup {
  /** The name of the database. */
  readonly name?: string;
  readonly clock?: Clock;
  readonly reunion: Reunion;
}

/** What came of saving a position. */
export interface Saved {
  readonly kept: Kept;
  /** The link of a version that was kept beside, because somebody else has saved another meanwhile: theirs or this one. */
  readonly beside: string | undefined;
}

/** Hears what has changed, and whether it was changed through this store or came in from elsewhere. */
export type Listener = (drawer: DrawerName, key: string, where: 'here' | 'elsewhere') => void;

export interface Imported {
  readonly ok: true;
  /** How many games the file held, and how many more could not be read. */
  readonly games: number;
  readonly unreadable: number;
  readonly kept: Kept;
}

/** What somebody who has the games at hand knows of two memories that meet. */
export interface Reunion {
  readonly compare: Compare;
  /** What was set here and elsewhere as one. */
  joinSettings(key: string, mine: unknown, theirs: unknown): unknown;
  /** Two records of the same kind as one. */
  joinRecords(mine: unknown, theirs: unknown): unknown;
}

/** How long the first page waits for the database, in milliseconds, before it begins without. */
const PATIENCE = 1000;

/** A game is what its link says it is. What takes the place of one that cannot be read keeps its link beside. */
const GAMES: Kind<SavedGame> = {
  name: 'games',
  read(stored, id) {
    const game = readGame(stored);
    return game?.id === id ? game : undefined;
  },
  rescue(game, unreadable) {
    const link = isObject(unreadable) ? unreadable['link'] : undefined;
    return typeof link === 'string' ? withAlternative(game, link) : game;
  },
};

/** Settings and records are looked at by those who use them. */
const whatever = (name: DrawerName): Kind<unknown> => ({ name, read: (stored) => stored });

/**
 * What this device remembers: games, settings and solo records. Play goes on while the database is long in coming, and
 * where the browser refuses one; every change says whether it was kept.
 */
export class Store {
  readonly #connection: Connection;
  readonly #games: Drawer<SavedGame>;
  readonly #settings: Drawer<unknown>;
  readonly #records: Drawer<unknown>;
  readonly #listeners = new Set<Listener>();
  readonly #clock: Clock;
  readonly #reunion: Reunion;
  readonly #channel: BroadcastChannel | undefined;
  #isLooking = true;
  /** Everything that is stored has been read, or the browser refuses. */
  readonly found: Promise<void>;

  private constructor(name: string, now: Clock, reunion: Reunion) {
    this.#clock = now;
    this.#reunion = reunion;
    this.#connection = new Connection(name);
    this.#channel = openChannel(name);
    this.#games = this.#drawer(GAMES);
    this.#settings = this.#drawer(whatever('settings'));
    this.#records = this.#drawer(whatever('records'));
    const drawers = { games: this.#games, settings: this.#settings, records: this.#records };
    this.found = Promise.all(Object.values(drawers).map((drawer) => drawer.open())).then(() => {
      this.#isLooking = false;
    });
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<{ drawer: DrawerName; key: string }>) => {
      void drawers[data.drawer].reread(data.key);
    });
  }

  /** A store to begin with: as a rule with everything in it, at least after a moment. */
  static async open({ name = 'carbon-copy', clock: now = clock, reunion }: StoreSetup): Promise<Store> {
    const store = new Store(name, now, reunion);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    await Promise.race([store.found, enough]);
    clearTimeout(timer);
    return store;
  }

  /** Whether anything is kept; without storage everything is forgotten when the page closes. */
  get state(): 'looking' | 'keeping' | 'refused' {
    if (this.#isLooking) return 'looking';
    return this.#connection.isRefused ? 'refused' : 'keeping';
  }

  /** All games, the latest first. */
  games(): SavedGame[] {
    return this.#games
      .entries()
      .map(([, game]) => game)
      .sort((one, other) => other.updatedAt - one.updatedAt);
  }

  game(id: string): SavedGame | undefined {
    return this.#games.get(id);
  }

  /** How many games are stored that cannot be read. */
  get unreadable(): number {
    return this.#games.unreadable.length;
  }

  /** Remembers a position as the one to go on from, unless somebody else has saved one that goes on from it. */
  async save(journal: Journal, link: string, facts: Facts, visit: Visit = {}): Promise<Saved> {
    const now = this.#clock();
    const { from } = visit;
    const { compare } = this.#reunion;
    const edit = (before: SavedGame | undefined) => withPosition(before, journal, link, facts, visit, now);
    let beside: string | undefined;
    const kept = await this.#games.change({
      key: idOf(journal.agreement),
      edit,
      async write(attempt) {
        const met = await meet({ edit, from, attempt, compare });
        beside = met.beside;
        return met.stored;
      },
    });
    return { kept, beside };
  }

  /** A link has left this device. */
  setSent(id: string, link: string): Promise<Kept> {
    return this.#edit(id, (game) => ({ ...game, lastSent: link }));
  }

  /** A seat is no longer played on this device. */
  leaveSeat(id: string, seat: Seat): Promise<Kept> {
    return this.#edit(id, (game) => ({ ...game, mySeats: game.mySeats.filter((mine) => mine !== seat) }));
  }

  /** Seats have moved to another device: this one keeps their secrets, but no longer plays with them. */
  moveSeats(id: string, seats: readonly Seat[]): Promise<Kept> {
    const isMoved = (seat: Seat) => seats.includes(seat);
    return this.#edit(id, (game) => ({
      ...game,
      mySeats: game.mySeats.filter((seat) => !isMoved(seat)),
      keys: game.keys?.map((key) => (isMoved(key.seat) ? { ...key, isMoved: true } : key)),
    }));
  }

  rename(id: string, label: string): Promise<Kept> {
    return this.#edit(id, (game) => ({ ...game, label: label.trim() || undefined }));
  }

  fileAway(id: string, isFiled: boolean): Promise<Kept> {
    return this.#edit(id, (game) => ({ ...game, isFiled }));
  }

  delete(id: string): Promise<Kept> {
    return this.#games.change({ key: id, edit: () => undefined });
  }

  #edit(id: string, edit: (game: SavedGame) => SavedGame): Promise<Kept> {
    return this.#games.change({ key: id, edit: (before) => before && edit(before) });
  }

  /** What was set, by this version or another, or by a backup: whoever asks must look what it is. */
  setting(key: string): unknown {
    return this.#settings.get(key);
  }

  /** Sets something, given what it is set to by now. */
  setSetting(key: string, edit: (before: unknown) => Plain): Promise<Kept> {
    return this.#settings.change({ key, edit });
  }

  /** The best of a solo game, or whatever else is worth remembering beyond one game. */
  record(key: string): unknown {
    return this.#records.get(key);
  }

  setRecord(key: string, edit: (before: unknown) => Plain): Promise<Kept> {
    return this.#records.change({ key, edit });
  }

  /** Everything this device remembers, as the text of a file to keep: also what cannot be read here. */
  exportAll(): string {
    return backupText({
      games: [...this.games(), ...this.#games.unreadable],
      settings: Object.fromEntries(this.#settings.entries()),
      records: Object.fromEntries(this.#records.entries()),
    });
  }

  /**
   * Takes in what `exportAll` wrote, here or on another device. A game that is further on here stays so; what both
   * have besides is joined.
   */
  async importAll(text: string): Promise<Imported | { readonly ok: false; readonly fault: BackupFault }> {
    const { compare, joinSettings, joinRecords } = this.#reunion;
    await this.found;
    const backup = readBackup(text);
    if (typeof backup === 'string') return { ok: false, fault: backup };
    const { games, unreadable, settings, records } = backup;
    const outcomes: Promise<Kept>[] = [];
    for (const game of games) {
      const known = this.game(game.id);
      const how = known ? await compare(game, known) : 'new';
      // What has come in meanwhile nobody has compared.
      const meet = (mine: SavedGame) => merged(mine, game, mine.link === known?.link ? how : 'forked');
      outcomes.push(this.#games.change({ key: game.id, edit: (mine) => (mine ? meet(mine) : game) }));
    }
    for (const [key, theirs] of Object.entries(settings)) {
      const edit = (mine: unknown) => (mine === undefined ? theirs : joinSettings(key, mine, theirs));
      outcomes.push(this.#settings.change({ key, edit }));
    }
    for (const [key, theirs] of Object.entries(records)) {
      const edit = (mine: unknown) => (mine === undefined ? theirs : joinRecords(mine, theirs));
      outcomes.push(this.#records.change({ key, edit }));
    }
    const kept = (await Promise.all(outcomes)).find((outcome) => outcome !== 'kept') ?? 'kept';
    return { ok: true, games: games.length, unreadable, kept };
  }

  /** Hears of every change, here or elsewhere. Returns what ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#channel?.close();
    this.#connection.close();
  }

  #drawer<T>(kind: Kind<T>): Drawer<T> {
    const { name } = kind;
    return new Drawer(kind, this.#connection, (key, what) => {
      if (what === 'written') this.#channel?.postMessage({ drawer: name, key });
      else for (const listener of this.#listeners) listener(name, key, what === 'made' ? 'here' : 'elsewhere');
    });
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
