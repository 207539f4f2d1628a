import type { Seat } from '../../../engine/ask.ts';
import { SCORE, type Term } from '../../../players/mind.ts';
import { structureOf } from '../rules/cards/structures.ts';
import { leaderBonus, pointsIn, rowsOf, SCORE_ROWS, tilePoints } from '../rules/scoring.ts';
import {
  arrangementOf,
  cleanSpaces,
  diceOf,
  isColumnClean,
  type Mat,
  matOf,
  type State,
  workersOwned,
} from '../rules/state.ts';
import { COLUMN_BONUS, COLUMNS, DIE, LIMIT, STACKS, UN_POINTS } from '../rules/tables.ts';

function term(
  id: string,
  sign: string | undefined,
  end: number,
  ahead: number,
  count: (mat: Mat, state: State, seat: Seat) => number,
): Term<State> {
  return { id, sign, end, ahead, count: (state, seat) => count(matOf(state, seat), state, seat) };
}

/** What a nation values. What is not counted in the end is worth something only while there is time to use it. */
export const TERMS: readonly Term<State>[] = [
  term('points', SCORE, 1, 0, ({ vp }) => vp),
  term('structures', SCORE, 1, 0, ({ structures }) => sum(structures.map(({ card }) => structureOf(card).vp))),
  term('planks', undefined, 0.1, 1.2, ({ structures }) =>
    sum(structures.map(({ card }) => USE[structureOf(card).plank])),
  ),
  term('dice', SCORE, 2, 0, (mat) => diceOf(mat).length - mat.dice.petroleum),
  term('dice energy', undefined, 0, 1.4, (mat) => sum(diceOf(mat).map(meanEnergy))),
  term('un', SCORE, 1, 0, ({ un }, state) => (UN_POINTS[un] ?? 0) + leaderBonus(state, un)),
  term('un step', 'un', 0, 0.7, ({ un }) => un),
  term('achievements', SCORE, 1, 0.5, (_, state, seat) => tilePoints(state, seat)),
  term('achievement', 'medal', 0, 1, ({ tiles }) => tiles.length),
  term('clean', SCORE, 1, 0.8, (mat) => cleanSpaces(mat).length),
  term('columns', SCORE, 1, 0, (mat) =>
    sum(COLUMNS.filter((column) => isColumnClean(mat, column)).map((column) => COLUMN_BONUS[column])),
  ),
  term('workers', undefined, 0, 5, workersOwned),
  term('workers ready', 'worker', 0.1, 0.8, ({ workers }) => workers),
  term('energy', 'energy', 0, 0.5, ({ energy }) => Math.min(energy, LIMIT.energy)),
  term('money', 'money', 0.05, 0.4, ({ resources }) => resources.money),
  term('steel', 'steel', 0.05, 0.8, ({ resources }) => resources.steel),
  term('plastic', 'plastic', 0.05, 0.8, ({ resources }) => resources.plastic),
  term('science', 'science', 0.05, 0.9, ({ resources }) => resources.science),
  term('oil', 'oil', 0.02, 0.4, ({ resources }) => Math.min(resources.oil, 8)),
  term('modules', SCORE, 1, 0, (_, state, seat) => sum(rowsOfModules(state).map((row) => pointsIn(state, row, seat)))),
];

/** How much use a plank is in the mean. */
const USE = { single: 1, double: 0.7, 'two-singles': 1.5, none: 0.5 };

const MEAN_ENERGY = new Map(Object.entries(DIE).map(([die, { energy }]) => [die, sum(energy) / energy.length]));

function meanEnergy(die: string): number {
  return MEAN_ENERGY.get(die) ?? 0;
}

function rowsOfModules(state: State) {
  return state.modules.length === 0 ? [] : rowsOf(state).slice(SCORE_ROWS.length);
}

/** The part of the track that is left; nothing once the final turns have begun. */
export function ahead(state: State): number {
  if (state.finalTurns !== undefined) return 0;
  return sum(state.track) / (STACKS * arrangementOf(state).stack);
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
