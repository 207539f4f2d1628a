import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Anything that JSON can hold. */
export type Plain = string | number | boolean | readonly Plain[] | { readonly [key: string]: Plain };

/** What lies in it may come from any version: whoever takes something out must look what it is. */
interface Schema extends DBSchema {
  games: { key: string; value: unknown };
  settings: { key: string; value: unknown };
  records: { key: string; value: unknown };
}

export type Database = IDBPDatabase<Schema>;
export type DrawerName = 'games' | 'settings' | 'records';

const VERSION = 1;

/** Opens the database, also one that a newer version of the app has made anew: the drawers known here are still there. */
export async function openDatabase(name: string, onLost: () => void): Promise<Database> {
  const open = (version?: number) =>
    openDB<Schema>(name, version, {
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
  return open(VERSION).catch((trouble: unknown) => {
    if (nameOf(trouble) === 'VersionError') return open();
    throw trouble;
  });
}

/** There is no room left on this device. */
export const isFull = (trouble: unknown): boolean => nameOf(trouble) === 'QuotaExceededError';

const nameOf = (trouble: unknown): string => (trouble instanceof Error ? trouble.name : '');
