import type { Seat } from '../engine/ask.ts';
import { DIGITS, fromBase62, toBase62 } from './base62.ts';
import { CHECK_LENGTH } from './digest.ts';
import { type Header, parseHeader, squeeze, unsqueeze } from './header.ts';
import { FORMAT, insideOf, SEAT_FORMAT, unwrapSeats, withBreaks } from './seal.ts';

/** Two base62 digits say how long the header is. */
const LENGTH_DIGITS = 2;
const DIGEST_BITS = 32n;

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

/** A whole link taken apart: everything but the rules is known. */
export interface Parts extends Read {
  /** The header's text, which the digest covers. */
  readonly text: string;
  readonly answers: bigint;
  readonly digest: number;
}

export function readWhole(link: string): Parts | Unreadable {
  if (link.startsWith(FORMAT)) return split(link) ?? { ok: false, fault: 'malformed' };
  if (!link.startsWith(SEAT_FORMAT)) return { ok: false, fault: 'newer-format' };
  const seats = unwrapSeats(link);
  if (!seats) return { ok: false, fault: 'malformed' };
  const read = readWhole(seats.inner);
  if (!read.ok) return read;
  const areSeated = seats.claims.every((seat) => seat < read.header.seats);
  return areSeated ? { ...read, claims: seats.claims } : { ok: false, fault: 'malformed' };
}

/** What can still be made out of a link that is not whole. */
export function readDamaged(link: string): Unreadable {
  if (!link.startsWith(FORMAT) && !link.startsWith(SEAT_FORMAT)) return { ok: false, fault: 'not-a-link' };
  const header = headerIn(link.startsWith(SEAT_FORMAT) ? insideOf(link) : link)?.header;
  return { ok: false, fault: 'cut-short', ...(header && { header }) };
}

/** Puts a link together, all but the seal. */
export function joined({ text, answers, digest }: Pick<Parts, 'text' | 'answers' | 'digest'>): string {
  const header = squeeze(text);
  const length =
    DIGITS.charAt(Math.floor(header.length / DIGITS.length)) + DIGITS.charAt(header.length % DIGITS.length);
  return `${FORMAT}${length}${header}${toBase62((answers << DIGEST_BITS) | BigInt(digest))}`;
}

/** Takes a link apart; undefined unless it is exactly what `joined` would have written. */
function split(link: string): Parts | undefined {
  const head = headerIn(link);
  const number = head && fromBase62(link.slice(head.end, -CHECK_LENGTH));
  if (!head || !number || number >> DIGEST_BITS < 1n) return undefined;
  return {
    ok: true,
    header: head.header,
    link: withBreaks(link),
    claims: [],
    text: head.text,
    answers: number >> DIGEST_BITS,
    digest: Number(number & ((1n << DIGEST_BITS) - 1n)),
  };
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
