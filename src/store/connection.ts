import { type Database, isFull, openDatabase } from './database.ts';

/**
 * The way to the database. It may be long in coming, which is no refusal; and it may be lost, as to another tab that
 * makes the database anew: whoever needs it next opens it again.
 */
export class Connection {
  readonly #name: string;
  #database: Promise<Database> | undefined;
  #isRefused = false;

  constructor(name: string) {
    this.#name = name;
  }

  /** The browser would not open the database when it was last asked. */
  get isRefused(): boolean {
    return this.#isRefused;
  }

  /** Works with the database; once more on a new connection if the one at hand has gone without a word. */
  async use<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const isNew = this.#database === undefined;
    try {
      return await work(await this.#open());
    } catch (trouble) {
      if (isNew || isFull(trouble)) throw trouble;
      this.close();
      return work(await this.#open());
    }
  }

  close(): void {
    this.#database?.then(
      (database) => database.close(),
      () => {},
    );
    this.#database = undefined;
  }

  #open(): Promise<Database> {
    if (this.#database) return this.#database;
    const forget = () => {
      if (this.#database === opening) this.#database = undefined;
    };
    const opening = openDatabase(this.#name, forget);
    this.#database = opening;
    opening.then(
      () => {
        this.#isRefused = false;
      },
      () => {
        this.#isRefused = true;
        forget();
      },
    );
    return opening;
  }
}
