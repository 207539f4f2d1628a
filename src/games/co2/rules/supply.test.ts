import { describe, expect, it } from 'vitest';
import { type Scenario, scenario } from '../testing/scenario.ts';
import type { Stage } from '../testing/stage.ts';
import { incomeOf } from './income.ts';
import { pointsOf } from './purse.ts';
import { EVENT_IDS, EVENTS } from './tables/events.ts';
import { CLOCKWISE } from './tables/regions.ts';

const incomes = ({ state }: Scenario) => state.players.map((_, seat) => incomeOf(state, seat));
const coinsOf = ({ state }: Scenario) => state.players.map(({ coins }) => coins);

/** No region draws a fossil plant: each has a green one on the space of this decade. */
function covered(stage: Stage): Stage {
  const energies = ['fusion', 'fusion', 'solar', 'solar', 'biomass', 'recycling'] as const;
  for (const [index, region] of CLOCKWISE.entries()) stage.plants(region, 0, energies[index] ?? 'solar');
  return stage;
}

describe('income', () => {
  it('comes before cube loss, demand and event (ruling 12)', () => {
    const play = scenario(3, (stage) => stage.expertise(0, { solar: 1, fusion: 1 }).cubesIn('asia', 1).supply());
    expect(play.question).toBe('ask.income');
    expect(play.state.regions.asia.cubes).toBe(1);
    play.pick('amount:1');
    expect(play.state.regions.asia.cubes).toBe(0);
    const order = play.told.filter((key) => ['event.income', 'event.fossil', 'event.disaster.averted'].includes(key));
    expect(order).toEqual(['event.income', ...Array(6).fill('event.fossil'), 'event.disaster.averted']);
  });

  it('pays Orange 4 for leading biomass and 2 for being second in recycling, as 3 coins and 3 points (example)', () => {
    const play = scenario(3, (stage) =>
      stage
        .expertise(0, { biomass: 8, recycling: 3 })
        .expertise(1, { recycling: 6, biomass: 2 })
        .expertise(2, { recycling: 1 })
        .supply(),
    );
    expect(incomes(play)[0]).toBe(6);
    expect(play.offered).toEqual([0, 1, 2, 3, 4, 5, 6].map((coins) => `amount:${coins}`));
    play.pick('amount:3');
    expect(play.player(0)).toMatchObject({ coins: 3 + 3, points: { income: 3 } });
  });

  it('pays all five companies if two tie for first and three for second (example, ruling 13)', () => {
    const play = scenario(5, (stage) => {
      for (const seat of [0, 1]) stage.expertise(seat, { solar: 6 });
      for (const seat of [2, 3, 4]) stage.expertise(seat, { solar: 3 });
    });
    expect(incomes(play)).toEqual([3, 3, 2, 2, 2]);
  });

  it('needs a disc on the track (ruling 14)', () => {
    const play = scenario(3, (stage) => stage.expertise(1, { solar: 4 }));
    expect(incomes(play)).toEqual([0, 2, 0]);
  });

  it('pays only the first place with two players, and the lone company wherever it has a disc (ruling 15)', () => {
    const two = scenario(2, (stage) => stage.expertise(0, { solar: 5 }).expertise(1, { solar: 4 }));
    expect(incomes(two)).toEqual([2, 0]);
    const one = scenario(1, (stage) => stage.expertise(0, { solar: 1, fusion: 5 }));
    expect(incomes(one)).toEqual([4]);
  });

  it('pays each company the number beside its own disc, to third place nothing (ruling 16)', () => {
    const play = scenario(3, (stage) =>
      stage.expertise(0, { forestation: 12 }).expertise(1, { forestation: 10 }).expertise(2, { forestation: 9 }),
    );
    expect(incomes(play)).toEqual([6, 5, 0]);
  });

  it('is split once over all tracks, in whole units, coins and points together (ruling 17)', () => {
    const play = scenario(2, (stage) => stage.expertise(0, { solar: 3, fusion: 5, biomass: 3 }).supply());
    expect(incomes(play)[0]).toBe(7);
    play.pick('amount:7');
    expect(coinsOf(play)[0]).toBe(3 + 7);
    expect(play.told.filter((key) => key === 'event.income.taken')).toHaveLength(1);
  });
});

describe('energy supply', () => {
  it('begins in North America and goes clockwise (ruling 18)', () => {
    const play = scenario(2, (stage) => stage.supply());
    const filled = play.play.told
      .filter(({ event }) => event.say.key === 'event.fossil')
      .map(({ event }) => event.say.with['region']);
    expect(filled).toEqual(CLOCKWISE);
  });

  it('tests only the space of the decade, and passes over one that is filled (ruling 19)', () => {
    const play = scenario(2, (stage) => stage.plants('asia', 0, 'solar').supply(2));
    expect(CLOCKWISE.map((region) => play.state.regions[region].spaces.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(play.state.regions.asia.spaces[1]).toMatchObject({ plant: 'plant-solar-1' });
  });

  it('skips regions with fewer spaces than the decade has (ruling 19)', () => {
    const play = scenario(2, (stage) => {
      stage.world({ coal: 0, oil: 9, gas: 9 }).supply(4);
    });
    expect(CLOCKWISE.map((region) => play.state.regions[region].spaces.length)).toEqual([4, 4, 4, 4, 3, 4]);
  });

  it('raises the level by each new plant', () => {
    const play = scenario(2, (stage) => stage.supply());
    const { ppm, fossilPile } = play.state;
    const drawn = { coal: 10 - fossilPile.coal, oil: 10 - fossilPile.oil, gas: 10 - fossilPile.gas };
    expect(ppm).toBe(drawn.coal * 40 + drawn.oil * 30 + drawn.gas * 20);
  });

  it('settles one region at a time: a price raised by one payment counts for the next (ruling 20)', () => {
    const play = scenario(2, (stage) => {
      stage.market(3, 1).holds(0, { coins: 20, permits: 0 });
      for (const region of ['africa', 'south-america'] as const) {
        stage
          .fossils(region)
          .plants(region, 0, region === 'africa' ? 'solar' : 'recycling')
          .permitsIn(region, 0);
      }
      stage.supply();
    });
    expect(play.player(0)).toMatchObject({ coins: 20 - 3 - 4, ledger: { market: -7 } });
    expect(play.state.market.price).toBe(4);
  });

  it('takes the permit from the region itself if nobody controls it (ruling 21)', () => {
    const play = scenario(2, (stage) => stage.supply());
    expect(play.state.regions.africa.permits).toBe(1);
    expect(play.state.regions.asia.permits).toBe(4);
  });

  it('lets the controller pay from the hand or from any controlled region (ruling 22)', () => {
    const play = scenario(2, (stage) =>
      stage
        .fossils('africa')
        .plants('africa', 0, 'solar')
        .fossils('asia', 'gas', 'gas')
        .plants('asia', 0, 'solar')
        .supply(),
    );
    expect(play.question).toBe('ask.demand');
    expect(play.offered).toEqual(['permit:hand', 'region:asia', 'region:africa']);
    play.pick('region:asia');
    expect(play.state.regions).toMatchObject({ asia: { permits: 4 }, africa: { permits: 2 } });
    expect(play.player(0).permits).toBe(2);
  });

  it('forces a purchase at the standing price only without any permit; it goes straight to the bank (ruling 23)', () => {
    const play = scenario(2, (stage) => stage.holds(0, { coins: 9, permits: 0 }).wantingPermit('africa', 0));
    expect(play.player(0)).toMatchObject({ coins: 6, permits: 0 });
    expect(play.state.market).toMatchObject({ price: 3, pile: 1 });
    expect(play.told).toContain('event.demand.bought');
  });

  it('allows no other purchase in this phase, and no lobby card (ruling 24)', () => {
    const play = scenario(2, (stage) =>
      stage
        .hand(0, 'lobby-25')
        .holds(0, { coins: 9, permits: 0 })
        .fossils('africa')
        .plants('africa', 0, 'solar')
        .permitsIn('africa', 1)
        .supply(),
    );
    expect(play.state.regions.africa.permits).toBe(0);
    expect(play.player(0)).toMatchObject({ coins: 9, hand: ['lobby-25'] });
    const forced = scenario(2, (stage) =>
      stage.hand(0, 'lobby-25').holds(0, { coins: 9, permits: 0 }).wantingPermit('africa', 0),
    );
    expect(forced.player(0)).toMatchObject({ hand: ['lobby-25'], points: { lobby: 0 } });
  });

  it('exchanges exactly the missing coins for points, below zero if need be, unless the goal is given up (ruling 25)', () => {
    const broke = (stage: Stage) => stage.holds(0, { coins: 1, permits: 0 }).wantingPermit('africa', 0);
    const pays = scenario(2, broke);
    expect(pays.question).toBe('ask.demand.goal');
    pays.pick('button:decline');
    expect(pays.player(0)).toMatchObject({ coins: 0, points: { exchange: -2 }, goalDiscarded: false });
    const sells = scenario(2, broke);
    sells.pick(`card:${sells.player(0).goal}`);
    expect(sells.player(0)).toMatchObject({ coins: 1 + 8 - 3, points: { exchange: 0 }, goalDiscarded: true });
  });

  it('takes the price as a fine if market and bank are empty (ruling 26)', () => {
    const play = scenario(5, (stage) => {
      stage.holds(0, { coins: 9, permits: 0 }).fossils('africa').plants('africa', 0, 'solar').permitsIn('africa', 0);
      stage.state.market.pile = 0;
      stage.state.market.owed = 2;
      stage.holds(1, { permits: 2 + stage.state.bank + 2 });
      stage.state.bank = 0;
      for (const region of CLOCKWISE) {
        if (region !== 'africa') stage.fossils(region, 'gas', 'gas');
      }
      stage.supply();
    });
    expect(play.player(0).coins).toBe(6);
    expect(play.state.market).toMatchObject({ pile: 0, price: 3 });
  });

  it('consumes one cube in every region that has any, before the event adds more (ruling 27)', () => {
    const play = scenario(2, (stage) => stage.cubesIn('asia', 2).cubesIn('europe', 1).supply());
    expect(play.state.regions).toMatchObject({ asia: { cubes: 1 }, europe: { cubes: 0 } });
  });

  it('leaves the space empty if no fossil plant is left: no permit, no rise (ruling 32)', () => {
    const play = scenario(2, (stage) => stage.emptyFossilPile().supply());
    expect(play.state.ppm).toBe(120);
    expect(play.state.regions.asia).toMatchObject({ permits: 5 });
    expect(play.state.regions.asia.spaces).toHaveLength(1);
  });
});

describe('the event', () => {
  const dirty = (stage: Stage) => stage.world({ coal: 6, oil: 2, gas: 4 }).event('event-47');

  it('is a disaster from 350 ppm after all demand is settled (ruling 28)', () => {
    const averted = scenario(2, (stage) => stage.world({ coal: 4, oil: 2, gas: 6 }).supply());
    expect(averted.state.ppm).toBe(340);
    expect(averted.told).toContain('event.disaster.averted');
    const struck = scenario(2, (stage) => stage.world({ coal: 4, oil: 3, gas: 5 }).supply());
    expect(struck.state.ppm).toBe(350);
    expect(struck.told).toContain('event.disaster');
  });

  it('makes everybody without a plant there send a cube, who has none loses 2 points (ruling 29)', () => {
    const play = scenario(3, (stage) => dirty(stage).holds(0, { cubes: 2 }).supply());
    expect(play.state.players.map(({ cubes }) => cubes)).toEqual([1, 0, 0]);
    expect(play.state.players.map(pointsOf)).toEqual([0, -2, -2]);
    expect(play.state.regions.africa.cubes).toBe(1);
  });

  it('spares only owners of a plant: projects and scientists there do not count (ruling 30)', () => {
    const play = scenario(3, (stage) =>
      dirty(stage)
        .fossils('africa', 'coal')
        .plants('africa', 1, 'solar')
        .project('africa', 1, 'fusion')
        .scientist(0, 0, { region: 'africa', slot: 1 })
        .supply(),
    );
    expect(play.state.ppm).toBeGreaterThanOrEqual(350);
    expect(play.state.players.map(pointsOf)).toEqual([-2, 0, -2]);
  });

  it('uses its card up even if nothing happens; the next moves up (ruling 31)', () => {
    const play = scenario(2, (stage) => stage.event('event-47').supply());
    expect(play.state.events.past).toEqual(['event-47']);
    expect(play.state.events.pile).toHaveLength(3);
    expect(play.state.events.next).toBeDefined();
  });

  it.each(EVENT_IDS)('%s strikes its own region', (event) => {
    const play = scenario(2, (stage) =>
      covered(stage.world({ coal: 4, oil: 6, gas: 2 }))
        .holds(1, { cubes: 1 })
        .event(event)
        .supply(3),
    );
    const struck = CLOCKWISE.filter((region) => play.state.regions[region].cubes > 0);
    expect(struck).toEqual([EVENTS[event].region]);
  });

  it('is followed by the test for 500 ppm, once (ruling 33)', () => {
    const saved = scenario(2, (stage) => stage.world({ coal: 4, oil: 5, gas: 9 }).supply(3));
    expect(saved.state).toMatchObject({ ppm: 490, phase: 'operations' });
    expect(saved.state.ended).toBeUndefined();
    const lost = scenario(2, (stage) => stage.world({ coal: 4, oil: 6, gas: 8 }).supply(3));
    expect(lost.state).toMatchObject({ ppm: 500, ended: 'lost' });
    expect(lost.told.at(-1)).toBe('event.ended');
    expect(lost.told.indexOf('event.disaster')).toBeLessThan(lost.told.indexOf('event.ended'));
  });
});
