import type { Seat } from '../../../engine/ask.ts';
import type { Viewer } from '../../../engine/game.ts';
import { type Action, GEAR_IDS, GEARS, otherSide, partnerOf, type Side, TURNS, turnsTo } from '../rules/tables.ts';
import type { SeatView, View } from '../rules/view.ts';
import { gearsInHand, type Plans } from './plan.ts';

/**
 * How an attack's lane is drawn. While planning, from open information alone: out of reach, in reach, in reach for a
 * cube, or your own plan. Afterwards, what came of it.
 */
export type LaneStyle = 'groove' | 'reach' | 'cube' | 'plan' | 'paid' | 'vanished' | 'blocked' | 'hit';

/** How near an engine is to an action: it may show it, it may for a cube, or it cannot. */
export type Reach = 'reach' | 'cube' | 'none';

/** What one engine may show after this round's turn, as far as everybody can tell. */
export function reachOf(view: View, seat: SeatView, side: Side, action: Action): Reach {
  const top = seat.tops[side];
  if (top === undefined) return 'reach';
  const turns = turnsTo(side, top, action);
  const needsCube = TURNS.some((way) => way.turns === turns && way.isFuelled);
  const placed = seat.plan[side];
  const showsFuel = view.agreed.mode === 'table';
  if (placed && showsFuel) return (placed.fuel !== undefined) === needsCube ? 'reach' : 'none';
  if (!needsCube) return 'reach';
  return seat.ready.soldier + seat.ready.good > 0 ? 'cube' : 'none';
}

/** The same for your own engines, where you know your gears. */
function ownReach(seat: SeatView, side: Side, action: Action, plans: Plans): Reach {
  const top = seat.tops[side];
  if (top === undefined) return 'reach';
  const turns = turnsTo(side, top, action);
  const gears = plans[otherSide(side)] ? gearsInHand(plans) : GEAR_IDS;
  if (gears.some((gear) => GEARS[gear].free === turns)) return 'reach';
  const canPay = seat.ready.soldier + seat.ready.good > 0;
  return canPay && gears.some((gear) => GEARS[gear].fuelled === turns) ? 'cube' : 'none';
}

const STYLE_OF = { reach: 'reach', cube: 'cube', none: 'groove' } as const satisfies Record<Reach, LaneStyle>;

export function laneStyle(view: View, viewer: Viewer, plans: Plans, by: Seat, side: Side): LaneStyle {
  const seat = view.seats[by];
  if (!seat) return 'groove';
  if (view.phase !== 'plan') {
    const attack = view.attacks.find((one) => one.by === by && one.side === side);
    if (attack) return attack.fate;
    return view.phase === 'gather' && seat.tops[side] === 'attack' ? 'reach' : 'groove';
  }
  const isMine = by === viewer;
  const planned = isMine ? plans[side] : undefined;
  if (planned) return planned.action === 'attack' ? 'plan' : 'groove';
  const reach = isMine ? ownReach(seat, side, 'attack', plans) : reachOf(view, seat, side, 'attack');
  return reach !== 'none' && mayHaveSoldier(view, seat, side) ? STYLE_OF[reach] : 'groove';
}

/** An attack needs a soldier: one that is ready, or one that the left engine arms first. */
function mayHaveSoldier(view: View, seat: SeatView, side: Side): boolean {
  return seat.ready.soldier > 0 || (side === 'right' && reachOf(view, seat, 'left', 'arm') !== 'none');
}

/** Whether somebody may yet block an attack this round, as far as everybody can tell. */
export function mayDefend(view: View, seat: SeatView): boolean {
  const { teams, addOns } = view.agreed;
  const shield = teams && addOns.includes('shield-bearer') ? view.seats[partnerOf(seat.seat)] : undefined;
  return [seat, shield].some((one) => one && reachOf(view, one, 'right', 'defend') !== 'none');
}
