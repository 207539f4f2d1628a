import type { Option } from '../../../engine/ask.ts';
import type { Play } from '../../../engine/play.ts';
import { dice, playout, type Roll, randomly } from '../../../testing/playout.ts';
import { agreementOn, inEqualShares, tablesBySeats } from '../../../testing/tables.ts';
import { co2 } from '../rules/game.ts';
import type { Co2 } from '../rules/lexicon.ts';
import { refs } from '../rules/refs.ts';
import { playerOf, type State } from '../rules/state.ts';
import type { Energy } from '../rules/tables/energies.ts';
import type { RegionId, Slot } from '../rules/tables/regions.ts';
import type { View } from '../rules/view.ts';
import { projectAt } from '../rules/world.ts';
import { Stage } from './stage.ts';

type Game = Play<State, View, Co2>;

const INSPECTED_EVERY = 50;

const bySeats = tablesBySeats(co2);
export const tables = bySeats.flat();
export const tableOf = inEqualShares(bySeats);

/** Plays one game to its end with the laws checked at every step; every so often looks closer. */
export function playGame(
  number: number,
  inspect: (play: Game) => void,
  { world = co2, choose = randomly }: { world?: typeof co2; choose?: typeof eagerly } = {},
): Game {
  const moment = dice(number)(INSPECTED_EVERY);
  return playout(world, agreementOn(tableOf(number), co2, number), number, {
    choose,
    at(play) {
      if (play.over || play.answers.length % INSPECTED_EVERY === moment) inspect(play);
    },
  });
}

/** A world that builds no new fossil plants: nobody loses it, so even random games run their full length. */
export const gentle: typeof co2 = {
  ...co2,
  setup(seats, options, table) {
    const state = co2.setup(seats, options, table);
    new Stage(state).emptyFossilPile();
    return state;
  },
};

/**
 * A player for tests: builds whenever it can and studies what it already knows. Random play loses the planet every
 * time; this one sees the rest of the game.
 */
export function eagerly({ ask, state }: Pick<Game, 'ask' | 'state'>, roll: Roll): number {
  if (!ask) throw new Error('nobody is asked');
  const weights = ask.options.map((option) => weigh(state, ask.seat, option));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = roll(Math.ceil(total));
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return Math.max(0, index);
}

const BY_GROUP: Readonly<Record<string, number>> = {
  construct: 1_000_000,
  un: 20_000,
  lobby: 30,
  goal: 2,
  orders: 2,
  summit: 60,
  hand: 1,
};

function weigh(state: State, seat: number, { ref, group, amount }: Option): number {
  const [kind = '', ...where] = ref.split(':');
  const { coins, cubes, expertise, scientists, permits } = playerOf(state, seat);
  const liking = (energy: Energy) => 4 + 10 * expertise[energy] ** 3;
  const slot = Number(where[1]) as Slot;
  if (amount !== undefined) return state.phase === 'auction' ? 1 : 1 + amount ** 4;
  if (kind === 'expertise' || kind === 'agenda') return liking(where.at(-1) as Energy);
  switch (group) {
    case 'propose':
      return proposing(state, seat, where[0] as RegionId, slot);
    case 'install':
      return projectAt(state, where[0] as RegionId, slot)?.energy === 'solar' && cubes > 2 ? 200 : 1500;
    case 'project':
      return liking(projectAt(state, where[0] as RegionId, slot)?.energy ?? 'solar');
    case 'scientist':
      return scientists[slot]?.at === 'hand' ? 8000 : 5;
    case 'market':
      return permits === 0 && coins > 8 ? 300 : 5;
    default:
      return ref === refs.done ? 1000 : (BY_GROUP[group ?? ''] ?? 20);
  }
}

function proposing(state: State, seat: number, region: RegionId, slot: Slot): number {
  const { cubes, scientists } = playerOf(state, seat);
  if (slot === 1) return 10 * state.regions[region].permits ** 2;
  if (slot === 2) return cubes > 2 ? 5 : 80;
  return scientists.some(({ at }) => at === 'pool') ? 30 : 1;
}
