import type { Connection } from './connection.ts';
import { type DrawerName, isFull } from './database.ts';

/** Whether something was written down: kept, or held only until the page closes, and why. */
export type Kept = 'kept' | 'blocked' | 'full';

/** What becomes of something, given what it is by now. */
export type Edit<T> = (before: T | undefined) => T | undefined;

/** Makes a change to what is stored, in a single transaction, and says what is stored then. */
export type Attempt<T> = (edit: Edit<T>) => Promise<T | undefined>;

export interface Change<T> {
  readonly key: string;
  readonly edit: Edit<T>;
  /** Writes it down where that takes more than one attempt. */
  readonly write?: (attempt: Attempt<T>) => Promise<T | undefined>;
}

/** What lies in a drawer and how it is told from rubbish. */
export interface Kind<T> {
  readonly name: DrawerName;
  /** What was stored under a key; undefined if nobody here can read it. */
  read(stored: unknown, key: string): T | undefined;
  /** What takes the place of something unreadable, with what is worth keeping of that. */
  rescue?(after: T, unreadable: unknown): T;
}

/** Hears of a change: made here, written down here, or come in from elsewhere. */
type OnChange = (key: string, what: 'made' | 'written' | 'came-in') => void;

/**
 * One kind of thing that this device remembers. All of it is held in memory, so reading never waits. A change is seen at
 * once and then made to what is stored by then, so that two tabs cannot undo each other's work. What could not be written,
 * because the database is long in coming, was lost or is full, is written with the next change.
 */
export class Drawer<T> {
  readonly #kind: Kind<T>;
  readonly #connection: Connection;
  readonly #onChange: OnChange;
  readonly #contents = new Map<string, T>();
  readonly #unreadable = new Map<string, unknown>();
  /** Changes that are not stored yet, in their order. */
  readonly #unwritten = new Set<Change<T>>();
  /** Whatever is done with the database is done one after the other. */
  #work: Promise<Kept> = Promise.resolve('kept');
  #isRead = false;

  constructor(kind: Kind<T>, connection: Connection, onChange: OnChange) {
    this.#kind = kind;
    this.#connection = connection;
    this.#onChange = onChange;
  }

  get(key: string): T | undefined {
    return this.#contents.get(key);
  }

  entries(): [string, T][] {
    return [...this.#contents];
  }

  /** What is stored but cannot be read. It stays where it is: a newer version may know what it means. */
  get unreadable(): unknown[] {
    return [...this.#unreadable.values()];
  }

  /** Reads everything that is stored. */
  open(): Promise<Kept> {
    return this.#inTurn(() => this.#readAll());
  }

  change(change: Change<T>): Promise<Kept> {
    const { key, edit } = change;
    this.#unwritten.add(change);
    this.#set(key, edit(this.get(key)));
    this.#onChange(key, 'made');
    return this.#inTurn(async () => {
      await this.#readAll();
      await this.#writeAll(key);
    });
  }

  /** Another tab has changed something. */
  reread(key: string): Promise<Kept> {
    return this.#inTurn(async () => {
      this.#take(key, await this.#connection.use((database) => database.get(this.#kind.name, key)));
      this.#onChange(key, 'came-in');
    });
  }

  #inTurn(work: () => Promise<void>): Promise<Kept> {
    const done = this.#work.then(work).then(
      () => 'kept' as const,
      (trouble: unknown) => (isFull(trouble) ? 'full' : 'blocked'),
    );
    this.#work = done;
    return done;
  }

  async #readAll(): Promise<void> {
    if (this.#isRead) return;
    const [keys, values] = await this.#connection.use((database) => {
      const { store } = database.transaction(this.#kind.name);
      return Promise.all([store.getAllKeys(), store.getAll()]);
    });
    this.#isRead = true;
    for (const [at, key] of keys.entries()) this.#take(String(key), values[at]);
    for (const key of keys) this.#onChange(String(key), 'came-in');
  }

  /** Writes down whatever is not written yet. What cannot be written of one thing does not hold up the others. */
  async #writeAll(key: string): Promise<void> {
    const troubles = new Map<string, unknown>();
    for (const change of [...this.#unwritten]) {
      if (troubles.has(change.key)) continue;
      try {
        await this.#write(change);
      } catch (trouble) {
        if (this.#connection.isRefused) throw trouble;
        troubles.set(change.key, trouble);
      }
    }
    if (troubles.has(key)) throw troubles.get(key);
  }

  async #write(change: Change<T>): Promise<void> {
    const { key, edit, write } = change;
    const attempt: Attempt<T> = (attempted) => this.#attempt(key, attempted);
    const stored = await (write ? write(attempt) : attempt(edit));
    this.#unwritten.delete(change);
    this.#unreadable.delete(key);
    this.#lay(key, stored);
    this.#onChange(key, 'written');
  }

  #attempt(key: string, edit: Edit<T>): Promise<T | undefined> {
    const { name, read, rescue } = this.#kind;
    return this.#connection.use(async (database) => {
      const { store, done } = database.transaction(name, 'readwrite');
      const work = async (): Promise<T | undefined> => {
        const stored = await store.get(key);
        const before = read(stored, key);
        const after = edit(before);
        if (after === before) return before;
        if (after === undefined) {
          await store.delete(key);
          return undefined;
        }
        const whole = before === undefined && stored !== undefined && rescue ? rescue(after, stored) : after;
        await (store.keyPath === null ? store.put(whole, key) : store.put(whole));
        return whole;
      };
      const [after] = await Promise.all([work(), done]);
      return after;
    });
  }

  /** Takes in what was read from the database. */
  #take(key: string, stored: unknown): void {
    const value = this.#kind.read(stored, key);
    if (value === undefined && stored !== undefined) this.#unreadable.set(key, stored);
    else this.#unreadable.delete(key);
    this.#lay(key, value);
  }

  /** Shows what is stored together with what is still to be written. */
  #lay(key: string, stored: T | undefined): void {
    const changes = [...this.#unwritten].filter((change) => change.key === key);
    this.#set(
      key,
      changes.reduce((value, { edit }) => edit(value), stored),
    );
  }

  #set(key: string, value: T | undefined): void {
    if (value === undefined) this.#contents.delete(key);
    else this.#contents.set(key, value);
  }
}
