import type { Seat } from '../../../engine/ask.ts';
import { type Move, type Ref, refs } from './lexicon.ts';
import { type Player, player, type State } from './state.ts';
import { type Fuel, NOVA_GOODS, PRODUCE_GOODS, type Resource } from './tables.ts';

/** Takes cubes from the stock to a ready pile. Whatever moves cubes returns what is seen of it. */
export function takeReady(state: State, seat: Seat, kind: Fuel, count = 1): Move {
  state.stock.taken[kind] += count;
  player(state, seat).ready[kind] += count;
  return { piece: kind, from: 'stock', to: refs.cubes(kind, seat), count };
}

/** Takes cubes from the stock to a score pile. */
export function takeScored(state: State, seat: Seat, kind: Resource, count = 1): Move {
  state.stock.taken[kind] += count;
  player(state, seat).score[kind] += count;
  return { piece: kind, from: 'stock', to: refs.score(seat), count };
}

/** Pays cubes of a ready pile to the stock. They may be seen to go where they are used up. */
export function pay(state: State, seat: Seat, kind: Fuel, count = 1, to: Ref = 'stock'): Move {
  player(state, seat).ready[kind] -= count;
  state.stock.returned[kind] += count;
  return { piece: kind, from: refs.cubes(kind, seat), to, count };
}

/** Moves cubes from a ready pile to a score pile, the owner's or a raider's. */
export function scoreFrom(state: State, from: Seat, to: Seat, kind: Fuel, count = 1): Move {
  player(state, from).ready[kind] -= count;
  player(state, to).score[kind] += count;
  return { piece: kind, from: refs.cubes(kind, from), to: refs.score(to), count };
}

export function readyTotal({ ready }: Readonly<Pick<Player, 'ready'>>): number {
  return ready.soldier + ready.good;
}

/** Produce brings two goods; Nova Centralis makes a third if it has one already. */
export function produceYield({ empire, ready }: Player, goods = ready.good): number {
  return empire === 'nova-centralis' && goods > 0 ? PRODUCE_GOODS + NOVA_GOODS : PRODUCE_GOODS;
}
