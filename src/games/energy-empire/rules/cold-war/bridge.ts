import { LOCATIONS } from '../cards/locations.ts';
import type { Structure } from '../cards/structure.ts';
import type { Context } from '../effects.ts';
import { type Candidate, choose, refs, type Steps } from '../lexicon.ts';
import { matOf } from '../state.ts';
import { during } from '../steps.ts';
import { LOCATION_IDS, type LocationId, type StructureType, TYPE_ICON } from '../tables.ts';
import { say } from '../vocabulary.ts';
import { placeWorker, refusedAt, useLocation } from '../work.ts';

/** Place one more worker, without energy, on a location of the own type that holds no worker, and use it. */
export function bridge(type: StructureType): Pick<Structure, 'plank' | 'effect' | 'visitsMarket'> {
  return {
    plank: 'single',
    visitsMarket: true,
    effect: {
      say: say('bridge', { type }),
      face: [{ icon: 'bridge' }, { icon: TYPE_ICON[type] }],
      refused(context) {
        if (matOf(context.state, context.seat).workers === 0) return say('refused.no-worker');
        return farBanks(context, type).some(({ refused }) => !refused) ? undefined : say('refused.no-location');
      },
      run: (context) => cross(context, type),
    },
  };
}

/** The clock has no type, so no bridge leads there. */
function farBanks(context: Context, type: StructureType): Candidate<LocationId>[] {
  return LOCATION_IDS.filter((location) => LOCATIONS[location].type === type).map((location) => ({
    ref: refs.location(location),
    say: say(`location.${location}`),
    value: location,
    refused: context.state.board[location].stacks.length > 0 ? say('refused.occupied') : refusedAt(context, location),
  }));
}

function* cross(context: Context, type: StructureType): Steps {
  const location = yield* choose(
    { seat: context.seat, about: 'bridge', prompt: say('ask.bridge', { type }) },
    farBanks(context, type),
  );
  placeWorker(context, location, 0);
  yield* during(say('step.bridge', { location: say(`location.${location}`) }), useLocation(context, location));
}
