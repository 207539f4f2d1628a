import { sha256 } from '@noble/hashes/sha2.js';

/** The one source of chance. Rules never shuffle in advance: they draw when a card is drawn. */
export interface Random {
  /** An integer from 0 to n - 1, each equally likely. */
  below(n: number): number;
}

const WORDS_PER_BLOCK = 8;

/**
 * Carbon Copy's stream of chance, named `sha256-ctr/1` in the link format. It is part of the format: changing it breaks
 * every released link. Block i of a turn is SHA-256 of the UTF-8 text `seed:turn:i`.
 */
export function stream(seed: string, turn: number): Random {
  return wordsOf((block) => sha256(new TextEncoder().encode(`${seed}:${turn}:${block}`)));
}

/**
 * Draws from blocks of 32 bytes, each read as eight big-endian 32-bit words; a word at or above the largest multiple of n
 * is passed over, so every result is equally likely.
 */
export function wordsOf(blockAt: (block: number) => Uint8Array): Random {
  let block: DataView | undefined;
  let used = 0;

  function word(): number {
    const at = used % WORDS_PER_BLOCK;
    if (!block || at === 0) {
      const bytes = blockAt(Math.floor(used / WORDS_PER_BLOCK));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    used++;
    return block.getUint32(at * 4);
  }

  return {
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`cannot draw one of ${n}`);
      const limit = 2 ** 32 - (2 ** 32 % n);
      let drawn = word();
      while (drawn >= limit) drawn = word();
      return drawn % n;
    },
  };
}

/** Takes one element out of a bag, each equally likely. The bag is a set: its order carries no secret. */
export function draw<T>(random: Random, bag: T[]): T {
  const [drawn] = bag.splice(random.below(bag.length), 1);
  return drawn as T;
}

/**
 * Collects what lies in these places and deals it out again, as many to each as before. It is put in order first, so that
 * nothing of where it lay is left.
 */
export function redealAmong<T extends string>(random: Random, ...places: readonly T[][]): void {
  const pool = places.flat().sort();
  for (const place of places) for (const at of place.keys()) place[at] = draw(random, pool);
}
