import type { Seat } from '../../../engine/ask.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { Standing } from '../../../engine/standing.ts';
import { showsScore, standing } from './scoring.ts';
import {
  type Agreed,
  type Attack,
  isHit,
  type Orders,
  type Phase,
  type Placed,
  type Plan,
  type Player,
  type Prophecy,
  player,
  type State,
  turnOrder,
  visits,
} from './state.ts';
import { type Action, type Empire, type Pile, type ReadyPile, SIDES, type Side } from './tables.ts';
import { sides } from './teams.ts';

/** A face-down card as one viewer knows it: all of it, its fuel only, or only that it lies there. */
export type PlacedView = Partial<Placed>;

export interface SeatView {
  readonly seat: Seat;
  readonly empire: Empire | undefined;
  /** In swift mode others see sealed fuel as if it were still in the pile. */
  readonly ready: Readonly<ReadyPile>;
  /** Unknown to others while piles are hidden and the game goes on. */
  readonly score: Readonly<Pile> | undefined;
  /** The action on top of each engine; none before the first reveal. */
  readonly tops: { readonly [side in Side]?: Action };
  /** What lies face down this round, under which engine. */
  readonly plan: { readonly [side in Side]?: PlacedView };
  /** What the last reveal turned over. */
  readonly shown: Readonly<Plan>;
  /** Known to the owner alone. */
  readonly orders: Readonly<Orders> | undefined;
  readonly prophecy: Prophecy | undefined;
  /** An attack of this round, or of the last one during planning, got through. */
  readonly isHit: boolean;
}

export interface View {
  readonly agreed: Agreed;
  readonly round: number;
  readonly rounds: number;
  readonly phase: Phase;
  readonly start: Seat;
  /** Clockwise from the start seat. */
  readonly turnOrder: readonly Seat[];
  /** Who lays a card when: this round's visits, a seat twice in table mode. */
  readonly visits: readonly Seat[];
  /** Who scores together: one seat each, or two teams. */
  readonly sides: readonly (readonly Seat[])[];
  readonly seats: readonly SeatView[];
  /** Attacks of this round, or of the last one during planning. */
  readonly attacks: readonly Readonly<Attack>[];
  /** Who is winning, as far as the viewer may know. */
  readonly standing: Standing;
}

export function view(state: State, viewer: Viewer): View {
  return {
    agreed: state.agreed,
    round: state.round,
    rounds: state.agreed.rounds,
    phase: state.phase,
    start: state.start,
    turnOrder: turnOrder(state),
    visits: visits(state),
    sides: sides(state),
    seats: state.players.map((_, seat) => seatView(state, seat, viewer)),
    attacks: state.attacks,
    standing: standing(state, viewer),
  };
}

function seatView(state: State, seat: Seat, viewer: Viewer): SeatView {
  const owner = player(state, seat);
  const isOwner = viewer === seat;
  const isSecret = state.agreed.mode === 'swift' && !isOwner;
  return {
    seat,
    empire: owner.empire,
    ready: isSecret ? withFuel(owner) : owner.ready,
    score: showsScore(state, seat, viewer) ? owner.score : undefined,
    tops: owner.tops,
    plan: isOwner ? owner.plan : isSecret ? sealed(owner) : faceDown(owner.plan),
    shown: owner.shown,
    orders: isOwner ? owner.orders : undefined,
    prophecy: isOwner ? owner.prophecy : undefined,
    isHit: isHit(state, seat),
  };
}

function withFuel({ ready, plan }: Player): ReadyPile {
  const pile = { ...ready };
  for (const side of SIDES) {
    const fuel = plan[side]?.fuel;
    if (fuel) pile[fuel]++;
  }
  return pile;
}

/** A sealed plan is one thing: others see two cards and nothing more. */
function sealed({ isSealed }: Player): SeatView['plan'] {
  return isSealed ? { left: {}, right: {} } : {};
}

/** Others see where a card lies and the fuel on its back. */
function faceDown(plan: Plan): SeatView['plan'] {
  const seen: { [side in Side]?: PlacedView } = {};
  for (const side of SIDES) {
    const placed = plan[side];
    if (placed) seen[side] = placed.fuel ? { fuel: placed.fuel } : {};
  }
  return seen;
}
