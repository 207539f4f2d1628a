import { describe, expect, it } from 'vitest';
import { figures, gamesOnTheShelf, handOvers } from './bench.ts';
import { toy } from './toy.ts';

describe('the bench', () => {
  it('counts a hand-over after every run of answers by one seat', () => {
    expect(handOvers({ answerers: [] })).toBe(0);
    expect(handOvers({ answerers: [0, 0, 0] })).toBe(1);
    expect(handOvers({ answerers: [0, 1, 1, 0, 2] })).toBe(4);
  });

  it('measures every number of seats of every game, and finds something everywhere', () => {
    const measured = [...figures([toy], 2)];
    for (const seats of [2, 3, 4]) {
      expect(measured.map(({ name }) => name)).toContain(`link.chars.median/toy/${seats}`);
    }
    expect(measured.filter(({ value }) => !(value > 0))).toEqual([]);
  });

  it('finds the games by itself', async () => {
    expect((await gamesOnTheShelf()).map(({ id }) => id)).toContain('empire-engine');
  });
});
