import type { Ask } from '../../../engine/ask.ts';
import { type Co2, refs } from '../rules/lexicon.ts';
import { type Player, playerOf, type State } from '../rules/state.ts';
import { ENERGIES, type Energy } from '../rules/tables/energies.ts';
import { CLOCKWISE } from '../rules/tables/regions.ts';
import { EVERY_SLOT, projectAt } from '../rules/world.ts';
import { neededFor } from './terms.ts';

/** What a quick hand likes to do: it builds whenever it can and studies what it nearly knows. */
export function likes({ options, seat }: Ask<Co2>, state: State): number[] {
  const player = playerOf(state, seat);
  return options.map(({ ref, group, amount }) => {
    if (amount !== undefined) return state.phase === 'auction' ? 1 / (1 + amount) : 1 + amount * amount;
    const source = SOURCE.get(ref);
    if (source) return likesSource(state, player, source);
    const place = PROJECT.get(ref);
    if (place && group !== 'construct') return likesProject(state, player, group, place);
    if (group === 'scientist') return player.scientists[Number(ref.at(-1))]?.at === 'hand' ? 8000 : 5;
    if (ref === refs.buy) return player.permits === 0 && player.coins > 8 ? 300 : 0.5;
    if (ref === refs.sell) return player.permits > 2 ? 8 : 0.5;
    if (ref === refs.done) return 1000;
    return BY_GROUP[group ?? ''] ?? 20;
  });
}

const SOURCE: ReadonlyMap<string, Energy> = new Map(
  ENERGIES.flatMap((energy) =>
    [refs.expertise(energy), ...CLOCKWISE.map((region) => refs.agenda(region, energy))].map((ref) => [ref, energy]),
  ),
);

type Place = (typeof EVERY_SLOT)[number];
const PROJECT: ReadonlyMap<string, Place> = new Map(
  EVERY_SLOT.map((place) => [refs.project(place.region, place.slot), place]),
);

const BY_GROUP: Readonly<Partial<Record<string, number>>> = {
  construct: 1_000_000,
  un: 20_000,
  lobby: 30,
  summit: 60,
  goal: 0.5,
  hand: 1,
  orders: 0,
};

/** Most what is not yet enough for a plant, the nearer the better. */
function likesSource(state: State, { expertise }: Player, energy: Energy): number {
  const known = expertise[energy];
  return known < neededFor(state, energy) ? 4 + 6 * known : 3 + known;
}

function likesProject(state: State, player: Player, group: string | undefined, { region, slot }: Place): number {
  const energy = projectAt(state, region, slot)?.energy ?? 'solar';
  const { cubes, expertise, scientists } = player;
  const { permits } = state.regions[region];
  if (group === 'install') return (energy === 'solar' && cubes > 3 ? 200 : 1200) + 150 * expertise[energy];
  if (group !== 'propose') return likesSource(state, player, energy);
  if (slot === 1) return 12 * permits * permits;
  if (slot === 2) return cubes > 2 ? 10 : 120;
  return scientists.some(({ at }) => at === 'pool') ? 40 : 1;
}
