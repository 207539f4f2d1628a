import type { Seat } from '../../../engine/ask.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { Speaker } from '../../../engine/message.ts';
import {
  type Action,
  afterTurning,
  type Fuel,
  GEARS,
  type Gear,
  neighbour,
  otherSide,
  type Pile,
  partnerOf,
  RESOURCES,
  SIDES,
  type Side,
} from '../rules/tables.ts';
import type { SeatView, View } from '../rules/view.ts';
import { say } from '../rules/vocabulary.ts';
import type { Deed, FaceDown, Payment, PlannedDeed, SeenEngine } from './deeds.ts';
import { type LaneStyle, mayDefend } from './lanes.ts';
import { gearsInHand, type Planned, type Plans, soldiersToPay } from './plan.ts';
import { words } from './words.ts';

/** What of the table is worth a sentence, and its facts. */

export const actionName = (speaker: Speaker, action: Action): string => speaker.say(say(`action.${action}`));

export const pileTotal = (pile: Readonly<Pile>): number => RESOURCES.reduce((sum, resource) => sum + pile[resource], 0);

interface Told {
  readonly view: View;
  readonly speaker: Speaker;
  readonly plans: Plans;
}

/** An action with whom it concerns. */
function deed({ view, speaker }: Told, seat: Seat, side: Side, action: Action): Deed {
  const isAttack = action === 'attack';
  return { action, target: isAttack ? speaker.name(neighbour(view.seats.length, seat, side)) : undefined };
}

/** The plate under one of your engines: what is planned for it, or what may follow. */
export function plateWords(told: Told, owner: SeatView, side: Side): string {
  const { plans } = told;
  const planned = plans[side];
  if (planned) return words.plate.planned(plannedDeed(told, owner, side, planned));
  const top = owner.tops[side];
  if (!top) return plans[otherSide(side)] ? words.plate.thenAny : words.plate.any;
  if (told.view.phase !== 'plan') return words.plate.deed(deed(told, owner.seat, side, top));
  const [gear, other] = gearsInHand(plans);
  return gear && !other ? thenWords(told, owner, side, top, gear) : words.plate.onTop(top);
}

/** The same for a narrow plate. */
export function shortPlateWords({ plans, view }: Told, owner: SeatView, side: Side): string {
  const planned = plans[side];
  if (planned) return words.plate.plannedShort(planned);
  const top = owner.tops[side];
  if (!top) return words.plate.anyShort;
  const [gear, other] = gearsInHand(plans);
  return view.phase === 'plan' && gear && !other ? words.plate.waits(gear) : words.plate.onTop(top);
}

function plannedDeed(told: Told, owner: SeatView, side: Side, { action, gear, turns, fuel }: Planned): PlannedDeed {
  const payment = action === 'attack' ? paymentOf(told, owner) : undefined;
  return { ...deed(told, owner.seat, side, action), gear, turns, fuel, payment };
}

function paymentOf({ plans }: Told, owner: SeatView): Payment {
  const soldiers = soldiersToPay(owner, plans);
  if (soldiers === 0) return 'none';
  const attacks = SIDES.filter((side) => plans[side]?.action === 'attack').length;
  return soldiers < attacks ? 'one-for-two' : 'paid';
}

function thenWords(told: Told, owner: SeatView, side: Side, top: Action, gear: Gear): string {
  const after = (turns: number): Deed => deed(told, owner.seat, side, afterTurning(side, top, turns));
  const { free, fuelled } = GEARS[gear];
  const hasFuel = owner.ready.soldier + owner.ready.good > 0;
  return words.plate.next(gear, after(free), hasFuel ? after(fuelled) : undefined);
}

/** The empire somebody plays and the partner they play with, where there are such. */
export function epithet(
  { view, speaker }: Pick<Told, 'view' | 'speaker'>,
  seat: Seat,
  viewer?: Viewer,
): string | undefined {
  const empire = view.seats[seat]?.empire;
  const partner = view.agreed.teams ? partnerOf(seat) : undefined;
  if (!empire && partner === undefined) return undefined;
  return words.epithet({
    empire,
    partner: partner === undefined ? undefined : speaker.name(partner),
    isYours: partner !== undefined && partner === viewer,
  });
}

/** What everybody sees under somebody's engines. */
export function noteWords(view: View, seat: SeatView, isShort = false): string {
  const seen = view.phase === 'plan' ? faceDown(view, seat) : undefined;
  if (!seen) return '';
  if (view.agreed.mode === 'swift') return words.note.sealed;
  return isShort ? words.note.downShort(seen) : words.note.down(seen);
}

function faceDown(view: View, { plan }: SeatView): FaceDown | undefined {
  const [first, second] = SIDES.filter((side) => plan[side]);
  if (!first) return undefined;
  return {
    card: view.round === 1 ? 'engine' : 'gear',
    where: second ? 'both' : first,
    fuels: SIDES.flatMap((side): Fuel[] => (plan[side]?.fuel ? [plan[side].fuel] : [])),
  };
}

/** What a neighbour may do to you, in a few words beside their name. */
export function threatWords(style: LaneStyle): string {
  return words.threat[style === 'cube' || style === 'reach' ? style : 'none'];
}

/** What an engine is to somebody who cannot see it. */
export function engineLabel(told: Told, seat: SeatView, side: Side, isMine: boolean): string {
  return words.engine(seenEngine(told, seat, side, isMine));
}

function seenEngine(told: Told, seat: SeatView, side: Side, isMine: boolean): SeenEngine {
  const { view, speaker, plans } = told;
  const planned = isMine ? plans[side] : undefined;
  const placed = seat.plan[side];
  return {
    side,
    owner: isMine ? undefined : speaker.name(seat.seat),
    shows: seat.tops[side] ?? (placed || planned ? 'face-down' : 'not-started'),
    planned: planned && plannedDeed(told, seat, side, planned),
    gear: placed && view.phase === 'plan' ? { fuel: placed.fuel } : undefined,
  };
}

interface Attacking {
  readonly by: Seat;
  readonly side: Side;
  readonly on: Seat;
}

const hasFuel = (view: View, seat: Seat, side: Side): boolean => view.seats[seat]?.plan[side]?.fuel !== undefined;

/** A word beside a lane, where it says more than the line does. */
export function laneWords(told: Told, viewer: Seat | undefined, { by, side, on }: Attacking, style: LaneStyle): string {
  const { view, speaker } = told;
  const { lane } = words;
  const target = view.seats[on];
  const [attacker, victim] = [speaker.name(by), speaker.name(on)];
  const [isMine, isMe] = [by === viewer, on === viewer];
  switch (style) {
    case 'plan':
      return target && mayDefend(view, target) ? lane.mayDefend(victim) : lane.cannotDefend(victim);
    case 'reach':
      if (isMe) return lane.mayHitYou(attacker);
      return !isMine && hasFuel(view, by, side) ? lane.fuelIsLaid : '';
    case 'cube':
      return isMe ? lane.mayHitYouForCube(attacker) : '';
    case 'paid':
      return isMine ? lane.youAttack(victim) : isMe ? lane.attacksYou(attacker) : lane.attacks(attacker, victim);
    case 'hit':
      return isMine ? lane.youHit(victim) : isMe ? lane.hitsYou(attacker) : lane.hits(attacker, victim);
    case 'blocked':
      return lane.blocked;
    case 'vanished':
      return lane.notPaid;
    default:
      return '';
  }
}
