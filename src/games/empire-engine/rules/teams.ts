import type { Seat } from '../../../engine/ask.ts';
import type { State } from './state.ts';
import { type AddOn, TEAM_SEATS } from './tables.ts';

/** Partners sit opposite each other. */
export function partnerOf(seat: Seat): Seat {
  return (seat + TEAM_SEATS / 2) % TEAM_SEATS;
}

export function playsWith(state: State, addOn: AddOn): boolean {
  return state.agreed.teams && state.agreed.addOns.includes(addOn);
}
