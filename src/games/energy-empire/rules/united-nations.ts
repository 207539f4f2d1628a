import { added } from './modules.ts';
import type { State } from './state.ts';

/** How far every marker on the United Nations track has moved, the players' first. */
export function markersOf(state: State): number[] {
  return [...state.mats.map((mat) => mat.un), ...added(state, (module) => module.markers?.(state))];
}
