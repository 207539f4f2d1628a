import { expect } from 'vitest';
import type { Claims, Statements } from '../../../../testing/rules-pages.ts';
import { co2 } from '../../rules/game.ts';
import { incomeOf } from '../../rules/income.ts';
import { pointsOf } from '../../rules/purse.ts';
import { COMPANY_GOAL_COINS, DISASTER_POINTS, INCOME_PLACES, LOST_AT, MARKET } from '../../rules/tables/constants.ts';
import { TRACKS } from '../../rules/tables/energies.ts';
import { CLOCKWISE, DEMAND_SPACES } from '../../rules/tables/regions.ts';
import { scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';

const LAST_TURN = ['project:oceania:1', 'agenda:oceania:biomass', 'button:done'] as const;
const rich = (stage: Stage) => stage.holds(0, { coins: 20, permits: 2 });

const expertise: Claims = {
  'everybody on the highest occupied space of a track earns what is printed beside it': () => {
    const { state } = scenario(2, (stage) => stage.expertise(0, { solar: 5 }).expertise(1, { solar: 4 }));
    expect([incomeOf(state, 0), incomeOf(state, 1)]).toEqual([TRACKS.solar.income[5 - 1], 0]);
  },
  'companies or more, everybody on the next lower one earns too': () => {
    for (const [at, places] of INCOME_PLACES.entries()) {
      if (at === 0) continue;
      const { state } = scenario(at + 1, (stage) => stage.expertise(0, { solar: 5 }).expertise(1, { solar: 4 }));
      expect(incomeOf(state, 1)).toBe(places > 1 ? TRACKS.solar.income[4 - 1] : 0);
    }
  },
  'A space with a symbol gives its bonus when your disc arrives': () => {
    expect(TRACKS.solar.bonus[3]).toBe('cube');
    const arrange = (stage: Stage) =>
      stage.expertise(0, { solar: 2 }).project('africa', 1, 'solar').scientist(0, 0, { region: 'africa', slot: 1 });
    expect(
      scenario(2, arrange)
        .pick(...LAST_TURN)
        .player(0).cubes,
    ).toBe(1);
  },
  'One bonus may trigger another.': () => {
    expect([TRACKS.solar.bonus[5], TRACKS.fusion.bonus[4]]).toEqual(['fusion', 'biomass']);
    const arrange = (stage: Stage) =>
      stage
        .expertise(0, { solar: 4, fusion: 3 })
        .project('africa', 1, 'solar')
        .scientist(0, 0, { region: 'africa', slot: 1 });
    expect(
      scenario(2, arrange)
        .pick(...LAST_TURN)
        .player(0).expertise,
    ).toMatchObject({ fusion: 4, biomass: 1 });
  },
};

const permits: Claims = {
  'A region holds at most as many as it has demand spaces': () => {
    const arrange = (stage: Stage) => {
      for (const region of CLOCKWISE) if (region !== 'asia') stage.permitsIn(region, DEMAND_SPACES[region]);
      stage.holds(1, { permits: 0 }).permitsIn('asia', 4).expertise(0, { solar: 6 }).project('africa', 1, 'solar');
      stage.scientist(0, 0, { region: 'africa', slot: 1 });
    };
    expect(TRACKS.solar.bonus[7]).toBe('permit');
    const { regions } = scenario(2, arrange).pick(...LAST_TURN).state;
    expect(regions.asia.permits).toBe(5);
    expect(regions.africa.permits).toBe(DEMAND_SPACES.africa);
  },
};

const market: Claims = {
  'Once a turn buy one CEP at the price, or sell one from your hand.': () => {
    const play = scenario(2, rich).pick('market:buy');
    expect(play.player(0)).toMatchObject({ coins: 20 - MARKET.startPrice, permits: 3 });
    expect(play.why('market:buy')).toBe('refused.market-visited');
  },
  'CEPs in a region cannot be sold.': () => {
    const play = scenario(2, (stage) => stage.holds(0, { permits: 0 }).plants('asia', 0, 'solar'));
    expect(play.state.regions.asia.permits).toBeGreaterThan(0);
    expect(play.why('market:sell')).toBe('refused.permit-in-hand');
  },
  'A purchase takes one CEP off the pile and does not change the price.': () => {
    expect(scenario(2, (stage) => rich(stage).market(3, 2)).pick('market:buy').state.market).toMatchObject({
      price: 3,
      pile: 1,
    });
  },
  'When the last CEP of the pile is taken,': () => {
    const after = (price: number) =>
      scenario(2, (stage) => rich(stage).market(price, 1)).pick('market:buy').state.market;
    expect(after(3)).toMatchObject({ price: 4, pile: MARKET.refill });
    expect(after(MARKET.maxPrice).price).toBe(MARKET.maxPrice);
  },
  'A sale lowers it by a dollar, never below': () => {
    const after = (price: number) =>
      scenario(2, (stage) => rich(stage).market(price, 2)).pick('market:sell').state.market;
    expect(after(3).price).toBe(2);
    expect(after(MARKET.minPrice).price).toBe(MARKET.minPrice);
  },
  'Never buy and sell in one turn, and after a refill nothing can be sold for the rest of the turn.': () => {
    expect(scenario(2, rich).pick('market:buy').why('market:sell')).toBe('refused.market-visited');
    const refilled = scenario(2, (stage) => rich(stage).market(3, 1).hand(0, 'lobby-01')).pick('card:lobby-01');
    expect(refilled.why('market:sell')).toBe('refused.market-stopped');
    expect(refilled.offered).toContain('market:buy');
  },
};

const supply: Claims = {
  'every region whose demand space of this decade is still empty starts a fossil plant': () => {
    const { regions } = scenario(2, (stage) => stage.plants('asia', 0, 'solar').supply()).state;
    expect(CLOCKWISE.map((region) => regions[region].spaces.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(regions.asia.spaces[1]).toMatchObject({ seat: 0 });
  },
  'from the region if nobody controls it; otherwise its controller pays, from hand or from any region they control':
    () => {
      expect(scenario(2, (stage) => stage.supply()).state.regions.africa.permits).toBe(DEMAND_SPACES.africa - 2);
      const arrange = (stage: Stage) =>
        stage.fossils('africa').plants('africa', 0, 'solar').plants('asia', 0, 'solar').supply();
      expect(scenario(2, arrange).offered).toEqual(['permit:hand', 'region:asia', 'region:africa']);
    },
  'A controller without one must buy one; they pay any missing money in points, or give up their company goal.': () => {
    const broke = () => scenario(2, (stage) => stage.holds(0, { coins: 1, permits: 0 }).wantingPermit('africa', 0));
    expect(broke().pick('button:decline').player(0)).toMatchObject({
      coins: 0,
      points: { exchange: 1 - MARKET.startPrice },
    });
    const sells = broke();
    sells.pick(`card:${sells.player(0).goal}`);
    expect(sells.player(0)).toMatchObject({ coins: 1 + COMPANY_GOAL_COINS - MARKET.startPrice, goalDiscarded: true });
  },
};

const ppm: Claims = {
  'or more after a Supply phase, the game is over and everybody has lost': () => {
    const lost = scenario(2, (stage) => stage.world({ coal: 4, oil: 6, gas: 8 }).supply(3)).state;
    expect(lost).toMatchObject({ ppm: LOST_AT, ended: 'lost' });
    expect(co2.scores(lost).winners).toEqual([]);
    const saved = scenario(2, (stage) => stage.world({ coal: 4, oil: 5, gas: 9 }).supply(3)).state;
    expect(saved.ended).toBeUndefined();
  },
  'Alone you play on at exactly': () => {
    const { state } = scenario(1, (stage) => stage.world({ coal: 4, oil: 6, gas: 8 }).supply(3));
    expect([state.ppm, state.ended]).toEqual([LOST_AT, undefined]);
  },
  'above it your game ends and is counted without a final income': () => {
    const arrange = (stage: Stage) => stage.world({ coal: 5, oil: 5, gas: 8 }).expertise(0, { solar: 1 }).supply(3);
    const { state } = scenario(1, arrange).pick('amount:0');
    expect(state.ended).toBe('alone');
    expect(co2.scores(state).rows.find(({ say }) => say.key === 'score.final-income')?.points).toEqual([0]);
  },
};

const disasters: Claims = {
  'or more after the new fossil plants of a decade, the disaster ahead strikes its region': () => {
    const averted = scenario(2, (stage) => stage.world({ coal: 4, oil: 2, gas: 6 }).supply());
    expect(averted.told).toContain('event.disaster.averted');
    const struck = scenario(2, (stage) => stage.world({ coal: 4, oil: 2, gas: 6 }).fossils('africa', 'coal').supply());
    expect(struck.told.lastIndexOf('event.fossil')).toBeLessThan(
      struck.told.findIndex((key) => key.startsWith('event.disaster')),
    );
    expect(scenario(2, (stage) => stage.world({ coal: 4, oil: 3, gas: 5 }).supply()).told).toContain('event.disaster');
  },
  'every company without a plant there sends a tech, and one that has none loses': () => {
    const arrange = (stage: Stage) =>
      stage
        .world({ coal: 6, oil: 2, gas: 4 })
        .fossils('africa', 'coal')
        .plants('africa', 2, 'solar')
        .event('event-47')
        .holds(0, { cubes: 2 })
        .supply();
    const { players, regions } = scenario(3, arrange).state;
    expect(players.map(({ cubes }) => cubes)).toEqual([1, 0, 0]);
    expect(players.map(pointsOf)).toEqual([0, DISASTER_POINTS, 0]);
    expect(regions.africa.cubes).toBe(1);
  },
  'Tech lying in a region helps the company that builds there.': () => {
    const play = scenario(2, (stage) => {
      stage.project('africa', 1, 'solar', true).cubesIn('africa', 1).holds(0, { coins: 10, cubes: 1 });
      stage.expertise(0, { solar: 2 });
    });
    expect(play.pick('project:africa:1').state.regions.africa.cubes).toBe(0);
  },
  'The next disaster is always known.': () => {
    const { state } = scenario(2);
    expect(co2.view(state, 'spectator').events.now).toBe(state.events.now);
  },
};

export const world: Statements = { expertise, permits, market, supply, ppm, disasters };
