import { describe, expect, it } from 'vitest';
import { draw, stream } from './random.ts';

/** Computed apart from this code. They are part of the link format: a change here breaks every released link. */
const VECTORS = [
  { seed: '00000000', turn: 0, first: 0xebd378d4, dice: '4 5 1 1 5 5 5 5 2 5 2 1' },
  { seed: 'CarbonCo', turn: 1, first: 0xfb1c9e6b, dice: '1 3 3 3 4 4 4 1 1 1 4 3' },
  { seed: 'zzzzzzzz', turn: 4096, first: 0xdfe6f378, dice: '0 4 2 5 1 0 4 3 2 2 2 3' },
];

const MIXED = [2, 3, 7, 10, 52, 100, 1000, 65_536, 3_000_000_000, 2 ** 32, 3_000_000_000, 5];

describe('sha256-ctr/1', () => {
  it.each(VECTORS)('turn $turn of the seed $seed begins as the format says', ({ seed, turn, first, dice }) => {
    expect(stream(seed, turn).below(2 ** 32)).toBe(first);
    const random = stream(seed, turn);
    expect(Array.from({ length: 12 }, () => random.below(6)).join(' ')).toBe(dice);
  });

  it('goes on from block to block whatever is drawn', () => {
    const random = stream('CarbonCo', 1);
    expect(MIXED.map((n) => random.below(n))).toEqual([
      1, 0, 5, 1, 18, 22, 236, 27_503, 1_476_833_779, 399_048_703, 1_601_235_520, 4,
    ]);
  });

  it('passes over words that would make some results likelier', () => {
    // The first two words, 0xebd378d4 and 0xc903748d, are not below three thousand million; the third is.
    expect(stream('00000000', 0).below(3_000_000_000)).toBe(0xa4769685);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses to draw one of %s', (n) => {
    expect(() => stream('00000000', 0).below(n)).toThrow(RangeError);
  });

  it('shows every face of a die about equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const rolls = 6000;
    for (let turn = 0; turn < rolls; turn++) {
      const face = stream('Fairness', turn).below(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    const expected = rolls / 6;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(15.09); // 99 % of fair dice stay below, five degrees of freedom
  });
});

describe('a bag', () => {
  it('gives each thing once', () => {
    const bag = ['wool', 'salt', 'honey'];
    const random = stream('CarbonCo', 7);
    const drawn = [draw(random, bag), draw(random, bag), draw(random, bag)];
    expect(drawn.toSorted()).toEqual(['honey', 'salt', 'wool']);
    expect(bag).toEqual([]);
  });
});
