import { type IDBPDatabase, openDB } from 'idb';
import { backupText } from './backup-text.ts';

/**
 * Everything a device remembers, as the text of a backup, read by somebody who knows nothing of the app: for a start
 * that failed. Nothing is checked, let alone changed; a restore does that. Undefined where nothing was ever kept.
 */
export async function salvage(name = 'carbon-copy'): Promise<string | undefined> {
  const database = await openAsItIs(name);
  if (!database) return undefined;
  try {
    return backupText({
      games: await valuesIn(database, 'games'),
      settings: await entriesIn(database, 'settings'),
      records: await entriesIn(database, 'records'),
    });
  } finally {
    database.close();
  }
}

/** Opens whichever version is there. Where there is none, none is made: the app would take an empty one for its own. */
async function openAsItIs(name: string): Promise<IDBPDatabase | undefined> {
  let isNew = false;
  try {
    return await openDB(name, undefined, {
      upgrade(_database, _before, _after, transaction) {
        isNew = true;
        // The opening itself fails then, and is heard below.
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
  } catch (trouble) {
    if (isNew) return undefined;
    throw trouble;
  }
}

async function valuesIn(database: IDBPDatabase, drawer: string): Promise<unknown[]> {
  return database.objectStoreNames.contains(drawer) ? database.getAll(drawer) : [];
}

async function entriesIn(database: IDBPDatabase, drawer: string): Promise<Record<string, unknown>> {
  if (!database.objectStoreNames.contains(drawer)) return {};
  const [keys, values] = await Promise.all([database.getAllKeys(drawer), database.getAll(drawer)]);
  return Object.fromEntries(keys.map((key, at) => [String(key), values[at]]));
}
