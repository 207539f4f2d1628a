import { expect } from 'vitest';
import type { Claims, Statements } from '../../../../testing/rules-pages.ts';
import {
  DECADES,
  EVICTION_COINS,
  LOST_AT,
  ROUNDS,
  SCIENTISTS,
  UN_GOALS_ON_DISPLAY,
} from '../../rules/tables/constants.ts';
import type { Energy } from '../../rules/tables/energies.ts';
import { CLOCKWISE, DEMAND_SPACES } from '../../rules/tables/regions.ts';
import { scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';

const AFRICA = { region: 'africa', slot: 1 } as const;
const PROPOSE = ['project:europe:1', 'agenda:europe:fusion', 'button:done'] as const;

/** At the limit, and no new fossil plant comes. */
const atTheLimit = (stage: Stage) => stage.world({ coal: 4, oil: 6, gas: 8 }).supply(3);

/** A solar project in Africa, ready to be built by the first company. */
const building = (arrange: (stage: Stage) => unknown = () => {}) =>
  scenario(2, (stage) => {
    stage.project('africa', 1, 'solar', true).holds(0, { coins: 20, cubes: 2 }).expertise(0, { solar: 2 });
    arrange(stage);
  });

/** Who controls Asia (forestation, recycling, solar) after the first company has built this source there. */
function contested(energy: Energy, arrange: (stage: Stage) => unknown) {
  return scenario(3, (stage) => {
    stage.fossils('asia').project('asia', 1, energy, true).holds(0, { coins: 20, cubes: 5 });
    stage.expertise(0, { [energy]: 5 });
    arrange(stage);
  }).pick('project:asia:1').state.regions.asia.controller;
}

const goal: Claims = {
  'where nobody builds in time, fossil fuel is burnt': () => {
    const play = scenario(2, (stage) => stage.plants('asia', 0, 'solar').supply());
    expect(play.state.regions.asia.spaces.filter((space) => 'fossil' in space)).toHaveLength(1);
    expect(play.state.regions.europe.spaces.filter((space) => 'fossil' in space)).toHaveLength(2);
  },
  'Points win, unless the planet is lost first': () => {
    const { state } = scenario(2, atTheLimit);
    expect(state).toMatchObject({ ppm: LOST_AT, ended: 'lost' });
  },
  'Alone you play on at exactly': () => {
    const { ppm, ended } = scenario(1, atTheLimit).state;
    expect([ppm, ended]).toEqual([LOST_AT, undefined]);
    const above = scenario(1, (stage) => stage.world({ coal: 5, oil: 5, gas: 8 }).supply(3));
    expect(above.state.ended).toBe('alone');
  },
  'a different company may take each step': () => {
    const play = scenario(2, (stage) => stage.holds(1, { permits: 1 }));
    play.pick('project:africa:1', 'agenda:africa:solar', 'button:done');
    expect(play.asked).toBe(1);
    expect(play.offered).toContain('project:africa:1');
    expect(play.pick('project:africa:1').told).toContain('event.installed');
  },
};

const start: Claims = {
  'a CEP for every demand space but one': () => {
    const { regions } = scenario(2).state;
    for (const id of CLOCKWISE) expect(regions[id].permits).toBe(DEMAND_SPACES[id] - 1);
    for (const id of CLOCKWISE) expect(regions[id].spaces).toHaveLength(1);
  },
  'alone, none': () => {
    expect(UN_GOALS_ON_DISPLAY.map((_, at) => scenario(at + 1).state.unDisplay.length)).toEqual(UN_GOALS_ON_DISPLAY);
    expect(scenario(1).state.unDisplay).toEqual([]);
  },
};

const decade: Claims = {
  'A game lasts at most': () => {
    for (const [at, decades] of DECADES.entries()) {
      const closing = (decade: number) =>
        scenario(at + 1, (stage) => stage.now(at, { decade, round: ROUNDS[at] ?? 0 })).pick(...PROPOSE).state.ended;
      expect([closing(decades - 1), closing(decades)]).toEqual([undefined, 'decades']);
    }
  },
  'then the start tile passes to the left': () => {
    const play = scenario(2, (stage) => stage.now(1, { round: ROUNDS[1] })).pick(...PROPOSE);
    expect(play.state).toMatchObject({ decade: 2, start: 1, active: 1 });
  },
};

const turn: Claims = {
  'You must if you can.': () => {
    expect(scenario(2).why('button:done')).toBe('refused.action-yet');
  },
  'You may also do each of these once, at any time outside the action': () => {
    const arrange = (stage: Stage) =>
      stage
        .project('africa', 1, 'solar')
        .holds(0, { coins: 9 })
        .hand(0, 'lobby-02', 'lobby-04')
        .scientist(0, 1, 'hand');
    const play = scenario(2, arrange).pick('scientist:0:0', 'market:buy', 'card:lobby-02');
    expect(play.why('scientist:0:0')).toBe('refused.scientist-moved');
    expect(play.why('market:sell')).toBe('refused.market-visited');
    expect(play.why('card:lobby-04')).toBe('refused.card-played');
    expect(play.pick('project:europe:2').offered).not.toContain('market:buy');
  },
  'one of your scientists on a project adds a step to your expertise in its source': () => {
    const play = scenario(2, (stage) => stage.project('africa', 1, 'solar').scientist(0, 0, AFRICA)).pick(...PROPOSE);
    expect(play.player(0).expertise.solar).toBe(1);
  },
};

const propose: Claims = {
  'a dollar for each CEP in the region and at least one': () => {
    const earned = (permits: number) => {
      const play = scenario(2, (stage) => stage.permitsIn('africa', permits).holds(0, { coins: 0 }));
      return play.pick('project:africa:1', 'agenda:africa:solar').player(0).coins;
    };
    expect([earned(0), earned(1), earned(3)]).toEqual([1, 1, 3]);
  },
  'sources on the region’s agenda': () => {
    const play = scenario(2).pick('project:africa:1');
    expect(play.offered).toEqual(['agenda:africa:solar', 'agenda:africa:fusion', 'agenda:africa:biomass']);
  },
};

const install: Claims = {
  'from your hand or from a region you control': () => {
    const arrange = (stage: Stage) => stage.project('africa', 1, 'solar').plants('asia', 0, 'solar');
    expect(scenario(2, arrange).pick('project:africa:1').offered).toEqual(['permit:hand', 'region:asia']);
    const none = (stage: Stage) => stage.project('africa', 1, 'solar').holds(0, { permits: 0 });
    expect(scenario(2, none).why('project:africa:1')).toBe('refused.permit');
  },
  'It does not matter who proposed it. A rival’s scientist on the project must be paid': () => {
    const occupied = (coins: number) =>
      scenario(2, (stage) => stage.holds(0, { coins }).project('africa', 1, 'solar').scientist(1, 0, AFRICA));
    expect(occupied(EVICTION_COINS - 1).why('project:africa:1')).toBe('refused.eviction-coin');
    expect(occupied(EVICTION_COINS).pick('project:africa:1').player(0).coins).toBe(0);
  },
};

const construct: Claims = {
  'You need as much expertise in the source as tech is printed on it': () => {
    expect(building((stage) => stage.expertise(0, { solar: 1 })).why('project:africa:1')).toBe('refused.expertise');
  },
  'tech lying in the region after a disaster pays one of them': () => {
    const play = building((stage) => stage.cubesIn('africa', 2).holds(0, { cubes: 1 })).pick('project:africa:1');
    expect(play.state.regions.africa).toMatchObject({ cubes: 1, spaces: [{}, { plant: 'plant-solar-1' }] });
  },
  'Your own scientist on that tile leaves with your free move; if you have used it, the scientist goes to your hand.':
    () => {
      const asked = building((stage) => stage.scientist(0, 0, AFRICA)).pick('project:africa:1');
      expect(asked.offered).toEqual(expect.arrayContaining(['button:hand', 'summit:kyoto:solar']));
      expect(asked.pick('button:hand').state.moves.scientist).toBe(true);
      const used = building((stage) =>
        stage.scientist(0, 0, AFRICA).scientist(0, 1, 'hand').project('asia', 1, 'recycling'),
      ).pick('scientist:0:1', 'project:africa:1');
      expect(used.player(0).scientists[0]?.at).toBe('hand');
    },
  'In a full region it replaces the oldest fossil plant: the level falls by what that plant emitted, and a CEP from the market goes to the region if there is room.':
    () => {
      const full = (permits: number) =>
        building((stage) => stage.fossils('africa', 'coal', 'oil', 'gas').permitsIn('africa', permits)).pick(
          'project:africa:1',
        ).state;
      const room = full(DEMAND_SPACES.africa - 1);
      expect(room.regions.africa).toMatchObject({ permits: DEMAND_SPACES.africa, spaces: [{ seat: 0 }, {}, {}] });
      expect(room.fossilsGone.coal).toBe(1);
      expect(full(DEMAND_SPACES.africa).regions.africa.permits).toBe(DEMAND_SPACES.africa);
    },
  'A region that runs on green energy alone takes no more.': () => {
    const green = building((stage) => stage.fossils('africa').plants('africa', 1, 'fusion', 'fusion', 'biomass'));
    expect(green.why('project:africa:1')).toBe('refused.demand');
  },
};

const regions: Claims = {
  'The first company with a plant controls the region: its CEPs there can be spent like those in the hand.': () => {
    expect(contested('solar', () => {})).toBe(0);
    const arrange = (stage: Stage) => stage.project('africa', 1, 'solar').plants('asia', 0, 'solar');
    expect(scenario(2, arrange).pick('project:africa:1').offered).toContain('region:asia');
  },
  'takes over if it has more different wanted sources': () => {
    expect(contested('solar', (stage) => stage.plants('asia', 1, 'recycling').plants('asia', 0, 'recycling'))).toBe(0);
    expect(contested('solar', (stage) => stage.plants('asia', 1, 'recycling', 'forestation'))).toBe(1);
  },
  'if it has as many, the source higher on the agenda decides': () => {
    expect(contested('recycling', (stage) => stage.plants('asia', 1, 'solar'))).toBe(0);
    expect(contested('solar', (stage) => stage.plants('asia', 1, 'recycling'))).toBe(1);
  },
  'then expertise; and the builder wins a complete tie': () => {
    const against = (solar: number) =>
      contested('solar', (stage) =>
        stage.plants('asia', 1, 'solar').expertise(0, { solar: 3 }).expertise(1, { solar }),
      );
    expect([against(3), against(4), against(5)]).toEqual([0, 0, 1]);
  },
};

const standing = (order: 'hand' | 'kyoto') => (stage: Stage) =>
  stage.project('africa', 1, 'solar').scientist(1, 0, AFRICA, order);

const scientists: Claims = {
  'Once a turn a scientist moves to a vacant project, or from a project to a summit that discusses its source, or back to your hand.':
    () => {
      const arrange = (stage: Stage) =>
        stage.project('africa', 1, 'solar').project('asia', 1, 'recycling').scientist(0, 0, AFRICA);
      const play = scenario(2, arrange).pick('scientist:0:0');
      expect(play.offered).toEqual(['button:hand', 'project:asia:1', 'summit:kyoto:solar', 'summit:marrakech:solar']);
      expect(play.pick('button:hand').why('scientist:0:0')).toBe('refused.scientist-moved');
    },
  'If somebody installs or builds the project your scientist studies, they pay you': () => {
    const play = scenario(2, standing('hand'), { choices: 'orders' });
    const before = play.player(1).coins;
    expect(play.pick('project:africa:1').player(1).coins).toBe(before + EVICTION_COINS);
  },
  'the scientist goes to your hand with a step of expertise, or to a summit on that source if there is room': () => {
    const asked = scenario(2, (stage) => stage.project('africa', 1, 'solar').scientist(1, 0, AFRICA));
    expect(asked.pick('project:africa:1').offered).toEqual([
      'button:hand',
      'summit:kyoto:solar',
      'summit:marrakech:solar',
    ]);
    expect(asked.pick('button:hand').player(1).expertise.solar).toBe(1);
    const full = (stage: Stage) =>
      standing('kyoto')(stage)
        .scientist(0, 1, { place: 'kyoto', topic: 'solar' })
        .scientist(0, 2, { place: 'marrakech', topic: 'solar' });
    expect(scenario(2, full).pick('project:africa:1').player(1).scientists[0]?.at).toBe('hand');
  },
  'With standing orders you decide in advance, and nobody has to wait for your answer.': () => {
    const play = scenario(2, standing('kyoto'), { choices: 'orders' }).pick('project:africa:1');
    expect(play.asked).toBe(0);
    expect(play.player(1).scientists[0]?.at).toEqual({ place: 'kyoto', topic: 'solar' });
    expect(play.player(1).scientists).toHaveLength(SCIENTISTS);
  },
};

const summits: Claims = {
  'When every topic of a summit has a speaker, it takes place at the end of the turn.': () => {
    const arrange = (stage: Stage) =>
      stage
        .project('africa', 1, 'solar')
        .scientist(0, 0, AFRICA)
        .scientist(1, 0, { place: 'kyoto', topic: 'forestation' });
    const play = scenario(2, arrange).pick('scientist:0:0', 'summit:kyoto:solar');
    expect(play.told).not.toContain('event.summit.held');
    expect(play.pick(...PROPOSE).told).toContain('event.summit.held');
  },
  'a step of expertise for every topic its scientists spoke on, and one more in a topic of the summit of its choice':
    () => {
      const arrange = (stage: Stage) =>
        stage
          .scientist(0, 0, { place: 'kyoto', topic: 'forestation' })
          .scientist(0, 1, { place: 'kyoto', topic: 'solar' });
      const play = scenario(2, arrange).pick(...PROPOSE);
      expect(play.offered).toEqual(['expertise:forestation', 'expertise:solar']);
      expect(play.pick('expertise:solar').player(0).expertise).toMatchObject({ forestation: 1, solar: 2 });
    },
};

export const turns: Statements = {
  goal,
  start,
  decade,
  turn,
  propose,
  install,
  construct,
  regions,
  scientists,
  summits,
};
