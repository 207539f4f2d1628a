import { DIGITS } from '../link/base62.ts';

const LENGTH = 8;

/** Bytes from here on would make some digits likelier than others. */
const LIMIT = 256 - (256 % DIGITS.length);

/** The seed of a new game: the source of all its chance and its identity. */
export function newSeed(): string {
  let seed = '';
  while (seed.length < LENGTH) {
    const [byte = LIMIT] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < LIMIT) seed += DIGITS.charAt(byte % DIGITS.length);
  }
  return seed;
}
