import type { Ask, Seat } from '../../../engine/ask.ts';
import type { RefOf } from '../../../engine/lexicon.ts';
import type { EmpireEngine } from '../rules/lexicon.ts';
import { PLACINGS, type Placing, STARTS, type Start } from '../rules/plan.ts';
import { type Plan, player, type State } from '../rules/state.ts';
import { type Action, afterTurning, neighbour, otherSide, SIDES, type Side } from '../rules/tables.ts';

/** What a quick hand likes to do; where it has no opinion all is alike. */
export function likes({ options, seat }: Ask<EmpireEngine>, state: State): number[] {
  const { plan, tops } = player(state, seat);
  return options.map(({ ref }) => {
    const start = START.get(ref);
    if (start) return 0.2 + likesAction(state, seat, start.side, start.action, plan[otherSide(start.side)]?.action);
    const turning = PLAN.get(ref);
    const top = turning && tops[turning.side];
    if (!turning || !top) return ref.endsWith(':ask') ? 0 : 1;
    const { side, turns, isFuelled } = turning;
    const liking = likesAction(state, seat, side, afterTurning(side, top, turns), plan[otherSide(side)]?.action);
    return (0.05 + liking) * (isFuelled ? 0.5 : 1);
  });
}

const START: ReadonlyMap<RefOf<EmpireEngine>, Start> = new Map(STARTS.map((start) => [start.ref, start]));
const PLAN: ReadonlyMap<RefOf<EmpireEngine>, Placing> = new Map(PLACINGS.map((placing) => [placing.ref, placing]));

/** How likely a whole plan is to be somebody's. */
export function likesPlan(state: State, seat: Seat, { left, right }: Plan): number {
  const ofLeft = left ? 0.05 + likesAction(state, seat, 'left', left.action, right?.action) : 1;
  const ofRight = right ? 0.05 + likesAction(state, seat, 'right', right.action, left?.action) : 1;
  return ofLeft * ofRight * (left?.fuel ? 0.5 : 1) * (right?.fuel ? 0.5 : 1);
}

/** How good an action looks as the table stands, beside what the other engine is to do. */
function likesAction(state: State, seat: Seat, side: Side, action: Action, other: Action | undefined): number {
  const { soldier, good } = player(state, seat).ready;
  const isLast = state.round === state.agreed.rounds;
  const seats = state.players.length;
  switch (action) {
    case 'produce':
      return isLast && other !== 'export' ? 0.05 : 1.6;
    case 'arm':
      return isLast ? 0.3 : soldier === 0 ? 1.2 : 0.5;
    case 'invent':
      return 2;
    case 'salvage':
      return 1.8;
    case 'export':
      return 0.15 + 1.3 * (good + (other === 'produce' ? 2 : 0));
    case 'attack': {
      if (soldier + (other === 'arm' ? 2 : 0) - (other === 'attack' ? 1 : 0) < 1) return 0.02;
      const { ready } = player(state, neighbour(seats, seat, side));
      return ready.good + ready.soldier > 0 ? 1.6 : 1;
    }
    case 'defend': {
      const armed = SIDES.filter((hand) => player(state, neighbour(seats, seat, hand)).ready.soldier > 0);
      return 0.1 + 0.5 * armed.length;
    }
  }
}
