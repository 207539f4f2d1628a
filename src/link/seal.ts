import { inOrder, type Seat } from '../engine/ask.ts';
import { DIGITS } from './base62.ts';
import { CHECK_LENGTH, checkOf, isWhole } from './digest.ts';

/** The format of a game played by trust: the first character, in clear, of every link. */
export const FORMAT = '1';

/** The format of a sealed game. */
export const SEALED_FORMAT = '2';

/** The formats of private links, which move seats to another device of the same person: without, and with their secrets. */
export const SEAT_FORMAT = 'S';
export const KEY_FORMAT = 'P';

/** The secret of a seat in a private link. */
const SECRET_DIGITS = 22;

/** A break point for mail programs and chat apps, every so many characters. Readers ignore it. */
const PIECE = /.{1,120}/g;

/** Adds the check and the break points: what is left is fit to travel. */
export function seal(text: string): string {
  return withBreaks(text + checkOf(text));
}

export function withBreaks(text: string): string {
  return text.match(PIECE)?.join('-') ?? '';
}

export function withoutBreaks(text: string): string {
  return text.replaceAll('-', '');
}

/** Writes the private link of some seats of a game: the seats, their secrets if they have any, and the whole link inside. */
export function encodeSeats(seats: readonly Seat[], link: string, secrets: readonly string[] = []): string {
  const claimed = inOrder(seats).map((seat) => DIGITS.charAt(seat));
  const format = secrets.length > 0 ? KEY_FORMAT : SEAT_FORMAT;
  return seal([format, DIGITS.charAt(claimed.length), ...claimed, ...secrets, withoutBreaks(link)].join(''));
}

/** What a private link hands over, besides the link inside. */
export interface Claim {
  readonly claims: readonly Seat[];
  /** The secrets of the claimed seats, in their order. */
  readonly secrets: readonly string[];
}

/** Takes the link out of a private one; undefined unless it is exactly what `encodeSeats` would have written. */
export function unwrapSeats(link: string): (Claim & { inner: string }) | undefined {
  const inner = insideOf(link).slice(0, -CHECK_LENGTH);
  const claims = [...link.slice(2, seatsEnd(link))].map((digit) => DIGITS.indexOf(digit));
  const width = secretWidth(link);
  const secrets = width ? claims.map((_, at) => link.slice(seatsEnd(link) + at * width).slice(0, width)) : [];
  const isWritten = isWhole(inner) && !isPrivate(inner) && withoutBreaks(encodeSeats(claims, inner, secrets)) === link;
  return isWritten ? { claims, secrets, inner } : undefined;
}

export const isPrivate = (link: string): boolean => /^[SP]/.test(link);

export const isSealedLink = (link: string): boolean => link.startsWith(SEALED_FORMAT);

/** What stands behind the seats of a private link, and their secrets: the link inside, and the check. */
export function insideOf(link: string): string {
  return link.slice(seatsEnd(link) + secretWidth(link) * (seatsEnd(link) - 2));
}

const secretWidth = (link: string): number => (link.startsWith(KEY_FORMAT) ? SECRET_DIGITS : 0);

function seatsEnd(link: string): number {
  return 2 + DIGITS.indexOf(link.charAt(1));
}
