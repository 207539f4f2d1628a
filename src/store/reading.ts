import { inOrder, type Seat } from '../engine/ask.ts';
import { readHeader } from '../link/index.ts';
import { idOf, LONGEST_LABEL, type SavedGame } from './saved-game.ts';

/**
 * What lies in the database or in a backup was written by this version, by another one, or by anybody with a text editor.
 * Whatever it is, reading it throws nothing, and what comes of it is small enough to be shown.
 */

/** No link is longer. */
const LONGEST_TEXT = 4096;
/** No sentence on the desk is longer. */
const LONGEST_SENTENCE = 200;
/** More ways than one game ever went. */
const MOST_ALTERNATIVES = 100;

/** Whether something read has fields to look at. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The texts in whatever was stored as a list of them: only so many, and none of endless length. */
export function textsIn(stored: unknown, most: number): string[] {
  const isText = (entry: unknown): entry is string => typeof entry === 'string' && entry.length <= LONGEST_TEXT;
  return listOf(stored, isText, most);
}

/** A saved game out of whatever was stored, rebuilt from what its link says wherever the link knows. */
export function readGame(value: unknown): SavedGame | undefined {
  if (!isObject(value)) return undefined;
  const text = (key: string, longest: number) =>
    typeof value[key] === 'string' ? cut(value[key], longest) : undefined;
  const count = (key: string) => (Number.isSafeInteger(value[key]) ? Math.max(0, Number(value[key])) : 0);
  const read = readHeader(typeof value['link'] === 'string' ? value['link'] : '');
  if (!read.ok) return undefined;
  const { header, link } = read;
  const isSeat = (seat: unknown): seat is Seat => typeof seat === 'number' && header.names[seat] !== undefined;
  const seats = (key: string) => inOrder(listOf(value[key], isSeat));
  const [mover] = seats('mover');
  return {
    id: idOf(header),
    game: header.game,
    names: header.names,
    way: header.way,
    link,
    again: header.again,
    answers: count('answers'),
    label: text('label', LONGEST_LABEL),
    lastSent: text('lastSent', LONGEST_TEXT),
    mySeats: seats('mySeats'),
    seen: count('seen'),
    isFiled: value['isFiled'] === true,
    alternatives: textsIn(value['alternatives'], MOST_ALTERNATIVES),
    updatedAt: count('updatedAt'),
    next: seats('next'),
    moment: text('moment', LONGEST_SENTENCE) ?? '',
    mover,
    result: text('result', LONGEST_SENTENCE),
  };
}

/** The beginning of a text, without half a character at its end. */
function cut(text: string, longest: number): string {
  return [...text.slice(0, 2 * longest)].slice(0, longest).join('');
}

function listOf<T>(value: unknown, isGood: (entry: unknown) => entry is T, most = Number.POSITIVE_INFINITY): T[] {
  return (Array.isArray(value) ? value : [value]).filter(isGood).slice(0, most);
}
