import type { Seat } from '../../../engine/ask.ts';
import { settleTopics } from './expertise.ts';
import { refs, type Steps, type Table } from './lexicon.ts';
import { playerOf, type Region, type State } from './state.ts';
import type { Energy } from './tables/energies.ts';
import { PLANTS } from './tables/plants.ts';
import type { RegionId } from './tables/regions.ts';
import { say } from './vocabulary.ts';
import { plantsIn, prioritiesOf } from './world.ts';

/** Whoever has just built a plant takes the region, or tries to wrest it from its controller. */
export function* checkControl(state: State, builder: Seat, id: RegionId, table: Table): Steps {
  const region = state.regions[id];
  const { controller } = region;
  if (controller === builder) return;
  if (controller !== undefined && !(yield* wrests(state, region, builder, controller, table))) return;
  region.controller = builder;
  table.tell(() => ({
    say: say('event.controls', { seat: builder, region: id }),
    seat: builder,
    refs: [refs.region(id)],
  }));
}

/** More of the wanted sources; then the source higher on the agenda; then expertise; and the builder wins a full tie. */
function* wrests(state: State, region: Region, builder: Seat, controller: Seat, table: Table): Steps<boolean> {
  const ours = sourcesOf(region, builder);
  const theirs = sourcesOf(region, controller);
  if (ours.length !== theirs.length) return ours.length > theirs.length;
  const decisive = prioritiesOf(region).find((energy) => ours.includes(energy) !== theirs.includes(energy));
  if (decisive) return ours.includes(decisive);
  yield* settleTopics(state, controller, table);
  const expertise = (seat: Seat, energy: Energy) => playerOf(state, seat).expertise[energy];
  const better = ours.find((energy) => expertise(builder, energy) !== expertise(controller, energy));
  return !better || expertise(builder, better) > expertise(controller, better);
}

/** The wanted sources a company provides here, the most wanted first. */
function sourcesOf(region: Region, seat: Seat): Energy[] {
  const plants = plantsIn(region, seat).map((plant): Energy => PLANTS[plant].energy);
  return prioritiesOf(region).filter((energy) => plants.includes(energy));
}
