import { expect } from 'vitest';
import { type Options, standardOptions } from '../../../../engine/game.ts';
import { Play } from '../../../../engine/play.ts';
import { seedOf } from '../../../../testing/playout.ts';
import type { Claims, Statements } from '../../../../testing/rules-pages.ts';
import { co2 } from '../../rules/game.ts';
import { scores } from '../../rules/scoring.ts';
import {
  COMPANY_GOAL_COINS,
  MAJORITY_POINTS,
  ROUNDS,
  SAFE_BELOW,
  UN_GOAL_CUBES,
} from '../../rules/tables/constants.ts';
import { ENERGIES } from '../../rules/tables/energies.ts';
import { FOSSILS, PRESETS, ppmAtStart } from '../../rules/tables/fossils.ts';
import { UN_GOALS } from '../../rules/tables/goals.ts';
import { EVERY_SLOT, projectAt } from '../../rules/world.ts';
import { countOf, Scenario, scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';

const LAST_TURN = ['project:oceania:1', 'agenda:oceania:biomass', 'button:done'] as const;
const agreed = (seats: number, options: Options) => ({
  game: 'co2',
  rules: co2.rules,
  seats,
  options: { ...standardOptions(co2, seats, 'room'), ...options },
  seed: seedOf(1),
});
const fresh = (seats: number, options: Options) => Play.start(co2, agreed(seats, options)).state;

/** How the game stands after the last turn of a decade of two companies. */
const closed = (arrange: (stage: Stage) => unknown, decade = 2) =>
  scenario(2, (stage) => void arrange(stage.now(1, { decade, round: ROUNDS[1] }))).pick(...LAST_TURN).state.ended;

const lobby: Claims = {
  'Play one card a turn. The upper part counts while you do what it shows': () => {
    const play = scenario(2, (stage) => stage.hand(0, 'lobby-02', 'lobby-04').holds(0, { coins: 0 }));
    play.pick('project:asia:1', 'agenda:asia:solar');
    expect(play.offered).toEqual(['button:decline', 'card:lobby-02']);
    expect(play.pick('card:lobby-02').why('card:lobby-04')).toBe('refused.card-played');
  },
  'the lower part may be played at any time of your turn outside the action': () => {
    const play = scenario(2, (stage) => stage.hand(0, 'lobby-02'));
    expect(play.offered).toContain('card:lobby-02');
    expect(play.pick('project:europe:2').offered).not.toContain('card:lobby-02');
  },
  'Claiming a UN goal counts as the card of the turn.': () => {
    const arrange = (stage: Stage) =>
      stage.unGoals('un-35').plants('asia', 0, 'solar').holds(0, { cubes: 1 }).hand(0, 'lobby-02');
    expect(scenario(2, arrange).pick('card:un-35').why('card:lobby-02')).toBe('refused.card-played');
  },
};

const goals: Statements = {
  'un-goals': {
    'If you have built every source on an open goal, claim it for': () => {
      const arrange = (stage: Stage) =>
        stage.unGoals('un-35', 'un-39').plants('asia', 0, 'solar').holds(0, { cubes: UN_GOAL_CUBES });
      const play = scenario(2, arrange);
      expect(play.why('card:un-39')).toBe('refused.plants');
      expect(play.pick('card:un-35').player(0)).toMatchObject({ cubes: 0, points: { un: UN_GOALS['un-35'].points } });
      expect(play.state.unDisplay).toEqual(['un-39']);
    },
  },
  'company-goals': {
    'At any time of your turn you may give it up': () => {
      const play = scenario(2, (stage) => stage.holds(0, { coins: 0 }));
      play.pick(`card:${play.player(0).goal}`);
      expect(play.player(0)).toMatchObject({ coins: COMPANY_GOAL_COINS, goalDiscarded: true });
      expect(co2.view(play.state, 1).players[0]?.secret).toBeUndefined();
    },
    'At the end you get whichever is worth more, the goal or the money.': () => {
      const points = (...claimed: readonly ('un-34' | 'un-35')[]) => {
        const arrange = (stage: Stage) =>
          stage
            .holds(0, { coins: 0, permits: 0 })
            .goal(0, 'goal-29')
            .claimed(0, ...claimed);
        const { rows } = scores(scenario(3, arrange).state);
        return ['score.goal', 'score.coins'].map((key) => rows.find(({ say }) => say.key === key)?.points[0]);
      };
      expect(points('un-34')).toEqual([0, 4]);
      expect(points('un-34', 'un-35')).toEqual([6, 0]);
    },
  },
};

const end: Claims = {
  'After an Operations phase the game ends if the last decade is over': () => {
    expect([closed(() => {}, 4), closed(() => {}, 5)]).toEqual([undefined, 'decades']);
  },
  'regions run on green energy alone': () => {
    const one = (stage: Stage) => stage.fossils('africa').plants('africa', 0, 'solar', 'fusion', 'biomass');
    expect(closed(one)).toBeUndefined();
    const two = (stage: Stage) =>
      one(stage).fossils('south-america').plants('south-america', 0, 'recycling', 'recycling', 'biomass', 'fusion');
    expect(closed(two)).toBe('green');
  },
  'or if the level is back below': () => {
    expect(closed((stage) => expect(stage.alarmed().state.ppm).toBeLessThan(SAFE_BELOW))).toBe('safe');
  },
  'for everybody who is tied': () => {
    const { rows } = countOf((stage) => stage.holds(0, { cubes: 2 }).holds(1, { cubes: 2 }));
    expect(rows.find(({ say }) => say.key === 'score.most-cubes')?.points).toEqual([MAJORITY_POINTS, MAJORITY_POINTS]);
  },
  'Ties go to more plants, then to expertise source by source, then to regions.': () => {
    const plants = countOf((stage) => stage.plants('asia', 1, 'solar').permitsIn('asia', 0));
    expect(plants).toMatchObject({ totals: [0, 0], winners: [1], because: { key: 'score.by-plants' } });
    const known = countOf((stage) => stage.expertise(0, { solar: 2 }).expertise(1, { solar: 1, fusion: 1 }));
    expect(known).toMatchObject({ totals: [1, 1], winners: [0], because: { key: 'score.by-expertise' } });
    const regions = countOf((stage) =>
      stage.plants('asia', 0, 'solar').plants('asia', 1, 'solar').permitsIn('asia', 0),
    );
    expect(regions).toMatchObject({ totals: [0, 0], winners: [0], because: { key: 'score.by-regions' } });
  },
};

const variants: Claims = {
  'Extreme also takes': () => {
    const { fossilPile, fossilsGone } = fresh(2, { fossils: 'extreme' });
    expect(fossilsGone.gas).toBe(PRESETS.extreme.gasRemoved);
    expect(fossilPile.gas).toBe(FOSSILS.gas.tiles - PRESETS.extreme.gasRemoved);
  },
  'how dirty the air is when you start': () => {
    for (const preset of ['beginner', 'normal', 'expert', 'extreme'] as const) {
      expect(fresh(2, { fossils: preset }).ppm).toBe(ppmAtStart(preset));
    }
  },
  'Alone: a project of each source starts on the board.': () => {
    const play = new Scenario(Play.start(co2, agreed(1, {}))).pick('region:asia');
    while (play.question === 'ask.starters.slot') play.pick(play.offered[0] ?? '');
    expect(EVERY_SLOT.filter(({ region, slot }) => projectAt(play.state, region, slot))).toHaveLength(ENERGIES.length);
  },
  'You replace each card you play, and the upper part of a card reveals a UN goal; a disaster takes one away.': () => {
    const play = scenario(1, (stage) => stage.hand(0, 'lobby-02')).pick(
      'project:asia:2',
      'agenda:asia:solar',
      'card:lobby-02',
    );
    expect(play.player(0).hand).toHaveLength(1);
    expect(play.state.unDisplay).toHaveLength(1);
    const struck = scenario(1, (stage) => {
      stage.state.unDisplay.push(...stage.state.unPile.splice(0, 2));
      stage.world({ coal: 6, oil: 3, gas: 3 }).supply();
    });
    expect(struck.state.unDisplay).toHaveLength(1);
  },
};

export const ends: Statements = { lobby, ...goals, end, variants };
