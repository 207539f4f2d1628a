import type { Random } from '../engine/random.ts';

const FRACTIONS = 2 ** 32;

/**
 * The dice a player thinks with. They are quick, come out the same in every browser, and have nothing to do with the
 * chance of the game: whoever knows them knows nothing of what will be drawn.
 */
export class Dice implements Random {
  #a: number;
  #b: number;
  #c = 0x2545f491;
  #counter = 1;

  constructor(seed: number, other = 0x9e3779b9) {
    this.#a = seed | 0;
    this.#b = other | 0;
    for (let warmUp = 0; warmUp < 12; warmUp++) this.#next();
  }

  /** A number from nought up to, but not including, one. */
  unit(): number {
    return this.#next() / FRACTIONS;
  }

  below(n: number): number {
    return Math.floor(this.unit() * n);
  }

  /** One of so many, each as likely as its weight says; where none has any, all alike. */
  weighted(weights: readonly number[]): number {
    let total = 0;
    for (const weight of weights) total += weight;
    if (total <= 0) return this.below(weights.length);
    let left = this.unit() * total;
    for (let at = 0; at < weights.length; at++) {
      left -= weights[at] ?? 0;
      if (left < 0) return at;
    }
    return weights.length - 1;
  }

  /** The generator is known as sfc32. */
  #next(): number {
    const drawn = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + drawn) | 0;
    return drawn >>> 0;
  }
}

/** Dice that follow from a text, always the same from the same. */
export function diceFrom(text: string): Dice {
  let one = 0x811c9dc5;
  let other = 0x1b873593;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x5bd1e995) ^ (other >>> 15);
  }
  return new Dice(one, other);
}
