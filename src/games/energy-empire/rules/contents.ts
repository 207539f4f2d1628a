import { inBox } from '../../../engine/since.ts';
import { ACHIEVEMENTS, type Achievement, TILES, type TileId } from './cards/achievements.ts';
import { IMPACT_IDS, type ImpactId, impact } from './cards/impacts.ts';
import { NATION_IDS, type NationId, nationOf } from './cards/nations.ts';
import { CARDS, type CardId, structureOf } from './cards/structures.ts';
import { added } from './modules.ts';
import { arrangementOf, type State } from './state.ts';

type InPlay = Pick<State, 'rules' | 'modules'>;

/** What is taken out of the box: the base game, and what the modules in play bring, as far as the rules know it. */
export function nationsIn(state: InPlay): NationId[] {
  return inBox([...NATION_IDS, ...added(state, ({ nations }) => nations)], nationOf, state.rules);
}

export function cardsIn(state: InPlay): CardId[] {
  return inBox([...CARDS, ...added(state, ({ structures }) => structures)], structureOf, state.rules);
}

export function impactsIn(state: InPlay): ImpactId[] {
  const removed = added(state, ({ removedImpacts }) => removedImpacts);
  const all = [...IMPACT_IDS, ...added(state, ({ impacts }) => impacts)];
  return inBox(all, impact, state.rules).filter((id) => !removed.includes(id));
}

export function tilesIn(state: Pick<State, 'rules' | 'arrangement'>): TileId[] {
  const { isSolo } = arrangementOf(state);
  return inBox(TILES, tile, state.rules).filter((id) => !(isSolo && tile(id).notSolo));
}

function tile(id: TileId): Achievement {
  return ACHIEVEMENTS[id];
}
