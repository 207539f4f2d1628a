import type { Player, State } from './state.ts';
import { type Fuel, PRODUCE_GOODS, type Resource } from './tables.ts';

/** Moves cubes from the stock to a player's ready or score pile. */
export function takeFromStock<R extends Resource>(state: State, pile: Record<R, number>, kind: R, amount = 1): void {
  state.stock.taken[kind] += amount;
  pile[kind] += amount;
}

/** Moves cubes from a pile back to the stock. */
export function returnToStock<R extends Resource>(state: State, pile: Record<R, number>, kind: R, amount = 1): void {
  pile[kind] -= amount;
  state.stock.returned[kind] += amount;
}

/** Moves cubes from a ready pile to a score pile, the owner's or a raider's. */
export function scoreFrom(from: Player, to: Player, kind: Fuel, amount = 1): void {
  from.ready[kind] -= amount;
  to.score[kind] += amount;
}

export function readyTotal({ ready }: Readonly<Pick<Player, 'ready'>>): number {
  return ready.soldier + ready.good;
}

/** Produce brings two goods; Nova Centralis makes a third if it has one already. */
export function produceYield({ empire, ready }: Player): number {
  return empire === 'nova-centralis' && ready.good > 0 ? PRODUCE_GOODS + 1 : PRODUCE_GOODS;
}
