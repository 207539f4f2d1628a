import { describe, expect, it } from 'vitest';
import { inEqualShares, inTurn, tablesBySeats } from './tables.ts';
import { toy } from './toy.ts';

describe('the tables of a game', () => {
  const bySeats = tablesBySeats(toy);

  it('are all that can be agreed on, by the number of seats', () => {
    const [fewest, most] = toy.seats;
    const seats = bySeats.map((tables) => new Set(tables.map((table) => table.seats)));
    expect(seats).toEqual(Array.from({ length: most - fewest + 1 }, (_, more) => new Set([fewest + more])));
    const values = new Set(bySeats.flat().map(({ options }) => options['length']));
    expect(values).toEqual(new Set(toy.options.find(({ id }) => id === 'length')?.values));
  });

  it('are shared out so that every number of seats has as many games', () => {
    const tableOf = inEqualShares(bySeats);
    const rounds = Array.from({ length: 4 * bySeats.length }, (_, number) => tableOf(1_000_003 + number).seats);
    for (const [more] of bySeats.entries()) {
      expect(rounds.filter((seats) => seats === toy.seats[0] + more)).toHaveLength(4);
    }
  });
});

describe('a list in turn', () => {
  it.each([1, 2, 3, 10, 97, 752])('comes to each of %i once in a round', (length) => {
    const list = Array.from({ length }, (_, at) => at);
    const round = list.map((number) => inTurn(list)(4_000_000_000 + number));
    expect(round.toSorted((a, b) => a - b)).toEqual(list);
  });

  it('is spread over the whole list within a few numbers', () => {
    const list = Array.from({ length: 1000 }, (_, at) => at);
    const few = Array.from({ length: 20 }, (_, number) => inTurn(list)(number));
    for (const from of [0, 200, 400, 600, 800]) expect(few.some((at) => at >= from && at < from + 200)).toBe(true);
  });
});
