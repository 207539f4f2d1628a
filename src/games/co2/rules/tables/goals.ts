import type { Seat } from '../../../../engine/ask.ts';
import type { Glyph } from '../../../../engine/effects.ts';
import { keysOf } from '../../../../engine/record.ts';
import { playerOf, type State } from '../state.ts';
import { controlledBy, energiesBuilt, leads, plantsIn, plantsOf } from '../world.ts';
import { ENERGIES, type Energy } from './energies.ts';
import type { CompanyGoalId, UnGoalId } from './goal-ids.ts';
import type { Provenance } from './provenance.ts';
import { CLOCKWISE } from './regions.ts';

/** What a company has wanted from the start: so many points for each of something. */
export interface CompanyGoal extends Provenance {
  readonly no: number;
  readonly each: number;
  readonly cap: number;
  readonly face: readonly Glyph[];
  /** How many of it the company has. Permits in regions have not joined the hand yet. */
  count(state: State, seat: Seat): number;
}

type Counted = Pick<CompanyGoal, 'no' | 'each' | 'cap' | 'count'> & { icons: readonly string[] };

function goal({ no, each, cap, count, icons }: Counted): CompanyGoal {
  const face = [{ icon: 'vp', amount: each }, ...icons.map((icon) => ({ icon }))];
  return { no, each, cap, count, face, source: 'rulebook', partly: { designed: ['name'] } };
}

export const COMPANY_GOALS: Readonly<Record<CompanyGoalId, CompanyGoal>> = {
  'goal-27': goal({
    no: 27,
    each: 4,
    cap: 16,
    icons: ['goal'],
    count: (state, seat) => controlledBy(state, seat).length,
  }),
  'goal-28': goal({
    no: 28,
    each: 3,
    cap: 15,
    icons: ['construct', 'goal'],
    count: (state, seat) => CLOCKWISE.filter((region) => plantsIn(state.regions[region], seat).length > 0).length,
  }),
  'goal-29': goal({
    no: 29,
    each: 3,
    cap: 15,
    icons: ['un'],
    count: (state, seat) => playerOf(state, seat).unGoals.length,
  }),
  'goal-30': goal({
    no: 30,
    each: 3,
    cap: 15,
    icons: ['construct'],
    count: (state, seat) => Math.max(0, plantsOf(state, seat).length - 1),
  }),
  'goal-31': goal({ no: 31, each: 2, cap: 16, icons: ['cep'], count: (state, seat) => playerOf(state, seat).permits }),
  'goal-32': goal({
    no: 32,
    each: 4,
    cap: 16,
    icons: ['expertise'],
    count: (state, seat) => ENERGIES.filter((energy) => leads(state, seat, energy)).length,
  }),
  'goal-33': {
    ...goal({ no: 33, each: 3, cap: 15, icons: ENERGIES, count: (state, seat) => energiesBuilt(state, seat).length }),
    partly: { designed: ['name'], inferred: ['cap'] },
  },
};

export const COMPANY_GOAL_IDS = keysOf(COMPANY_GOALS);

/** Goals that make no sense with so few companies; the list starts with the solitaire game. */
export const GOALS_REMOVED: readonly (readonly CompanyGoalId[])[] = [
  ['goal-27', 'goal-30', 'goal-32', 'goal-33'],
  ['goal-28', 'goal-30', 'goal-33'],
  ['goal-30'],
  [],
  [],
];

export function goalPoints(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  const { each, cap, count } = COMPANY_GOALS[player.goal];
  return player.goalDiscarded ? 0 : Math.min(cap, each * count(state, seat));
}

/** What the UN rewards: the first company to have built all of these. */
export interface UnGoal extends Provenance {
  readonly no: number;
  readonly requires: readonly Energy[];
  readonly points: number;
  readonly face: readonly Glyph[];
}

function unGoal(no: number, requires: readonly Energy[], points: number): UnGoal {
  const face = [
    ...requires.map((icon) => ({ icon })),
    { icon: 'tech', amount: -1 },
    { sign: 'to' },
    { icon: 'vp', amount: points },
  ] as const;
  return { no, requires, points, face, source: 'designed', partly: { rulebook: ['no', 'the cube to claim it'] } };
}

export const UN_GOALS: Readonly<Record<UnGoalId, UnGoal>> = {
  'un-34': unGoal(34, ['forestation'], 4),
  'un-35': unGoal(35, ['solar'], 3),
  'un-36': unGoal(36, ['fusion'], 4),
  'un-37': unGoal(37, ['biomass'], 3),
  'un-38': unGoal(38, ['recycling'], 2),
  'un-39': unGoal(39, ['forestation', 'solar'], 7),
  'un-40': unGoal(40, ['solar', 'fusion'], 7),
  'un-41': unGoal(41, ['fusion', 'biomass'], 6),
  'un-42': unGoal(42, ['biomass', 'recycling'], 5),
  'un-43': unGoal(43, ['forestation', 'recycling'], 6),
  'un-44': unGoal(44, ['forestation', 'fusion', 'recycling'], 11),
  'un-45': unGoal(45, ['forestation', 'solar', 'biomass'], 11),
  'un-46': unGoal(46, ['solar', 'fusion', 'biomass'], 11),
};

export const UN_GOAL_IDS = keysOf(UN_GOALS);
