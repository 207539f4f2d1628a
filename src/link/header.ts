import LZString from 'lz-string';
import type { Agreement, Game, Options } from '../engine/game.ts';
import { DIGITS, fromBase62, toBase62 } from './base62.ts';
import { cleanName, cleanNote, type Envelope, type Kind, LATEST_EDITION, type Level, MOST_AGAIN } from './journal.ts';

/** One letter for each game we publish. Any other game is spelled out. Never reuse a letter. */
const CODES: Readonly<Record<string, string>> = {
  'empire-engine': 'E',
  'energy-empire': 'M',
  co2: 'C',
};

/** What can be read of a link without the rules of its game. */
export interface Header extends Envelope {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly seed: string;
  /** For each option of the game the index of its value; those left off are 0. */
  readonly options: readonly number[];
}

const LONGEST_HEADER_TEXT = 1000;
const SEED = /^[0-9A-Za-z]{8}$/;
const BOT_MARK = '\t';
const NOTE_MARK = '\v';

export function headerOf(envelope: Envelope, game: Pick<Game, 'options'>, agreement: Agreement): Header {
  if (!SEED.test(agreement.seed)) throw new RangeError(`"${agreement.seed}" is no seed`);
  return tidy({ ...envelope, ...agreement, options: indicesOf(game, agreement.options) });
}

/** The same header as the format can carry it. */
function tidy({ game, rules, seats, seed, options, names, kinds, way, again, note, edition }: Header): Header {
  const words = note && cleanNote(note.text);
  const hasBots = kinds.slice(0, seats).some((kind) => kind !== 'human');
  return {
    game,
    rules,
    seats,
    seed,
    options: options.slice(0, 1 + options.findLastIndex((index) => index !== 0)),
    names: Array.from({ length: seats }, (_, seat) => cleanName(names[seat] ?? '')),
    kinds: Array.from({ length: seats }, (_, seat) => kinds[seat] ?? 'human'),
    way,
    again: Math.min(again, MOST_AGAIN),
    ...(note && words && note.seat < seats && { note: { seat: note.seat, text: words } }),
    ...(edition && edition <= LATEST_EDITION && hasBots && { edition }),
  };
}

/** An option nobody spoke of has its first value: it may be younger than the agreement. */
function indicesOf(game: Pick<Game, 'options'>, options: Options): number[] {
  return game.options.map((spec) => {
    const value = options[spec.id];
    const index = value === undefined ? 0 : spec.values.indexOf(value);
    if (index < 0) throw new RangeError(`"${value}" is no value of the option "${spec.id}"`);
    return index;
  });
}

/** The options by name; undefined if the header knows a value that this game does not. */
export function optionsOf(game: Pick<Game, 'options'>, { options }: Header): Options | undefined {
  if (options.length > game.options.length) return undefined;
  const named: Record<string, string> = {};
  for (const [at, spec] of game.options.entries()) {
    const value = spec.values[options[at] ?? 0];
    if (value === undefined) return undefined;
    named[spec.id] = value;
  }
  return named;
}

/** The header as text: see the README for its lines. */
export function headerText(header: Header): string {
  const { game, rules, seed, options, names, kinds, way, again, note, edition } = header;
  const players = edition ? `+${edition}` : '';
  return [
    `${rules}${way === 'room' ? 'r' : 'l'}${again || ''}${CODES[game] ?? game}${players}`,
    seed + options.map((index) => DIGITS.charAt(index)).join(''),
    ...names.map((name, seat) => `${kindMark(kinds[seat])}${name}`),
    ...(note ? [NOTE_MARK + DIGITS.charAt(note.seat) + note.text] : []),
  ].join('\n');
}

function kindMark(kind: Kind = 'human'): string {
  return kind === 'human' ? '' : `${BOT_MARK}${kind.slice('bot:'.length)}`;
}

/** Reads the text of a header; undefined unless it is exactly what `headerText` writes. */
export function parseHeader(text: string): Header | undefined {
  const header = parse(text);
  return header && headerText(tidy(header)) === text ? header : undefined;
}

function parse(text: string): Header | undefined {
  const [first = '', second = '', ...lines] = text.split('\n');
  const facts = /^([1-9]\d{0,3})([lr])([1-9]\d?)?([A-Z]|[a-z][a-z0-9-]{1,31})(?:\+([1-9]\d{0,2}))?$/.exec(first);
  const agreed = /^([0-9A-Za-z]{8})([0-9A-Za-z]*)$/.exec(second);
  if (!facts || !agreed) return undefined;
  const note = lines.at(-1)?.startsWith(NOTE_MARK) ? lines.pop() : undefined;
  const players = lines.map((line) => /^(?:\t([1-9]))?([^\p{Cc}]*)$/u.exec(line));
  if (players.length === 0 || players.includes(null)) return undefined;
  return {
    game: gameOf(facts[4] ?? ''),
    rules: Number(facts[1]),
    seats: players.length,
    seed: agreed[1] ?? '',
    options: [...(agreed[2] ?? '')].map((digit) => DIGITS.indexOf(digit)),
    names: players.map((player) => player?.[2] ?? ''),
    kinds: players.map((player): Kind => (player?.[1] ? `bot:${Number(player[1]) as Level}` : 'human')),
    way: facts[2] === 'r' ? 'room' : 'link',
    again: Number(facts[3] ?? 0),
    ...(note && { note: { seat: DIGITS.indexOf(note.charAt(1)), text: note.slice(2) } }),
    ...(facts[5] && { edition: Number(facts[5]) }),
  };
}

/** A letter given away after this build stays a letter: a game it does not have. */
function gameOf(code: string): string {
  return Object.keys(CODES).find((game) => CODES[game] === code) ?? code;
}

/** Compresses a header into letters and digits. A byte 1 in front keeps its first zeros; those at its end are left off. */
export function squeeze(text: string): string {
  const bytes = LZString.compressToUint8Array(text);
  const end = 1 + bytes.findLastIndex((byte) => byte !== 0);
  let number = 1n;
  for (const byte of bytes.slice(0, end)) number = (number << 8n) | BigInt(byte);
  return toBase62(number);
}

/** The text of a compressed header; undefined if it is none. Never throws and never grows without bound. */
export function unsqueeze(letters: string): string | undefined {
  const bytes: number[] = [];
  let number = fromBase62(letters) ?? 0n;
  for (; number > 1n; number >>= 8n) bytes.push(Number(number & 255n));
  if (number !== 1n) return undefined;
  bytes.reverse().push(...(bytes.length % 2 === 0 ? [0, 0] : [0]));
  try {
    const text = LZString.decompressFromUint8Array(Uint8Array.from(bytes));
    return text && text.length <= LONGEST_HEADER_TEXT ? text : undefined;
  } catch {
    return undefined;
  }
}
