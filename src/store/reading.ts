import { inOrder, type Seat } from '../engine/ask.ts';
import type { Message } from '../engine/message.ts';
import { readHeader } from '../link/index.ts';
import { idOf, LONGEST_LABEL, type Outcome, type SavedGame, type SavedKey } from './saved-game.ts';

/**
 * What lies in the database or in a backup was written by this version, by another one, or by anybody with a text editor.
 * Whatever it is, reading it throws nothing, and what comes of it is small enough to be shown.
 */

/** No link is longer. */
const LONGEST_TEXT = 4096;
/** No sentence on the desk is longer. */
const LONGEST_SENTENCE = 200;
/** More facts, sides and winners than there are to tell of. */
const MOST_FACTS = 12;
/** More ways than one game ever went. */
const MOST_ALTERNATIVES = 100;

/** A secret of a sealed game, and more of them than one game has. */
const SECRET = /^[0-9A-Za-z]{22}$/;
const MOST_KEYS = 24;

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
  const count = (key: string) => (isCount(value[key]) ? value[key] : 0);
  const read = readHeader(typeof value['link'] === 'string' ? value['link'] : '');
  if (!read.ok) return undefined;
  const { header, link } = read;
  const isSeat = (seat: unknown): seat is Seat => typeof seat === 'number' && header.names[seat] !== undefined;
  const seats = (key: string) => inOrder(listOf(value[key], isSeat));
  const [mover] = seats('mover');
  const isKey = (key: unknown): key is SavedKey =>
    isObject(key) &&
    isSeat(key['seat']) &&
    SECRET.test(String(key['secret'])) &&
    isCount(key['segment']) &&
    isCount(key['spent']);
  const keys = listOf(value['keys'], isKey, MOST_KEYS);
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
    moment: readMessage(value['moment']) ?? text('moment', LONGEST_SENTENCE) ?? '',
    mover,
    result: readOutcome(value['result'], isSeat) ?? text('result', LONGEST_SENTENCE),
    ...(keys.length > 0 && { keys }),
    ...(isCount(value['trusted']) && { trusted: value['trusted'] }),
  };
}

/** A message as the desk can say it: nothing but numbers are its facts. */
function readMessage(value: unknown): Message | undefined {
  if (!isObject(value) || typeof value['key'] !== 'string' || !isObject(value['with'])) return undefined;
  const isNumber = (fact: [string, unknown]): fact is [string, number] => typeof fact[1] === 'number';
  const facts = Object.entries(value['with']).filter(isNumber).slice(0, MOST_FACTS);
  return { key: cut(value['key'], LONGEST_LABEL), with: Object.fromEntries(facts) };
}

function readOutcome(value: unknown, isSeat: (seat: unknown) => seat is Seat): Outcome | undefined {
  if (!isObject(value) || !Array.isArray(value['winners'])) return undefined;
  const isNumber = (points: unknown): points is number => typeof points === 'number';
  return {
    winners: value['winners'].slice(0, MOST_FACTS).flatMap((who): (Seat | Message)[] => {
      const message = readMessage(who);
      return isSeat(who) ? [who] : message ? [message] : [];
    }),
    points: listOf(value['points'], isNumber, MOST_FACTS),
    isShared: value['isShared'] === true,
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** The beginning of a text, without half a character at its end. */
function cut(text: string, longest: number): string {
  return [...text.slice(0, 2 * longest)].slice(0, longest).join('');
}

function listOf<T>(value: unknown, isGood: (entry: unknown) => entry is T, most = Number.POSITIVE_INFINITY): T[] {
  return (Array.isArray(value) ? value : [value]).filter(isGood).slice(0, most);
}
