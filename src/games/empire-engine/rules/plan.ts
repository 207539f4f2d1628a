import type { Seat } from '../../../engine/ask.ts';
import type { Message } from '../../../engine/message.ts';
import { forReaders, shown } from '../../../engine/quiet.ts';
import { together } from '../../../engine/together.ts';
import { type Candidate, choose, refs, type Steps, type Table } from './lexicon.ts';
import { leaveOrders } from './orders.ts';
import { produceYield, readyTotal } from './piles.ts';
import { type Player, player, type State, visits } from './state.ts';
import {
  ACTION_ICONS,
  type Action,
  afterTurning,
  ENGINES,
  FUELS,
  type Fuel,
  neighbour,
  otherSide,
  SIDES,
  type Side,
  TURNS,
} from './tables.ts';
import { SINCE } from './versions.ts';
import { say } from './vocabulary.ts';

/** Every seat lays two cards face down: in one visit when the mode is swift, in two when the table is gone round. */
export function plan(state: State, table: Table): Steps {
  return state.agreed.mode === 'swift' ? planTogether(state, table) : planInTurn(state, table);
}

function* planInTurn(state: State, table: Table): Steps {
  const order = visits(state);
  for (const [visit, seat] of order.entries()) {
    const hadPlan = hasPlan(player(state, seat));
    yield* layCard(state, seat, table);
    // Orders follow the second card at once: to come back for nothing but orders would tell what was planned.
    // Games begun under the first rules came back.
    const isLast = !order.includes(seat, visit + 1);
    const isPlanned = !hadPlan && hasPlan(player(state, seat));
    if (table.rules >= SINCE.ordersWithPlan ? isPlanned : isLast) yield* leaveOrders(state, seat, table);
  }
}

function planTogether(state: State, table: Table): Steps {
  return together(table, {
    seats: visits(state),
    bound: mostPlans(state),
    *decide(seat) {
      for (let card = 0; card < 2; card++) yield* layCard(state, seat, table);
      yield* leaveOrders(state, seat, table);
    },
    sealed: (seat) => seal(state, seat, table),
  });
}

function layCard(state: State, seat: Seat, table: Table): Steps {
  return state.round === 1 ? layEngine(state, seat, table) : placeGear(state, seat, table);
}

/** At least as many plans as anybody can make this round, orders included: everybody can tell before anybody plans. */
export function mostPlans({ round, agreed, players }: Pick<State, 'round' | 'agreed' | 'players'>): number {
  const isTwo = players.length === 2;
  // Two engines, any action up; later the first gear and its fuel, then the second on the other side.
  const cards = round === 1 ? 8 * 4 : 8 * 2 * (2 * 2);
  const isAsked = agreed.orders === 'ask';
  const block = isTwo ? 1 : 4;
  const shield = agreed.addOns.includes('shield-bearer') ? 4 : 1;
  // The right engine's Defend has orders for block and shield, its Attack one for loot; the left has one at most.
  const orders = isAsked ? 1 : 4 * Math.max(block * shield, 4);
  const prophecy = agreed.powers && round > 1 ? (isTwo ? 9 : 17) * 2 : 1;
  return cards * orders * prophecy;
}

const hasPlan = ({ plan }: Player): boolean => plan.left !== undefined && plan.right !== undefined;

/** Every way to start an engine, in the order offered. */
export const STARTS = SIDES.flatMap((side) =>
  ENGINES[side].map((action) => ({ ref: refs.start(side, action), side, action })),
);
export type Start = (typeof STARTS)[number];

/** Round 1: an engine, with any of its actions up. */
function* layEngine(state: State, seat: Seat, table: Table): Steps {
  const owner = player(state, seat);
  const second = SIDES.find((side) => owner.plan[otherSide(side)]);
  const { side, action } = yield* choose(
    {
      seat,
      about: 'engines',
      step: say('step.engine', { card: cardOf(owner) }),
      prompt: second ? say('ask.start.second', { side: second }) : say('ask.start'),
      help: say('ask.start.help'),
      secret: true,
      confirm: say('place.confirm'),
    },
    shown(STARTS, ({ side }) => !owner.plan[side]).map((start) => engineCandidate(state, seat, start)),
  );
  owner.plan[side] = { action };
  seal(state, seat, table);
  table.tell(() => ({
    say: say('event.lays.own', { seat, side, action }),
    ...openly(state, { instead: say('event.lays', { seat, side }) }),
    only: [seat],
    seat,
    refs: [refs.gear(side, seat)],
  }));
}

function engineCandidate(state: State, seat: Seat, start: Start): Candidate<Start> {
  const { ref, side, action } = start;
  return {
    ref,
    say: say('start.option', { side, action }),
    value: start,
    refused: player(state, seat).plan[side] && say('refused.start', { side }),
    ...forReaders(() => ({
      short: say(`action.${action}`),
      face: [{ icon: ACTION_ICONS[action] }],
      detail: does(state, seat, side, action),
      group: side,
      confirm: say('start.confirm', { side }),
      ...openly(state, { shows: side }),
    })),
  };
}

/** Every way to place a gear, in the order offered. */
export const PLACINGS = SIDES.flatMap((side) =>
  TURNS.map((turning) => ({ ref: refs.plan(side, turning.turns), side, ...turning })),
);
export type Placing = (typeof PLACINGS)[number];

/** Later rounds: a gear under an engine, with a soldier or good on its back to turn by the other value. */
function* placeGear(state: State, seat: Seat, table: Table): Steps {
  const owner = player(state, seat);
  if (hasPlan(owner)) return;
  const placed = SIDES.find((side) => owner.plan[side]);
  const placing = yield* choose(
    {
      seat,
      about: 'gears',
      step: say('step.gear', { card: cardOf(owner) }),
      prompt: placed ? secondPrompt(owner, placed) : say('ask.plan'),
      help: say('ask.plan.help'),
      secret: true,
      confirm: say('place.confirm'),
    },
    shown(PLACINGS, (placing) => !refusedGear(owner, placing)).map((placing) => gearCandidate(state, seat, placing)),
  );
  const { side, gear, turns } = placing;
  const action = actionOf(owner, placing);
  seal(state, seat, table);
  const fuel = placing.isFuelled ? yield* chooseFuel(state, seat, placing) : undefined;
  owner.plan[side] = { action, gear, turns, ...(fuel && { fuel }) };
  if (fuel) owner.ready[fuel]--;
  table.tell(() => ({
    say: fuel
      ? say('event.places.own.fuelled', { seat, side, turns, action, fuel })
      : say('event.places.own', { seat, side, turns, action }),
    ...openly(state, {
      instead: fuel ? say('event.places.fuelled', { seat, side, fuel }) : say('event.places', { seat, side }),
    }),
    only: [seat],
    seat,
    refs: fuel ? [refs.gear(side, seat), refs.ready(seat)] : [refs.gear(side, seat)],
    moves: fuel ? [{ piece: fuel, from: refs.cubes(fuel, seat), to: refs.gear(side, seat) }] : [],
  }));
  // With nothing ready the second gear is no choice: everybody knows where it goes, so nobody need wait for it.
  if (readyTotal(owner) === 0) yield* placeGear(state, seat, table);
}

function secondPrompt({ plan }: Player, placed: Side): Message {
  return say('ask.plan.second', { side: otherSide(placed), gear: plan[placed]?.gear === 1 ? 2 : 1 });
}

function gearCandidate(state: State, seat: Seat, placing: Placing): Candidate<Placing> {
  const { ref, side, turns, gear, isFuelled } = placing;
  const owner = player(state, seat);
  const action = actionOf(owner, placing);
  return {
    ref,
    say: say('plan.option', { side, turns, action }),
    value: placing,
    refused: refusedGear(owner, placing),
    ...forReaders(() => {
      const effect = does(state, seat, side, action, isFuelled);
      return {
        short: say(`action.${action}`),
        face: [{ icon: ACTION_ICONS[action] }],
        detail: isFuelled ? say('plan.fuelled', { does: effect }) : effect,
        group: side,
        confirm: say('plan.confirm', { gear, side }),
        ...openly(state, { shows: isFuelled ? `${side} fuelled` : side }),
      };
    }),
  };
}

function refusedGear(owner: Player, { side, gear, isFuelled }: Placing): Message | undefined {
  if (owner.plan[side]) return say('refused.engine', { side });
  const other = otherSide(side);
  if (owner.plan[other]?.gear === gear) return say('refused.gear', { gear, side: other });
  if (isFuelled && readyTotal(owner) === 0) return say('refused.fuel');
  return undefined;
}

/** Asked only of a player who has both kinds. */
function chooseFuel(state: State, seat: Seat, { side, turns }: Placing): Steps<Fuel> {
  const owner = player(state, seat);
  return choose(
    {
      seat,
      about: refs.gear(side, seat),
      step: say('step.gear', { card: cardOf(owner) }),
      prompt: say('ask.fuel', { turns }),
      secret: true,
    },
    FUELS.filter((fuel) => owner.ready[fuel] > 0).map((fuel) => ({
      ref: refs.fuel(fuel),
      say: say('fuel.option', { fuel }),
      face: [{ icon: fuel }],
      ...openly(state, { shows: fuel }),
      value: fuel,
    })),
  );
}

/** Which of the two cards a player is laying. */
function cardOf({ plan }: Player): number {
  return plan.left || plan.right ? 2 : 1;
}

/** Swift mode: the first card laid is the last that others learn before the reveal, and only that it was laid. */
function seal(state: State, seat: Seat, table: Table): void {
  const owner = player(state, seat);
  if (state.agreed.mode !== 'swift' || owner.isSealed) return;
  owner.isSealed = true;
  table.tell(() => ({ say: say('event.seals', { seat }), seat, refs: [refs.seat(seat)], deed: 'small' }));
}

/** Table mode: what everybody round the table sees. A sealed plan shows nothing. */
function openly<Seen extends object>(state: State, seen: Seen): Seen | undefined {
  return state.agreed.mode === 'table' ? seen : undefined;
}

/** What an action would bring, in a few words. Fuel of unknown kind is taken for a soldier. */
function does(state: State, seat: Seat, side: Side, action: Action, isFuelled = false): Message {
  const owner = player(state, seat);
  const good = isFuelled && owner.ready.soldier === 0 ? owner.ready.good - 1 : owner.ready.good;
  const produced = produceYield(owner, good);
  switch (action) {
    case 'produce':
      return say('does.produce', { goods: produced });
    case 'export':
      return say('does.export', { goods: owner.plan.left?.action === 'produce' ? good + produced : good });
    case 'attack':
      return say('does.attack', { target: neighbour(state.players.length, seat, side) });
    default:
      return say(`does.${action}`);
  }
}

/** What the engine will show. */
function actionOf({ tops }: Player, { side, turns }: Placing): Action {
  const top = tops[side];
  if (!top) throw new Error(`the ${side} engine has not been started`);
  return afterTurning(side, top, turns);
}
