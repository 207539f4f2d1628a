import { inOrder } from '../engine/ask.ts';
import { KIND, VERSION } from './backup-text.ts';
import { isObject, readGame } from './reading.ts';
import type { Receipt } from './receive.ts';
import { keysOfBoth, type SavedGame, withAlternative } from './saved-game.ts';

/** Everything a device remembers, as a text file. */
export interface Backup {
  readonly games: readonly SavedGame[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly records: Readonly<Record<string, unknown>>;
}

export type BackupFault = 'not-a-backup' | 'newer-backup';

/** A backup as it was read: not every game in the file may be whole. */
interface ReadBackup extends Backup {
  readonly unreadable: number;
}

/** Reads a backup. Games that are not whole are passed over; settings and records are looked at by those who use them. */
export function readBackup(text: string): ReadBackup | BackupFault {
  const file = parse(text);
  if (file?.['kind'] !== KIND || typeof file['version'] !== 'number') return 'not-a-backup';
  if (file['version'] > VERSION) return 'newer-backup';
  const { settings, records } = file;
  const entries: readonly unknown[] = Array.isArray(file['games']) ? file['games'] : [];
  const games = entries.flatMap((entry) => readGame(entry) ?? []);
  return {
    games,
    unreadable: entries.length - games.length,
    settings: isObject(settings) ? settings : {},
    records: isObject(records) ? records : {},
  };
}

/**
 * Two memories of one game as one. Whatever is news is followed; where the two went different ways, this device stays on
 * its own and the other is kept beside.
 */
export function merged(mine: SavedGame, theirs: SavedGame, how: Receipt['kind']): SavedGame {
  const isFollowed = how === 'new' || how === 'news' || how === 'replacement';
  const isContained = how === 'known' || how === 'news' || how === 'stale';
  const [followed, other] = isFollowed ? [theirs, mine] : [mine, theirs];
  const links = isContained ? other.alternatives : [other.link, ...other.alternatives];
  const both = links.reduce(withAlternative, followed);
  return {
    ...both,
    label: mine.label ?? theirs.label,
    lastSent: followed.lastSent ?? other.lastSent,
    mySeats: inOrder([...mine.mySeats, ...theirs.mySeats]),
    seen: Math.max(mine.seen, theirs.seen),
    isFiled: mine.isFiled,
    keys: keysOfBoth(mine.keys, theirs.keys),
  };
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const file: unknown = JSON.parse(text);
    return isObject(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
