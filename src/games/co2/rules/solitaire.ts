import type { Seat } from '../../../engine/ask.ts';
import { draw } from '../../../engine/random.ts';
import { choose, refs, type Steps, type Table } from './lexicon.ts';
import { grantFace, grantSays } from './propose.ts';
import type { State } from './state.ts';
import { ENERGIES, type Energy } from './tables/energies.ts';
import { CLOCKWISE, type RegionId, SLOTS } from './tables/regions.ts';
import { say } from './vocabulary.ts';
import { prioritiesOf, projectAt } from './world.ts';

const ALONE: Seat = 0;

/** One project of each source starts on the board, without a grant: each in the next region clockwise that accepts it. */
export function* placeStarters(state: State, table: Table): Steps {
  const bag = [...ENERGIES];
  let region = yield* choose(
    { seat: ALONE, about: 'starters', prompt: say('ask.starters'), help: say('ask.starters.help') },
    CLOCKWISE.map((region) => ({
      ref: refs.region(region),
      say: say('starters.region', { region }),
      short: say('region.name', { region }),
      face: [{ icon: 'propose' }],
      value: region,
    })),
  );
  while (bag.length > 0) {
    const energy = draw(table.random, bag);
    const accepting = clockwiseFrom(region).find((candidate) => accepts(state, candidate, energy));
    if (!accepting) throw new Error(`no region accepts ${energy}`);
    yield* place(state, accepting, energy, table);
    region = clockwiseFrom(accepting)[1] ?? accepting;
  }
  state.phase = 'operations';
}

function clockwiseFrom(region: RegionId): RegionId[] {
  const at = CLOCKWISE.indexOf(region);
  return [...CLOCKWISE.slice(at), ...CLOCKWISE.slice(0, at)];
}

function accepts(state: State, region: RegionId, energy: Energy): boolean {
  return prioritiesOf(state.regions[region]).includes(energy) && SLOTS.some((slot) => !projectAt(state, region, slot));
}

function* place(state: State, region: RegionId, energy: Energy, table: Table): Steps {
  const slot = yield* choose(
    { seat: ALONE, about: refs.region(region), prompt: say('ask.starters.slot', { region, energy }) },
    SLOTS.filter((slot) => !projectAt(state, region, slot)).map((slot) => ({
      ref: refs.project(region, slot),
      say: say('starters.instead', { grant: grantSays(state, region, slot) }),
      face: grantFace(state, region, slot),
      value: slot,
    })),
  );
  state.projects[energy]--;
  state.regions[region].projects[slot] = { energy, installed: false };
  table.tell(() => ({
    say: say('event.starters.placed', { region, energy }),
    refs: [refs.project(region, slot)],
    moves: [{ piece: energy, from: refs.seat(ALONE), to: refs.project(region, slot) }],
  }));
}
