import type { Seat } from '../engine/ask.ts';
import { DIGITS, fromBase62, toBase62 } from './base62.ts';
import { CHECK_LENGTH } from './digest.ts';
import { type Header, parseHeader, squeeze, unsqueeze } from './header.ts';
import { FORMAT, insideOf, isPrivate, isSealedLink, unwrapSeats, withBreaks } from './seal.ts';

/** Two base62 digits say how long the header is. */
const LENGTH_DIGITS = 2;
export const DIGEST_BITS = 32;
/** What a sealed game carries for each seat: how many chains, and of each how far it was shown, and its latest value. */
export const MANY_BITS = 2;
export const COUNT_BITS = 8;
export const VALUE_BITS = 128;

/** Why a text is not a game. */
export const LINK_FAULTS = [
  /** There is nothing to read. */
  'empty',
  /** Nothing in the text looks like one of our links. */
  'not-a-link',
  /** Longer than any game. */
  'too-long',
  /** One of our links, with something missing or changed: ask for it again. */
  'cut-short',
  /** A whole link, of a format that only a newer Carbon Copy reads. */
  'newer-format',
  /** A whole link, of rules or options that only a newer Carbon Copy knows. */
  'newer-rules',
  /** A whole link of a game this Carbon Copy does not have. */
  'unknown-game',
  /** Somebody wrote this link by hand: its parts do not belong together. */
  'malformed',
  /** The rules do not allow what the link says was agreed or happened. */
  'impossible-move',
  /** The moves are possible but lead elsewhere: the rules have changed, or the link was tampered with. */
  'drifted',
  /** A sealed game: somebody's turn was played, or opened, without their seal. */
  'forged-visit',
  /** A sealed game: two seats have the same seal, so one of them was copied. */
  'copied-seal',
  /** A sealed game: it went on before everybody had joined. */
  'lap-not-finished',
] as const;

export type LinkFault = (typeof LINK_FAULTS)[number];

export interface Unreadable {
  readonly ok: false;
  readonly fault: LinkFault;
  /** Whose game it is, as far as could be made out. Of a link cut short it is a guess. */
  readonly header?: Header;
}

export interface Read {
  readonly ok: true;
  readonly header: Header;
  /** The link as this build writes it: canonical, with break points, without `#`. */
  readonly link: string;
  /** The seats that a private link hands to whoever opens it; none for any other link. */
  readonly claims: readonly Seat[];
}

/** One chain of a seat: its latest value, and how far that is from the first. */
export interface Link {
  readonly value: bigint;
  readonly count: number;
}

/** A whole link taken apart: everything but the rules is known. */
export interface Parts extends Read {
  /** The header's text, which the digest covers. */
  readonly text: string;
  readonly answers: bigint;
  readonly digest: number;
  /** The chains of every seat of a sealed game, which only `link/sealed` can open; no seat of any other has one. */
  readonly chains: readonly (readonly Link[])[];
  /** What a private link hands over of a sealed game: the secrets of the seats it claims. */
  readonly secrets: readonly string[];
}

export function readWhole(link: string): Parts | Unreadable {
  if (isPlayable(link)) return split(link) ?? { ok: false, fault: 'malformed' };
  if (!isPrivate(link)) return { ok: false, fault: 'newer-format' };
  const seats = unwrapSeats(link);
  if (!seats) return { ok: false, fault: 'malformed' };
  const read = readWhole(seats.inner);
  if (!read.ok) return read;
  const areSeated = seats.claims.every((seat) => seat < read.header.seats);
  return areSeated ? { ...read, ...seats } : { ok: false, fault: 'malformed' };
}

/** A link of a game, sealed or not. */
const isPlayable = (link: string): boolean => link.startsWith(FORMAT) || isSealedLink(link);

/** Whether a text begins like any of our links. */
export const isOurs = (text: string): boolean => isPlayable(text) || isPrivate(text);

/** What can still be made out of a link that is not whole. */
export function readDamaged(link: string): Unreadable {
  if (!isOurs(link)) return { ok: false, fault: 'not-a-link' };
  const header = headerIn(isPrivate(link) ? insideOf(link) : link)?.header;
  return { ok: false, fault: 'cut-short', ...(header && { header }) };
}

/** Puts a link together, all but the seal: the number tells the answers and the digest, and the chains if there are any. */
export function joined(format: string, text: string, number: bigint): string {
  const header = squeeze(text);
  const length =
    DIGITS.charAt(Math.floor(header.length / DIGITS.length)) + DIGITS.charAt(header.length % DIGITS.length);
  return `${format}${length}${header}${toBase62(number)}`;
}

/** Takes a link apart; undefined unless it is exactly what `joined` would have written. */
function split(link: string): Parts | undefined {
  const head = headerIn(link);
  let number = (head && fromBase62(link.slice(head.end, -CHECK_LENGTH))) ?? 0n;
  const take = (bits: number): bigint => {
    const low = BigInt.asUintN(bits, number);
    number >>= BigInt(bits);
    return low;
  };
  if (!head) return undefined;
  const chains = head.header.names.map(() => {
    const many = isSealedLink(link) ? Number(take(MANY_BITS)) : 0;
    return Array.from({ length: many }, () => ({ count: Number(take(COUNT_BITS)), value: take(VALUE_BITS) }));
  });
  const digest = Number(take(DIGEST_BITS));
  if (number < 1n) return undefined;
  const { header, text } = head;
  return { ok: true, header, link: withBreaks(link), claims: [], secrets: [], text, answers: number, digest, chains };
}

function headerIn(link: string): { header: Header; text: string; end: number } | undefined {
  const start = FORMAT.length + LENGTH_DIGITS;
  const [high = -1, low = -1] = [...link.slice(FORMAT.length, start)].map((digit) => DIGITS.indexOf(digit));
  const end = start + high * DIGITS.length + low;
  const letters = link.slice(start, end);
  const text = unsqueeze(letters);
  const header = text === undefined ? undefined : parseHeader(text);
  if (text === undefined || !header || squeeze(text) !== letters) return undefined;
  return { header, text, end };
}
