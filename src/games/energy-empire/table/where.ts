import type { Ask } from '../../../engine/ask.ts';
import type { Message } from '../../../engine/message.ts';
import { LOCATIONS } from '../rules/cards/locations.ts';
import { type CardId, structureOf } from '../rules/cards/structures.ts';
import { LOCATION_IDS, type LocationId, type StructureType, TYPES } from '../rules/tables.ts';
import type { View } from '../rules/view.ts';

/**
 * Where on the table a decision is made, so that a hidden place can be brought to the front. `at` names the one thing a
 * choice belongs to: the location worked at, or the card in use.
 */
export interface Where {
  readonly place: 'binders' | 'mat' | 'news' | 'stage' | 'anywhere';
  /** Binders with something to pick. */
  readonly binders: readonly StructureType[];
  readonly at?: `location:${LocationId}` | `structure:${CardId}` | 'nation';
}

const ANYWHERE: Where = { place: 'anywhere', binders: [] };
const STAGE: Where = { place: 'stage', binders: [] };
const MAT: Where = { place: 'mat', binders: [] };

export function whereIs(ask: Ask | undefined, view: View): Where {
  if (!ask) return ANYWHERE;
  switch (ask.prompt.key) {
    case 'ask.turn':
      return { place: 'binders', binders: TYPES.filter((type) => ask.options.some(({ group }) => group === type)) };
    case 'ask.buy':
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
    case 'ask.plank':
      return atCard(ask.prompt.with['card'] as Message, ask, view);
    default:
      return duringStep(ask, view);
  }
}

/** Amounts and alternatives belong to whatever the step is about. */
function duringStep(ask: Ask, view: View): Where {
  const { key, with: facts } = ask.step ?? { key: '', with: {} };
  if (key === 'step.place.at') return atLocation(facts['location'] as Message);
  if (key === 'step.activate.card') return atCard(facts['card'] as Message, ask, view);
  return STAGE;
}

function atLocation({ key }: Message): Where {
  const location = LOCATION_IDS.find((id) => key === `location.${id}`);
  if (!location) return STAGE;
  return { place: 'binders', binders: [LOCATIONS[location].type], at: `location:${location}` };
}

/** Of two cards alike it is the one whose plank has room, or had it until a moment ago. */
function atCard({ key }: Message, { seat }: Ask, view: View): Where {
  const built = view.mats[seat]?.structures ?? [];
  const alike = built.filter(({ card }) => key === `structure.${structureOf(card).id}`);
  const card = (alike.find(({ tokens }) => tokens.length === 0) ?? alike.at(-1))?.card;
  return { ...MAT, at: card ? `structure:${card}` : 'nation' };
}
