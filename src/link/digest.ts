import { sha256 } from '@noble/hashes/sha2.js';
import type { Play } from '../engine/play.ts';
import { DIGITS } from './base62.ts';

/** Four letters at the end of every link, of every format: they tell a whole link from a cut or mistyped one. */
export const CHECK_LENGTH = 4;

const CHECKS = 62 ** CHECK_LENGTH;

/** The check of everything before it: the first 32 bits of SHA-256, modulo 62⁴, as four base62 digits. */
export function checkOf(text: string): string {
  let rest = first32(`check\0${text}`) % CHECKS;
  let check = '';
  for (let at = 0; at < CHECK_LENGTH; at++) {
    check = DIGITS.charAt(rest % 62) + check;
    rest = Math.floor(rest / 62);
  }
  return check;
}

export function isWhole(text: string): boolean {
  return checkOf(text.slice(0, -CHECK_LENGTH)) === text.slice(-CHECK_LENGTH);
}

/**
 * 32 bits that stand for the position: what everybody agreed and chose, what is asked now and how the score stands.
 * It is taken over names and numbers that players see, never over the state, so that a state may be refactored while a
 * change in what the rules do fails loudly.
 */
export function digestOf(header: string, play: Play): number {
  const { ask } = play;
  return first32(
    [
      'position',
      header,
      play.picks.join(' '),
      ask ? `${ask.seat} ${ask.options.map((option) => option.ref).join(' ')}` : 'over',
      play.game.scores(play.state).totals.join(' '),
    ].join('\0'),
  );
}

function first32(text: string): number {
  const hash = sha256(new TextEncoder().encode(text));
  return new DataView(hash.buffer, hash.byteOffset).getUint32(0);
}
