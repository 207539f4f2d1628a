import { describe, expect, it } from 'vitest';
import type { Options } from '../../../engine/game.ts';
import { Play } from '../../../engine/play.ts';
import { seedOf } from '../../../testing/playout.ts';
import { scenario } from '../testing/scenario.ts';
import { co2 } from './game.ts';
import type { State } from './state.ts';
import { GOALS_REMOVED } from './tables/goals.ts';
import { PLANTS, STACKS } from './tables/plants.ts';
import { CLOCKWISE, DEMAND_SPACES } from './tables/regions.ts';
import { SUMMITS } from './tables/summits.ts';

function start(seats: number, options: Options = {}, seed = 1): State {
  const plain = { fossils: 'random', lobby: 'dealt', first: 'passed', choices: 'ask', ...options };
  return Play.start(co2, { game: 'co2', rules: co2.rules, seats, options: plain, seed: seedOf(seed) }).state;
}

const fossilsOf = (state: State) =>
  CLOCKWISE.flatMap((region) => state.regions[region].spaces.map((space) => ('fossil' in space ? space.fossil : '')));

describe('set-up', () => {
  it('gives coins by seat from the start player clockwise (ruling 1)', () => {
    expect(start(5).players.map(({ coins }) => coins)).toEqual([3, 4, 4, 5, 5]);
    expect(start(5)).toMatchObject({ start: 0, active: 0 });
  });

  it('gives each company two permits, one scientist in hand, three in the pool, no cube and five lobby cards', () => {
    for (const { permits, cubes, scientists, hand } of start(4).players) {
      expect({ permits, cubes, cards: hand.length }).toEqual({ permits: 2, cubes: 0, cards: 5 });
      expect(scientists.map(({ at }) => at)).toEqual(['hand', 'pool', 'pool', 'pool']);
    }
  });

  it('has finite permits, cubes, tiles and scientists; what is not out lies in bank, supply and piles (ruling 2)', () => {
    const state = start(3);
    expect(state.bank).toBe(40 - 21 - 2 - 3 * 2);
    expect(state.cubes).toBe(25);
    expect(state.projects).toEqual({ forestation: 6, solar: 6, fusion: 6, biomass: 6, recycling: 6 });
    expect(Object.values(state.fossilPile).reduce((a, b) => a + b)).toBe(24);
  });

  it('places one permit for each empty demand space: two in Africa, five in Asia', () => {
    const { regions } = start(2);
    for (const region of CLOCKWISE) expect(regions[region].permits).toBe(DEMAND_SPACES[region] - 1);
    expect([regions.africa.permits, regions.asia.permits]).toEqual([2, 5]);
  });

  it('opens the market with two permits at 3 coins', () => {
    expect(start(2).market).toEqual({ price: 3, pile: 2, owed: 0 });
  });

  it('sorts each stack by cubes, then by coins, the cheapest on top (ruling 5)', () => {
    for (const stack of Object.values(STACKS)) {
      const costs = stack.map((plant) => PLANTS[plant].cubes * 100 + PLANTS[plant].coins);
      expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      expect(stack).toHaveLength(5);
    }
  });

  it('opens five summits with two topics; the others wait in the pile (ruling 6)', () => {
    const state = start(2);
    expect(Object.values(state.summits).map((id) => SUMMITS[id].topics.length)).toEqual([2, 2, 2, 2, 2]);
    expect(state.summitPile.map((id) => SUMMITS[id].topics.length).toSorted()).toEqual([
      2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4,
    ]);
  });

  it('gives six of the eight agendas to the regions (ruling 7)', () => {
    const agendas = CLOCKWISE.map((region) => start(2).regions[region].agenda);
    expect(new Set(agendas).size).toBe(6);
  });

  it.each([1, 2, 3, 4, 5])('removes company goals for %i players before dealing one each (ruling 8)', (seats) => {
    for (let seed = 0; seed < 20; seed++) {
      const goals = start(seats, {}, seed).players.map(({ goal }) => goal);
      expect(new Set(goals).size).toBe(seats);
      for (const goal of goals) expect(GOALS_REMOVED[seats - 1]).not.toContain(goal);
    }
  });

  it('shows ten UN goals, seven with two players, none alone; the rest leave the game (ruling 9)', () => {
    expect([1, 2, 3, 4, 5].map((seats) => start(seats).unDisplay.length)).toEqual([0, 7, 10, 10, 10]);
    expect(start(1).unPile).toHaveLength(13);
    expect(start(2)).toMatchObject({ unPile: [] });
    expect(start(2).unGone).toHaveLength(6);
  });

  it('shows two events', () => {
    const { events } = start(2);
    expect(events.next).toBeDefined();
    expect(events.pile).toHaveLength(4);
  });

  it('draws one fossil plant for each region and adds up the level (ruling 10)', () => {
    const state = start(2);
    expect(fossilsOf(state)).toHaveLength(6);
    expect(state.ppm).toBeGreaterThanOrEqual(120);
    expect(state.ppm).toBeLessThanOrEqual(240);
  });

  it('begins at 190 ppm with two coal, three oil and one gas plant (example)', () => {
    const { state } = scenario(2, (stage) => {
      const kinds = ['coal', 'coal', 'oil', 'oil', 'oil', 'gas'] as const;
      for (const [index, region] of CLOCKWISE.entries()) stage.fossils(region, kinds[index] ?? 'gas');
    });
    expect(state.ppm).toBe(190);
    const dealt = Array.from({ length: 300 }, (_, seed) => start(2, {}, seed));
    const example = dealt.find((state) => fossilsOf(state).toSorted().join() === 'coal,coal,gas,oil,oil,oil');
    expect(example?.ppm).toBe(190);
  });

  it.each([
    ['beginner', 150, { coal: 9, oil: 9, gas: 6 }],
    ['normal', 180, { coal: 8, oil: 8, gas: 8 }],
    ['expert', 210, { coal: 6, oil: 9, gas: 9 }],
    ['extreme', 240, { coal: 4, oil: 10, gas: 4 }],
  ])(
    'starts the %s preset at %i ppm, dealt at random, the rest in the pile (rulings 10, 101)',
    (fossils, ppm, pile) => {
      const worlds = [1, 2, 3].map((seed) => start(3, { fossils }, seed));
      for (const world of worlds) expect(world).toMatchObject({ ppm, fossilPile: pile });
      expect(worlds[0]?.fossilsGone.gas).toBe(fossils === 'extreme' ? 6 : 0);
    },
  );

  it('begins with an action of the start player: the first decade has no Supply phase (ruling 11)', () => {
    const play = scenario(3);
    expect(play.question).toBe('ask.turn');
    expect(play.told).toEqual(['event.set-up']);
  });
});
