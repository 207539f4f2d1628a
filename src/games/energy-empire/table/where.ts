import type { Seat } from '../../../engine/ask.ts';
import { ownerOf } from '../../../ui/kit/flying.ts';
import type { Ask, Ref } from '../rules/lexicon.ts';
import { refs } from '../rules/refs.ts';
import { TYPES } from '../rules/tables.ts';
import type { View } from '../rules/view.ts';
import { type BinderId, bindersOf, binderWith, placeNamed } from './board/places.ts';

/** Where on the table a decision is made, so that a hidden place can be brought to the front. */
export interface Where {
  readonly place: 'binders' | 'mat' | 'task' | 'news' | 'stage' | 'abroad' | 'anywhere';
  /** Binders with something to pick. */
  readonly binders: readonly BinderId[];
  /** The one thing a choice belongs to: the location worked at, or the card in use. */
  readonly at?: Ref;
}

/** Matters that want a sheet of their own. */
const ON_STAGE: readonly Ref[] = ['nations', 'tiles', 'abroad', 'cold-war'];

/** Matters that are settled on the own mat. */
const ON_MAT: readonly Ref[] = ['cards', 'price', 'own-dice', 'discard', 'own-tiles', 'environment'];

export function whereIs(ask: Ask | undefined, view: View): Where {
  if (!ask) return { place: 'anywhere', binders: [] };
  const { about, seat } = ask;
  const location = placeNamed(about);
  const market = TYPES.find((type) => about === refs.market(type));
  if (location) return { place: 'binders', binders: [binderWith(location)], at: about };
  if (market) return { place: 'binders', binders: [market] };
  if (about === 'turn' || about === 'bridge') return { place: 'binders', binders: bindersWithOptions(ask, view) };
  if (about === 'newspaper') return { place: 'news', binders: [] };
  const owner = ownerOf(about);
  if (owner !== undefined && owner !== seat) return { place: 'abroad', binders: [], at: about };
  if (owner !== undefined) return { place: 'mat', binders: [], at: about };
  if (ON_STAGE.includes(about)) return { place: 'stage', binders: [] };
  const isOnMat = ON_MAT.includes(about) || (about === 'workers' && areOnMat(ask, seat, view));
  return { place: isOnMat ? 'mat' : 'task', binders: [] };
}

function bindersWithOptions({ options }: Ask, view: View): BinderId[] {
  const open = options.map(({ ref }) => placeNamed(ref)).filter((id) => id !== undefined);
  return bindersOf(view).filter((binder) => open.some((id) => binderWith(id) === binder));
}

/** Every worker that may be lost stands on the own mat, not on the board or abroad. */
function areOnMat({ options }: Ask, seat: Seat, view: View): boolean {
  const own = view.mats[seat]?.structures.map(({ card }) => `structure:${card}`) ?? [];
  return options.every(({ ref }) => own.includes(ref) || /^(?:nation|espionage|megastructure:.*)$/.test(ref));
}
