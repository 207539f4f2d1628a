import { WORKPLACES } from '../../rules/cards/locations.ts';
import { refs } from '../../rules/refs.ts';
import { LOCATION_IDS, type PlaceId, type StructureType, TYPES } from '../../rules/tables.ts';
import type { PlaceView, View } from '../../rules/view.ts';

/** The binders on the desk: one for each type of structure and, in the Cold War, a narrow one for the clock. */
export type BinderId = StructureType | 'clock';

const CLOCK: PlaceId = 'doomsday-clock';

export const bindersOf = ({ clock }: Pick<View, 'clock'>): readonly BinderId[] => (clock ? [...TYPES, 'clock'] : TYPES);

/** Everywhere a worker can stand at this table. */
export const placesOf = ({ clock }: Pick<View, 'clock'>): readonly PlaceId[] =>
  clock ? [...LOCATION_IDS, CLOCK] : LOCATION_IDS;

export function placeIn({ board, clock }: Pick<View, 'board' | 'clock'>, id: PlaceId): PlaceView {
  if (id !== 'doomsday-clock') return board[id];
  if (!clock) throw new RangeError('there is no clock on this table');
  return clock.place;
}

export const binderWith = (id: PlaceId): BinderId => WORKPLACES[id].type ?? 'clock';

/** The place a ref names, if it names one: `location:mine`. */
export const placeNamed = (ref: string): PlaceId | undefined =>
  [...LOCATION_IDS, CLOCK].find((id) => ref === refs.location(id));
