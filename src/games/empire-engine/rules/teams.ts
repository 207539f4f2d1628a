import type { Seat } from '../../../engine/ask.ts';
import type { State } from './state.ts';
import { type AddOn, TEAMS } from './tables.ts';

/** Who scores together: two teams, or everybody alone. */
export function sides(state: State): readonly (readonly Seat[])[] {
  return state.agreed.teams ? TEAMS : state.players.map((_, seat) => [seat]);
}

export function playsWith(state: State, addOn: AddOn): boolean {
  return state.agreed.teams && state.agreed.addOns.includes(addOn);
}
