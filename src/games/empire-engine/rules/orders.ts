import type { Seat } from '../../../engine/ask.ts';
import type { Message } from '../../../engine/message.ts';
import { forReaders } from '../../../engine/quiet.ts';
import { type Candidate, choose, refs, type Steps, type Table } from './lexicon.ts';
import { produceYield, readyTotal } from './piles.ts';
import { type Order, type Orders, type Prophecy, player, type State } from './state.ts';
import {
  ACTION_ICONS,
  ARM_SOLDIERS,
  ENGINES,
  FUELS,
  type Fuel,
  neighbour,
  partnerOf,
  RESOURCES,
  type ReadyPile,
  SIDES,
} from './tables.ts';
import { playsWith } from './teams.ts';
import { say } from './vocabulary.ts';

/** With the second card laid, a seat settles whatever its plan may need to know after the reveal. */
export function* leaveOrders(state: State, seat: Seat, table: Table): Steps {
  yield* foretell(state, seat, table);
  if (state.agreed.orders === 'ask') return;
  const { orders } = player(state, seat);
  if (needsBlock(state, seat)) orders.block = yield* settle(seat, 'block', blockOrders(state, seat));
  if (needsShield(state, seat)) orders.shield = yield* settle(seat, 'shield', shieldOrders(seat));
  if (needsLoot(state, seat)) orders.loot = yield* settle(seat, 'loot', LOOT_ORDERS);
  if (needsSalvage(state, seat)) orders.salvage = yield* settle(seat, 'salvage', SALVAGE_ORDERS);
  if (needsConvoy(state, seat)) orders.convoy = yield* settle(seat, 'convoy', CONVOY_ORDERS);
}

/** What a seat ordered beforehand, once it is needed: what it says, and that it was left at all, comes to light now. */
export function ordersOf(state: State, seat: Seat, table: Table): Readonly<Orders> {
  if (state.agreed.orders === 'standing') table.reveal();
  return player(state, seat).orders;
}

type Words<T> = readonly (readonly [order: T, say: Message])[];

/** Asks for one order. The first of the list is what most players want; the last is to be asked when it comes to it. */
function settle<T extends Order>(seat: Seat, kind: keyof Orders, orders: Words<T>): Steps<T | 'ask'> {
  const listed: Words<T | 'ask'> = [...orders, ['ask', say('order.ask')]];
  return choose(
    { seat, about: 'orders', step: say('step.orders'), prompt: say(`ask.order.${kind}`), secret: true },
    listed.map(([value, words]) => ({
      ref: refs.order(kind, value),
      say: words,
      value,
      ...forReaders(() => ({ face: RESOURCES.filter((resource) => resource === value).map((icon) => ({ icon })) })),
    })),
  );
}

function blockOrders(state: State, seat: Seat): Words<'bigger' | 'left' | 'right'> {
  const from = (side: 'left' | 'right') =>
    [side, say('order.block.side', { side, target: neighbour(state.players.length, seat, side) })] as const;
  return [['bigger', say('order.block.bigger')], from('left'), from('right')];
}

function shieldOrders(seat: Seat): Words<'never' | 'spare' | 'first'> {
  const partner = partnerOf(seat);
  return [
    ['spare', say('order.shield.spare', { partner })],
    ['never', say('order.shield.never')],
    ['first', say('order.shield.first', { partner })],
  ];
}

const LOOT_ORDERS: Words<Fuel | 'fewer'> = [
  ['good', say('order.loot.first', { fuel: 'good' })],
  ['soldier', say('order.loot.first', { fuel: 'soldier' })],
  ['fewer', say('order.loot.fewer')],
];

const SALVAGE_ORDERS = RESOURCES.toReversed().map(
  (resource) => [resource, say('order.salvage', { resource })] as const,
);

const CONVOY_ORDERS: Words<'export' | 'keep'> = [
  ['export', say('order.convoy.export')],
  ['keep', say('order.convoy.keep')],
];

/** Between two players it makes no difference which of two attacks is blocked. */
function needsBlock(state: State, seat: Seat): boolean {
  return player(state, seat).plan.right?.action === 'defend' && state.players.length > 2;
}

function needsShield(state: State, seat: Seat): boolean {
  if (!playsWith(state, 'shield-bearer') || player(state, seat).plan.right?.action !== 'defend') return false;
  return readyTotal(whenAttacking(state, seat)) > 0;
}

function needsLoot(state: State, seat: Seat): boolean {
  return whenAttacking(state, seat).attacks > 0;
}

function needsSalvage(state: State, seat: Seat): boolean {
  return player(state, seat).plan.left?.action === 'salvage';
}

function needsConvoy(state: State, seat: Seat): boolean {
  const { left, right } = player(state, seat).plan;
  return playsWith(state, 'convoy') && left?.action === 'produce' && right?.action !== 'export';
}

/** A plan fixes what its owner will have once attackers have paid: nothing can be lost before. */
function whenAttacking(state: State, seat: Seat): { attacks: number; ready: ReadyPile } {
  const owner = player(state, seat);
  const ready = { ...owner.ready };
  if (owner.plan.left?.action === 'arm') ready.soldier += ARM_SOLDIERS;
  if (owner.plan.left?.action === 'produce') ready.good += produceYield(owner);
  const wanted = SIDES.filter((side) => owner.plan[side]?.action === 'attack').length;
  const attacks = ready.soldier < wanted ? 0 : wanted;
  ready.soldier = Math.max(0, ready.soldier - wanted);
  return { attacks, ready };
}

/** The Grail Prelacy may name what a neighbour's engine will show. Without fuel to win back there is nothing to gain. */
function* foretell(state: State, seat: Seat, table: Table): Steps {
  const owner = player(state, seat);
  if (owner.empire !== 'grail-prelacy') return;
  const laid = FUELS.filter((fuel) => SIDES.some((side) => owner.plan[side]?.fuel === fuel));
  if (laid.length === 0) return;
  const named = yield* choose<Named | undefined>(
    {
      seat,
      about: 'prophecy',
      step: say('step.orders'),
      prompt: say('ask.prophecy'),
      help: say('ask.prophecy.help'),
      secret: true,
    },
    [...prophecies(state, seat), { ref: 'prophecy:none', say: say('prophecy.none'), value: undefined }],
  );
  if (!named) return;
  const engine = refs.engine(named.side, named.seat);
  const refund = yield* choose(
    { seat, about: engine, step: say('step.orders'), prompt: say('ask.refund'), secret: true },
    laid.map((fuel) => ({
      ref: refs.refund(fuel),
      say: say('refund.option', { fuel }),
      face: [{ icon: fuel }],
      value: fuel,
    })),
  );
  owner.prophecy = { ...named, refund };
  table.tell(() => ({
    say: say('event.foretells', { seat, target: named.seat, side: named.side, action: named.action }),
    only: [seat],
    seat,
    refs: [engine],
  }));
}

type Named = Omit<Prophecy, 'refund'>;

function prophecies(state: State, seat: Seat): Candidate<Named>[] {
  const seats = state.players.length;
  // Between two players the neighbour on the left is the one on the right.
  const neighbours = seats === 2 ? (['left'] as const) : SIDES;
  return neighbours.flatMap((hand) => {
    const target = neighbour(seats, seat, hand);
    return SIDES.flatMap((side) =>
      ENGINES[side].map((action) => ({
        ref: refs.prophecy(target, side, action),
        say: say('prophecy.option', { target, side, action }),
        face: [{ icon: ACTION_ICONS[action] }],
        group: `neighbour.${hand}`,
        value: { seat: target, side, action },
      })),
    );
  });
}
