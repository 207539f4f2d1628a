import { inOrder, type Seat } from '../engine/ask.ts';
import { DIGITS } from './base62.ts';
import { CHECK_LENGTH, checkOf, isWhole } from './digest.ts';

/** The format this build writes: the first character, in clear, of every link. */
export const FORMAT = '1';

/** The format of a private link, which moves seats to another device of the same person. */
export const SEAT_FORMAT = 'S';

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

/** Writes the private link of some seats of a game: the seats, and the whole link inside. */
export function encodeSeats(seats: readonly Seat[], link: string): string {
  const claimed = inOrder(seats).map((seat) => DIGITS.charAt(seat));
  return seal(`${SEAT_FORMAT}${DIGITS.charAt(claimed.length)}${claimed.join('')}${withoutBreaks(link)}`);
}

/** Takes the link out of a private one; undefined unless it is exactly what `encodeSeats` would have written. */
export function unwrapSeats(link: string): { claims: readonly Seat[]; inner: string } | undefined {
  const inner = insideOf(link).slice(0, -CHECK_LENGTH);
  const claims = [...link.slice(2, seatsEnd(link))].map((digit) => DIGITS.indexOf(digit));
  const isWritten =
    isWhole(inner) && !inner.startsWith(SEAT_FORMAT) && withoutBreaks(encodeSeats(claims, inner)) === link;
  return isWritten ? { claims, inner } : undefined;
}

/** What stands behind the seats of a private link: the link inside, and the check. */
export function insideOf(link: string): string {
  return link.slice(seatsEnd(link));
}

function seatsEnd(link: string): number {
  return 2 + DIGITS.indexOf(link.charAt(1));
}
