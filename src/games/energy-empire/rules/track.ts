import type { State } from './state.ts';
import { LAST_OIL_PRICE, OIL_PRICES } from './tables.ts';

/** The leftmost stack of the Global Impact track that still has tokens; undefined once the track is empty. */
export function leftmostStack(state: State): number | undefined {
  const at = state.track.findIndex((tokens) => tokens > 0);
  return at < 0 ? undefined : at;
}

/** What three barrels cost or bring. An impact may set it; otherwise it stands below the leftmost stack. */
export function oilPrice(state: State): number {
  if (state.lasting.oilPrice !== undefined) return state.lasting.oilPrice;
  const at = leftmostStack(state);
  return (at === undefined ? undefined : OIL_PRICES[at]) ?? LAST_OIL_PRICE;
}

/**
 * Takes a token from the track and says whether there was one. A stack that becomes empty puts an impact on hold until
 * the action in progress is over.
 */
export function leaveTrack(state: State): boolean {
  const at = leftmostStack(state);
  if (at === undefined) return false;
  const left = (state.track[at] ?? 0) - 1;
  state.track[at] = left;
  if (left === 0) state.now.impactsDue++;
  return true;
}

/** Takes a token from the supply. When it is exhausted any marker serves: an amount is never reduced. */
export function leaveSupply(state: State): void {
  if (state.supply.pollution > 0) state.supply.pollution--;
  else state.supply.markers++;
}

/** Puts a token into the supply; borrowed markers leave first. */
export function backToSupply(state: State): void {
  if (state.supply.markers > 0) state.supply.markers--;
  else state.supply.pollution++;
}
