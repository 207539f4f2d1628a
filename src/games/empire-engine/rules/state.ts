import type { Seat } from '../../../engine/ask.ts';
import type { Action, AddOn, Empire, Fuel, Gear, Pile, ReadyPile, Resource, Side, Turns } from './tables.ts';

/** What was agreed before the game. */
export interface Agreed {
  /** Swift: everybody seals a whole plan in one visit. Table: one card each clockwise, then one each back. */
  readonly mode: 'swift' | 'table';
  /** Standing: what a plan may need to know later is settled with it. Ask: it is asked after the reveal. */
  readonly orders: 'standing' | 'ask';
  readonly rounds: number;
  readonly powers: boolean;
  readonly teams: boolean;
  readonly addOns: readonly AddOn[];
  readonly openPiles: boolean;
}

/** Where a round stands: planning, the three groups of actions, or the end of the game. */
export type Phase = 'plan' | 'gather' | 'fight' | 'trade' | 'over';

/** An engine or gear laid face down. */
export interface Placed {
  /** What this engine will show on top. */
  readonly action: Action;
  /** From round 2: the gear, the quarter turns it brings, and the fuel laid on it. */
  readonly gear?: Gear;
  readonly turns?: Turns;
  readonly fuel?: Fuel;
}
export type Plan = { [side in Side]?: Placed };

/** What to do after the reveal, settled beforehand. `ask` sends the question to the seat instead. */
export interface Orders {
  /** Which of two attacks to block: from the left, from the right, or from whoever has the bigger ready pile. */
  block?: Side | 'bigger' | 'ask';
  /** What to take first, or the kind the own score pile has fewer of. */
  loot?: Fuel | 'fewer' | 'ask';
  salvage?: Resource | 'ask';
  /** Whether to block for the partner: never, only when nobody attacks me, or before myself. */
  shield?: 'never' | 'spare' | 'first' | 'ask';
  convoy?: 'export' | 'keep' | 'ask';
}

/** What any of them may say. */
export type Order = Required<Orders>[keyof Orders];

/** Whether an order stands, or the seat is to be asked. */
export function isSettled<T extends Orders[keyof Orders]>(order: T): order is Exclude<T, 'ask' | undefined> {
  return order !== undefined && order !== 'ask';
}

/** One neighbour, one of its engines, and the action that engine will show. */
export interface Prophecy {
  readonly seat: Seat;
  readonly side: Side;
  readonly action: Action;
  /** The fuel that returns if it comes true. */
  readonly refund: Fuel;
}

export interface Player {
  readonly empire?: Empire;
  ready: ReadyPile;
  score: Pile;
  /** The action on top of each engine; none before the first reveal. */
  tops: { [side in Side]?: Action };
  /** Laid face down this round, in the order laid. */
  plan: Plan;
  /** What the last reveal turned over. */
  shown: Plan;
  /** Swift mode: a plan has been begun, which is all that others see of it. */
  isSealed: boolean;
  orders: Orders;
  prophecy?: Prophecy;
}

/** An attack of this round, or of the last one while the next is planned. */
export interface Attack {
  readonly by: Seat;
  readonly side: Side;
  readonly on: Seat;
  fate: 'paid' | 'vanished' | 'blocked' | 'hit';
  blockedBy?: Seat;
  /** What a hit brought: a resource of the target, a soldier from the stock, or nothing. */
  loot?: Fuel | 'stock' | 'nothing';
}

export interface State {
  readonly agreed: Agreed;
  readonly firstStart: Seat;
  round: number;
  /** Who holds the starting player card. Turn order runs clockwise from here. */
  start: Seat;
  phase: Phase;
  players: Player[];
  attacks: Attack[];
  /** All that ever left the stock and all that ever came back: the stock itself has no end. */
  stock: { taken: Pile; returned: Pile };
}

/** The seats from the start seat clockwise. */
export function turnOrder(state: Pick<State, 'start' | 'players'>): Seat[] {
  return state.players.map((_, steps) => (state.start + steps) % state.players.length);
}

/** Whether any attack of this round got through to this seat. */
export function isHit(state: Pick<State, 'attacks'>, seat: Seat): boolean {
  return state.attacks.some((attack) => attack.on === seat && attack.fate === 'hit');
}

/** The order in which seats lay their cards this round. A seat may come twice. */
export function visits(state: Pick<State, 'agreed' | 'firstStart' | 'start' | 'round' | 'players'>): Seat[] {
  if (state.agreed.mode === 'swift') {
    // The direction turns every round, so that whoever plans last sees the reveal and plans on in the same visit.
    const order = turnOrder({ start: state.firstStart, players: state.players });
    return state.round % 2 === 1 ? order : order.reverse();
  }
  const order = turnOrder(state);
  return [...order, ...order.toReversed()];
}

export function player(state: State, seat: Seat): Player {
  const found = state.players[seat];
  if (!found) throw new RangeError(`nobody sits at seat ${seat}`);
  return found;
}
