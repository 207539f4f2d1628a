import type { Seat } from '../../../engine/ask.ts';
import { SCORE, type Term } from '../../../players/mind.ts';
import { incomeOf, openIncome } from '../rules/income.ts';
import { permitsToSpend } from '../rules/permits.ts';
import { pointsOf } from '../rules/purse.ts';
import { type Player, playerOf, type State } from '../rules/state.ts';
import { DECADES, ROUNDS } from '../rules/tables/constants.ts';
import { ENERGIES } from '../rules/tables/energies.ts';
import { goalPoints, UN_GOALS } from '../rules/tables/goals.ts';
import { PLANTS } from '../rules/tables/plants.ts';
import { CLOCKWISE, DEMAND_SPACES } from '../rules/tables/regions.ts';
import { controlledBy, EVERY_SLOT, energiesBuilt, nextPlant, projectAt } from '../rules/world.ts';

function term(
  id: string,
  sign: string | undefined,
  end: number,
  ahead: number,
  count: (player: Player, state: State, seat: Seat) => number,
): Term<State> {
  return { id, sign, end, ahead, count: (state, seat) => count(playerOf(state, seat), state, seat) };
}

/** What a company values. What is not counted in the end is worth something only while there is time to use it. */
export const TERMS: readonly Term<State>[] = [
  term('points', SCORE, 1, 0, (player, state, seat) => pointsOf(player) + openIncome(state, seat)),
  term('income', 'expertise', 1, 2.2, (_, state, seat) => incomeOf(state, seat)),
  term('goal', SCORE, 1, 0, (_, state, seat) => goalPoints(state, seat)),
  term('goal kept', undefined, 0, 4, ({ goalDiscarded }) => (goalDiscarded ? 0 : 1)),
  term('coins', 'money', 0.5, 0.12, ({ coins }) => coins),
  term('coins for a plant', undefined, 0, 1, ({ coins }) => Math.min(coins, 20)),
  term('permits', undefined, 0.5, -0.1, (_, state, seat) => permitsToSpend(state, seat) * state.market.price),
  term('permits to build', 'cep', 0, 0.5, (_, state, seat) => Math.min(3, permitsToSpend(state, seat))),
  term('regions', undefined, 0.2, 0.3, (_, state, seat) => controlledBy(state, seat).length),
  term('cubes', 'tech', 0.25, 1.6, ({ cubes }) => Math.min(cubes, 5)),
  term('most cubes', SCORE, 3, -1.8, ({ cubes }, { players }) =>
    mostOf(
      cubes,
      players.map((player) => player.cubes),
    ),
  ),
  term('most goals', SCORE, 3, -1, ({ unGoals }, { players }) =>
    mostOf(
      unGoals.length,
      players.map((player) => player.unGoals.length),
    ),
  ),
  term('goals within reach', undefined, 0.6, 0.15, (_, state, seat) => Math.min(14, reachable(state, seat, 0))),
  term('goals nearly within reach', undefined, 0, 0.2, (_, state, seat) => reachable(state, seat, 1)),
  term('expertise', undefined, 0, 0.5, ({ expertise }, state) =>
    sum(ENERGIES.map((energy) => Math.min(expertise[energy], neededFor(state, energy)))),
  ),
  term(
    'licences',
    undefined,
    0,
    0.9,
    ({ expertise }, state) =>
      ENERGIES.filter((energy) => nextPlant(state, energy) && expertise[energy] >= neededFor(state, energy)).length,
  ),
  term('scientists', undefined, 0, 1.1, ({ scientists }) => scientists.filter(({ at }) => at !== 'pool').length),
  term(
    'scientists at work',
    undefined,
    0,
    0.7,
    ({ scientists }) => scientists.filter(({ at }) => typeof at === 'object').length,
  ),
  term('cards', undefined, 0, 0.25, ({ hand }) => hand.length),
];

function mostOf(own: number, all: readonly number[]): number {
  return own > 0 && own === Math.max(...all) ? 1 : 0;
}

/** The points of UN goals for which just so many plants are missing. */
function reachable(state: State, seat: Seat, missing: number): number {
  const built = energiesBuilt(state, seat);
  const goals = state.unDisplay.map((goal) => UN_GOALS[goal]);
  return sum(
    goals
      .filter(({ requires }) => requires.filter((energy) => !built.includes(energy)).length === missing)
      .map(({ points }) => points),
  );
}

/** The expertise that the next plant of a source asks for. */
export function neededFor(state: State, energy: (typeof ENERGIES)[number]): number {
  const plant = nextPlant(state, energy);
  return plant ? PLANTS[plant].cubes : 0;
}

function decadesLeft(state: State): number {
  return (DECADES[state.players.length - 1] ?? 0) - state.decade;
}

export function ahead(state: State): number {
  return decadesLeft(state) / ((DECADES[state.players.length - 1] ?? 2) - 1);
}

/** Fossil plants that will come if nobody builds any more. */
export function fossilsAhead(state: State): number {
  const last = DECADES[state.players.length - 1] ?? 0;
  return sum(
    CLOCKWISE.map((region) => {
      const filled = state.regions[region].spaces.length;
      return Math.max(0, Math.min(last, DEMAND_SPACES[region]) - Math.max(filled, state.decade));
    }),
  );
}

/** So many of all turns go into plants; the others bring money, knowledge and cards. */
const ACTIVE = 0.7;

/** The plants that the turns before the last Supply phase suffice for, what is nearly finished first. */
export function plantsToCome(state: State): number {
  const projects = EVERY_SLOT.map(({ region, slot }) => projectAt(state, region, slot));
  const installed = projects.filter((project) => project?.installed).length;
  const proposed = projects.filter((project) => project && !project.installed).length;
  let turns = ACTIVE * turnsBeforeLastSupply(state);
  let plants = 0;
  for (const [many, steps] of [
    [installed, 1],
    [proposed, 2],
    [Infinity, 3],
  ] as const) {
    const built = Math.min(many, turns / steps);
    plants += built;
    turns -= built * steps;
  }
  return plants;
}

/** Turns of all companies until the last Supply phase. */
function turnsBeforeLastSupply(state: State): number {
  const seats = state.players.length;
  const rounds = ROUNDS[seats - 1] ?? 0;
  if (decadesLeft(state) === 0) return 0;
  const taken = (state.active - state.start + seats) % seats;
  return Math.max(0, (rounds - state.round + 1) * seats - taken) + (decadesLeft(state) - 1) * rounds * seats;
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
