import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedGame } from './saved-game.ts';

/** Anything that JSON can hold. */
export type Plain = string | number | boolean | readonly Plain[] | { readonly [key: string]: Plain };

export interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  settings: { key: string; value: unknown };
  records: { key: string; value: unknown };
}

export type Database = IDBPDatabase<Schema>;
export type Drawer = 'games' | 'settings' | 'records';

const VERSION = 1;

/** Some browsers never answer when storage is refused. */
const PATIENCE = 3000;

/** Opens the database; undefined where the browser refuses one. */
export async function openDatabase(name: string, onLost: () => void): Promise<Database | undefined> {
  try {
    const opening = openDB<Schema>(name, VERSION, {
      upgrade(database) {
        database.createObjectStore('games', { keyPath: 'id' });
        database.createObjectStore('settings');
        database.createObjectStore('records');
      },
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        onLost();
      },
      terminated: onLost,
    });
    return await Promise.race([opening, refusal()]);
  } catch {
    return undefined;
  }
}

function refusal(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE);
  });
}
