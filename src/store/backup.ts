import { inOrder, type Seat } from '../engine/ask.ts';
import { readHeader } from '../link/index.ts';
import { isObject } from './database.ts';
import type { Receipt } from './receive.ts';
import { idOf, type SavedGame, withAlternative } from './saved-game.ts';

/** Everything a device remembers, as a text file. */
export interface Backup {
  readonly games: readonly SavedGame[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly records: Readonly<Record<string, unknown>>;
}

const KIND = 'carbon-copy backup';
const VERSION = 1;

export function backupText(backup: Backup): string {
  return `${JSON.stringify({ kind: KIND, version: VERSION, ...backup }, undefined, 1)}\n`;
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
  const games = entries.flatMap((entry) => savedGame(entry) ?? []);
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

/** A saved game out of a file, rebuilt from what its link says wherever the link knows. */
function savedGame(value: unknown): SavedGame | undefined {
  if (!isObject(value)) return undefined;
  const text = (key: string) => (typeof value[key] === 'string' ? value[key] : undefined);
  const count = (key: string) => (Number.isSafeInteger(value[key]) ? Math.max(0, Number(value[key])) : 0);
  const read = readHeader(text('link') ?? '');
  if (!read.ok) return undefined;
  const { header, link } = read;
  const isSeat = (seat: unknown): seat is Seat => typeof seat === 'number' && header.names[seat] !== undefined;
  const seats = (key: string) => listOf(value[key], isSeat);
  const [mover] = seats('mover');
  return {
    id: idOf(header),
    game: header.game,
    names: header.names,
    way: header.way,
    link,
    again: header.again,
    answers: count('answers'),
    label: text('label'),
    lastSent: text('lastSent'),
    mySeats: seats('mySeats'),
    seen: count('seen'),
    isFiled: value['isFiled'] === true,
    alternatives: listOf(value['alternatives'], (other) => typeof other === 'string'),
    updatedAt: count('updatedAt'),
    next: seats('next'),
    moment: text('moment') ?? '',
    mover,
    result: text('result'),
  };
}

function listOf<T>(value: unknown, isGood: (entry: unknown) => entry is T): T[] {
  return (Array.isArray(value) ? value : [value]).filter(isGood);
}
