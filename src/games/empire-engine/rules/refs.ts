import type { Seat } from '../../../engine/ask.ts';
import type { Order, Orders } from './state.ts';
import type { Action, Fuel, Resource, Side, Turns } from './tables.ts';

/** What a seat has: its engines, what lies under them, its piles, and the cubes of one kind that lie ready. */
type Belonging = `engine:${Side}` | `gear:${Side}` | `wasted:${Side}` | 'ready' | Fuel | 'score';

type OnTable = `${Belonging}@${Seat}` | `seat:${Seat}` | `attack:${Seat}:${Side}` | 'stock' | 'round' | 'start';

/** What a question may be about, besides a single thing. */
type Matter = 'engines' | 'gears' | 'prophecy' | 'orders';

/** Choices that lie nowhere on the table, or stand for more than the thing they are picked at. */
type Choice =
  | `start:${Side}:${Action}`
  | `plan:${Side}:${Turns}`
  | `fuel:${Fuel}`
  | `prophecy:${Seat}:${Side}:${Action}`
  | 'prophecy:none'
  | `refund:${Fuel}`
  | `order:${keyof Orders}:${Order}`
  | 'block:none'
  | `pay:${Fuel}`
  | `loot:${Seat}:${Fuel}`
  | `salvage:${Resource}`
  | 'convoy:export'
  | 'convoy:keep';

/** The name of anything on this table. */
export type Ref = OnTable | Matter | Choice;

/** Spells the names of things. Rules offer them, the table draws them; neither spells them twice. */
export const refs = {
  seat: (seat: Seat) => `seat:${seat}` as const,
  engine: (side: Side, seat: Seat) => `engine:${side}@${seat}` as const,
  /** The card laid under an engine. */
  gear: (side: Side, seat: Seat) => `gear:${side}@${seat}` as const,
  /** An engine whose action comes to nothing. */
  wasted: (side: Side, seat: Seat) => `wasted:${side}@${seat}` as const,
  ready: (seat: Seat) => `ready@${seat}` as const,
  /** Cubes of one kind in the ready pile. */
  cubes: (fuel: Fuel, seat: Seat) => `${fuel}@${seat}` as const,
  score: (seat: Seat) => `score@${seat}` as const,
  /** An attack on its way; picked to block it. */
  attack: (by: Seat, side: Side) => `attack:${by}:${side}` as const,
  /** Round 1: an engine with this action up. */
  start: (side: Side, action: Action) => `start:${side}:${action}` as const,
  /** Later: an engine turned by so many quarters. */
  plan: (side: Side, turns: Turns) => `plan:${side}:${turns}` as const,
  fuel: (fuel: Fuel) => `fuel:${fuel}` as const,
  prophecy: (seat: Seat, side: Side, action: Action) => `prophecy:${seat}:${side}:${action}` as const,
  refund: (fuel: Fuel) => `refund:${fuel}` as const,
  order: <O extends Order>(kind: keyof Orders, order: O) => `order:${kind}:${order}` as const,
  pay: (fuel: Fuel) => `pay:${fuel}` as const,
  loot: (target: Seat, fuel: Fuel) => `loot:${target}:${fuel}` as const,
  salvage: (resource: Resource) => `salvage:${resource}` as const,
};

/** What is seen to move. */
export type Piece = Resource;
