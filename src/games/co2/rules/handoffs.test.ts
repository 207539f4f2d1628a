import { describe, expect, it } from 'vitest';
import type { RefOf } from '../../../engine/lexicon.ts';
import { playout, seedOf } from '../../../testing/playout.ts';
import { eagerly } from '../testing/random-games.ts';
import { scenario } from '../testing/scenario.ts';
import { co2 } from './game.ts';
import type { Co2 } from './lexicon.ts';
import { ROUNDS } from './tables/constants.ts';

/** How often the link changes hands, for each turn played. */
function handOvers(seats: number, choices: 'ask' | 'orders'): number {
  let changes = 0;
  let turns = 0;
  for (let number = 0; number < 10; number++) {
    const options = { fossils: 'beginner', lobby: 'dealt', first: 'passed', choices };
    const { answerers, state } = playout(
      co2,
      { game: 'co2', rules: co2.rules, seats, options, seed: seedOf(number) },
      number,
      {
        choose: eagerly,
      },
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

  it('are three in the last round of a decade, with an eviction, a summit, demand and income on the way', () => {
    const play = scenario(
      3,
      (stage) =>
        stage
          .now(0, { round: 4 })
          .summit('kyoto', 'summit-2-06')
          .project('asia', 1, 'solar')
          .scientist(2, 0, { region: 'asia', slot: 1 }, 'kyoto')
          .scientist(1, 0, { place: 'kyoto', topic: 'biomass' })
          .project('europe', 1, 'fusion')
          .scientist(0, 0, { region: 'europe', slot: 1 })
          .fossils('south-america')
          .plants('south-america', 1, 'recycling')
          .expertise(1, { recycling: 2 }),
      { choices: 'orders' },
    );
    const asked: (number | undefined)[] = [play.asked];
    const turn = (...refs: readonly RefOf<Co2>[]) => {
      play.pick(...refs);
      asked.push(play.asked);
    };
    turn('project:asia:1', 'button:done');
    expect(play.player(2)).toMatchObject({ coins: 5, expertise: { solar: 1 } });
    expect(play.question).toBe('ask.summit.extra');
    turn('expertise:biomass', 'project:africa:1', 'agenda:africa:solar', 'button:done');
    turn('expertise:solar', 'project:africa:2', 'agenda:africa:solar', 'button:done');
    expect(play.state).toMatchObject({ decade: 2, start: 1 });
    expect(play.question).toBe('ask.income');
    expect(asked).toEqual([0, 1, 2, 1]);
    expect(play.state.regions['south-america'].permits).toBe(2);
  });
});
