import { describe, expect, it } from 'vitest';
import { dice, seedOf } from '../../../testing/playout.ts';
import { eagerly, playOut } from './playing.ts';
import { ROUNDS } from './tables/constants.ts';

/** How often the link changes hands, for each turn played. */
function handOvers(seats: number, choices: 'ask' | 'orders'): number {
  let changes = 0;
  let turns = 0;
  for (let number = 0; number < 10; number++) {
    const options = { fossils: 'beginner', lobby: 'dealt', first: 'passed', choices };
    const { answerers, state } = playOut(
      { game: 'co2', rules: 1, seats, options, seed: seedOf(number) },
      dice(number),
      eagerly,
    );
    changes += answerers.filter((seat, at) => at > 0 && seat !== answerers[at - 1]).length;
    const decades = state.ended === 'lost' ? state.decade - 1 : state.decade;
    turns += decades * seats * (ROUNDS[seats - 1] ?? 0);
  }
  return changes / turns;
}

describe('hand-overs', () => {
  it.each([3, 4, 5])('with %i companies and standing orders are hardly more than one for each turn', (seats) => {
    const byOrders = handOvers(seats, 'orders');
    expect(byOrders).toBeLessThan(1.1);
    expect(byOrders).toBeLessThan(handOvers(seats, 'ask'));
  });
});
