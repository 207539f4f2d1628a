import type { Deed, Turn } from './deed.ts';
import { choose, refs, type Steps } from './lexicon.ts';
import { freePlaces, isAtProject, researches, scientistName, scientistOf } from './scientists.ts';
import { type EvictionOrder, PERMIT_ORDERS, playerOf } from './state.ts';
import type { Energy } from './tables/energies.ts';
import { say } from './vocabulary.ts';

/**
 * Orders left for the time away, so that an eviction or a payment needs no extra hand-over. They are nobody else's
 * business: nothing is told when one is given, and carrying one out bars undo.
 */
export function orderDeeds(turn: Turn): Deed[] {
  const { state, seat } = turn;
  if (state.choices === 'ask') return [];
  const { scientists, permitOrder } = playerOf(state, seat);
  const evictions = scientists.flatMap((scientist, number): Deed[] => {
    const energy = researches(state, scientist);
    if (!isAtProject(scientist.at) || !energy || state.moves.ordered.includes(number)) return [];
    return [
      {
        ref: refs.order(seat, number),
        say: say('order.eviction', { scientist: scientistName(state, scientist) }),
        short: say('order.eviction.short', { region: scientist.at.region }),
        detail: orderSays(scientist.order, energy),
        group: 'orders',
        value: () => orderEviction(turn, number, energy),
      },
    ];
  });
  const permits: Deed = {
    ref: refs.permitOrder,
    say: say('order.permits'),
    short: say('order.permits.short'),
    detail: say('order.permits.detail', { order: permitOrder }),
    group: 'orders',
    value: () => orderPermits(turn),
  };
  return state.moves.ordered.includes(PERMITS) ? evictions : [...evictions, permits];
}

/** Marks among the orders given this turn the one about permits. */
const PERMITS = -1;

function orderSays(order: EvictionOrder, energy: Energy) {
  if (order === 'ask') return say('order.ask');
  return order === 'hand' ? say('evicted.to-hand', { energy }) : say('order.summit', { place: order, topic: energy });
}

function* orderEviction({ state, seat }: Turn, number: number, energy: Energy): Steps {
  const scientist = scientistOf(state, seat, number);
  state.moves.ordered.push(number);
  const orders: readonly EvictionOrder[] = ['hand', ...freePlaces(state, energy), 'ask'];
  scientist.order = yield* choose(
    { seat, about: refs.order(seat, number), prompt: say('ask.order.eviction'), secret: true },
    orders.map((order) => ({
      ref: order === 'hand' ? refs.hand : order === 'ask' ? refs.ask : refs.summit(order, energy),
      say: orderSays(order, energy),
      ...(order !== 'ask' && { face: [{ icon: energy }] }),
      value: order,
    })),
  );
}

function* orderPermits({ state, seat }: Turn): Steps {
  state.moves.ordered.push(PERMITS);
  playerOf(state, seat).permitOrder = yield* choose(
    { seat, about: refs.permitOrder, prompt: say('ask.order.permits'), secret: true },
    PERMIT_ORDERS.map((order) => ({
      ref: refs.orderChoice(order),
      say: say('order.permits.choice', { order }),
      value: order,
    })),
  );
}
