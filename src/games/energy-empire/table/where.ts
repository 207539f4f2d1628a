import type { Ask } from '../../../engine/ask.ts';
import type { Message } from '../../../engine/message.ts';
import { type CardId, structureOf } from '../rules/cards/structures.ts';
import { MEGASTRUCTURE_IDS, type MegastructureId } from '../rules/cold-war/cards/megastructures.ts';
import type { PlaceId, StructureType } from '../rules/tables.ts';
import type { View } from '../rules/view.ts';
import { type BinderId, bindersOf, binderWith, placeNamed } from './places.ts';

/**
 * Where on the table a decision is made, so that a hidden place can be brought to the front. `at` names the one thing a
 * choice belongs to: the location worked at, or the card in use, which may lie `abroad`.
 */
export interface Where {
  readonly place: 'binders' | 'mat' | 'news' | 'stage' | 'anywhere';
  /** Binders with something to pick. */
  readonly binders: readonly BinderId[];
  readonly at?:
    | `location:${PlaceId}`
    | `structure:${CardId}`
    | `megastructure:${MegastructureId}`
    | 'nation'
    | 'espionage'
    | 'abroad';
}

const ANYWHERE: Where = { place: 'anywhere', binders: [] };
const STAGE: Where = { place: 'stage', binders: [] };
const MAT: Where = { place: 'mat', binders: [] };

export function whereIs(ask: Ask | undefined, view: View): Where {
  if (!ask) return ANYWHERE;
  switch (ask.prompt.key) {
    case 'ask.turn':
      return { place: 'binders', binders: bindersWithOptions(ask, view) };
    case 'ask.buy':
    case 'ask.wild':
    case 'ask.bridge':
      return { place: 'binders', binders: [ask.prompt.with['type'] as StructureType] };
    case 'ask.activate':
    case 'ask.pay':
    case 'ask.pollute':
    case 'ask.cleanup':
    case 'ask.drill':
    case 'ask.discard':
    case 'ask.discard-die':
    case 'ask.discard-tile':
      return MAT;
    case 'ask.peek':
      return { place: 'news', binders: [] };
    case 'ask.spy':
    case 'ask.keep-cards':
      return STAGE;
    case 'ask.lose-worker':
      return isOnMat(ask, view) ? MAT : STAGE;
    case 'ask.plank':
      return atPlank(ask, view);
    default:
      return duringStep(ask, view);
  }
}

function bindersWithOptions({ options }: Ask, view: View): BinderId[] {
  const open = options.map(({ ref }) => placeNamed(ref)).filter((id) => id !== undefined);
  return bindersOf(view).filter((binder) => open.some((id) => binderWith(id) === binder));
}

/** Every worker that may be lost stands on the own mat, not on the board or abroad. */
function isOnMat({ seat, options }: Ask, view: View): boolean {
  const own = view.mats[seat]?.structures.map(({ card }) => `structure:${card}`) ?? [];
  return options.every(({ ref }) => own.includes(ref) || /^(?:nation|espionage|megastructure:.*)$/.test(ref));
}

/** A spy fills the plank of a card that lies abroad. */
function atPlank(ask: Ask, view: View): Where {
  const card = ask.prompt.with['card'] as Message;
  const inUse = ask.step?.with['card'] as Message | undefined;
  const isAbroad = inUse?.key === 'espionage' && card.key !== 'espionage';
  return isAbroad ? { ...STAGE, at: 'abroad' } : atCard(card, ask, view);
}

/** Amounts and alternatives belong to whatever the step is about. */
function duringStep(ask: Ask, view: View): Where {
  const { key, with: facts } = ask.step ?? { key: '', with: {} };
  if (key === 'step.place.at' || key === 'step.bridge') return atLocation(facts['location'] as Message);
  if (key === 'step.activate.card') return atCard(facts['card'] as Message, ask, view);
  return STAGE;
}

function atLocation({ key }: Message): Where {
  const location = placeNamed(key.replace('location.', 'location:'));
  if (!location) return STAGE;
  return { place: 'binders', binders: [binderWith(location)], at: `location:${location}` };
}

/** Of two cards alike it is the one whose plank has room, or had it until a moment ago. */
function atCard({ key }: Message, { seat }: Ask, view: View): Where {
  if (key === 'espionage') return { ...MAT, at: key };
  const great = MEGASTRUCTURE_IDS.find((id) => key === `megastructure.${id}`);
  if (great) return { ...MAT, at: `megastructure:${great}` };
  const built = view.mats[seat]?.structures ?? [];
  const alike = built.filter(({ card }) => key === `structure.${structureOf(card).id}`);
  const card = (alike.find(({ tokens }) => tokens.length === 0) ?? alike.at(-1))?.card;
  return { ...MAT, at: card ? `structure:${card}` : 'nation' };
}
