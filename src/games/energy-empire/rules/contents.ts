import { IMPACT_IDS, type ImpactId } from './cards/impacts.ts';
import { NATION_IDS, type NationId } from './cards/nations.ts';
import { CARDS, type CardId } from './cards/structures.ts';
import { added } from './modules.ts';
import type { State } from './state.ts';

type InPlay = Pick<State, 'modules'>;

/** What is taken out of the box: the base game, and what the modules in play bring. */
export function nationsIn(state: InPlay): NationId[] {
  return [...NATION_IDS, ...added(state, ({ nations }) => nations)];
}

export function cardsIn(state: InPlay): CardId[] {
  return [...CARDS, ...added(state, ({ structures }) => structures)];
}

export function impactsIn(state: InPlay): ImpactId[] {
  const removed = added(state, ({ removedImpacts }) => removedImpacts);
  return [...IMPACT_IDS, ...added(state, ({ impacts }) => impacts)].filter((id) => !removed.includes(id));
}
