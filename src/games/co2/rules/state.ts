import type { Seat } from '../../../engine/ask.ts';
import type { Defers } from '../../../engine/deferred.ts';
import type { Energy } from './tables/energies.ts';
import type { EventId } from './tables/events.ts';
import type { Fossil } from './tables/fossils.ts';
import type { CompanyGoalId, UnGoalId } from './tables/goal-ids.ts';
import type { LobbyId } from './tables/lobby-ids.ts';
import type { PlantId } from './tables/plants.ts';
import type { AgendaId, RegionId, Slot } from './tables/regions.ts';
import type { PlaceId, SummitId } from './tables/summits.ts';

export type Phase = 'draft' | 'starters' | 'operations' | 'auction' | 'supply';

/** How choices of a company in another company's turn are made: asked at once, or by orders left beforehand. */
export type Choices = 'ask' | 'orders';

export const ENDINGS = ['decades', 'green', 'safe', 'lost', 'alone'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Where coins come from and go to. What a company holds is the sum over all of these. */
export const COIN_SOURCES = [
  'start',
  'income',
  'grant',
  'benefit',
  'lobby',
  'plant',
  'eviction',
  'market',
  'goal',
  'exchange',
  'auction',
] as const;
export type CoinSource = (typeof COIN_SOURCES)[number];

/** Where points on the track come from; the final count adds its own lines. */
export const POINT_SOURCES = ['plants', 'un', 'income', 'lobby', 'disasters', 'exchange'] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

export type Space = { readonly fossil: Fossil } | { readonly plant: PlantId; readonly seat: Seat };

export interface Project {
  readonly energy: Energy;
  installed: boolean;
}

export interface Region {
  readonly agenda: AgendaId;
  /** Demand spaces filled so far, from the left: a new plant always takes the leftmost empty one. */
  readonly spaces: Space[];
  readonly projects: Partial<Record<Slot, Project>>;
  permits: number;
  cubes: number;
  controller?: Seat;
}

export interface AtProject {
  readonly region: RegionId;
  readonly slot: Slot;
}

export interface AtSummit {
  readonly place: PlaceId;
  readonly topic: Energy;
}

export type Whereabouts = 'pool' | 'hand' | AtProject | AtSummit;

/** What becomes of an evicted scientist while its owner is away. */
export type EvictionOrder = 'hand' | 'ask' | PlaceId;

export interface Scientist {
  at: Whereabouts;
  order: EvictionOrder;
}

/** Where a company's permits for new fossil plants come from while it is away. */
export type PermitOrder = 'regions' | 'hand' | 'ask';
export const PERMIT_ORDERS: readonly PermitOrder[] = ['regions', 'hand', 'ask'];

export interface Player {
  coins: number;
  readonly ledger: Record<CoinSource, number>;
  readonly points: Record<PointSource, number>;
  permits: number;
  cubes: number;
  readonly expertise: Record<Energy, number>;
  readonly scientists: Scientist[];
  readonly hand: LobbyId[];
  goal: CompanyGoalId;
  /** Exchanged for coins; it stays secret all the same. */
  goalDiscarded: boolean;
  readonly unGoals: UnGoalId[];
  permitOrder: PermitOrder;
}

/** What may be done besides the action, each once a turn. */
export const FREE_MOVES = ['scientist', 'market', 'card'] as const;
export type FreeMove = (typeof FREE_MOVES)[number];

/** What the company whose turn it is has used up. */
export interface Moves extends Record<FreeMove, boolean> {
  action: boolean;
  /** The market was refilled during this turn: no more selling. */
  stopped: boolean;
  /** Scientists given an order this turn. */
  readonly ordered: number[];
}

export interface State extends Defers {
  readonly choices: Choices;
  readonly auction: boolean;
  phase: Phase;
  decade: number;
  round: number;
  /** Who holds the start player tile. */
  start: Seat;
  active: Seat;
  moves: Moves;
  ppm: number;
  /** The level has been in the disaster zone: from now on falling below it ends the game. */
  alarmed: boolean;
  readonly regions: Record<RegionId, Region>;
  readonly players: Player[];
  readonly market: { price: number; pile: number /** Permits a dry bank still owes the pile. */; owed: number };
  bank: number;
  cubes: number;
  readonly projects: Record<Energy, number>;
  /** Plants built of each stack. */
  readonly built: Record<Energy, number>;
  readonly fossilPile: Record<Fossil, number>;
  readonly fossilsGone: Record<Fossil, number>;
  readonly summits: Record<PlaceId, SummitId>;
  summitPile: SummitId[];
  summitsPast: SummitId[];
  readonly unDisplay: UnGoalId[];
  /** The stack solitaire reveals its UN goals from. */
  readonly unPile: UnGoalId[];
  readonly unGone: UnGoalId[];
  readonly lobbyPile: LobbyId[];
  readonly lobbyGone: LobbyId[];
  /** What each seat holds while lobby cards are drafted. */
  packs: LobbyId[][];
  /** The disaster ahead, the one after it, and the rest. */
  readonly events: { now: EventId; next?: EventId; readonly pile: EventId[]; readonly past: EventId[] };
  ended?: Ending;
}

export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new RangeError(`no company sits at seat ${seat}`);
  return player;
}

/** Seats once around the table, beginning with one of them. */
export function seatsFrom(state: State, first: Seat): Seat[] {
  return state.players.map((_, index) => (first + index) % state.players.length);
}

export function isAlone(state: State): boolean {
  return state.players.length === 1;
}

export function freshMoves(): Moves {
  return { action: false, scientist: false, market: false, card: false, stopped: false, ordered: [] };
}
