import type { Seat } from '../../../engine/ask.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { Speaker } from '../../../engine/message.ts';
import { count } from '../../english.ts';
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
import { type LaneStyle, mayDefend } from './lanes.ts';
import { gearsInHand, type Planned, type Plans, soldiersToPay } from './plan.ts';

/** What the table says by itself, beside the sentences of the rules. */
export const SIDE_WORDS: Readonly<Record<Side, string>> = { left: 'Left', right: 'Right' };

export const actionName = (speaker: Speaker, action: Action): string => speaker.say(say(`action.${action}`));

export const quarterTurns = (turns: number): string => count(turns, 'turn');

/** "2 soldiers, 3 goods, 1 invention" */
export const pileWords = (pile: Readonly<Partial<Pile>>): string =>
  RESOURCES.flatMap((resource) => (pile[resource] === undefined ? [] : count(pile[resource], resource))).join(', ');

export const pileTotal = (pile: Readonly<Pile>): number => RESOURCES.reduce((sum, resource) => sum + pile[resource], 0);

interface Told {
  readonly view: View;
  readonly speaker: Speaker;
  readonly plans: Plans;
}

/** An action with whom it concerns: "Attack Bob". */
function deed({ view, speaker }: Told, seat: Seat, side: Side, action: Action): string {
  const name = actionName(speaker, action);
  return action === 'attack' ? `${name} ${speaker.name(neighbour(view.seats.length, seat, side))}` : name;
}

/** The plate under one of your engines: what is planned for it, or what may follow. */
export function plateWords(told: Told, owner: SeatView, side: Side): string {
  const { plans } = told;
  const planned = plans[side];
  if (planned) return plannedWords(told, owner, side, planned);
  const top = owner.tops[side];
  if (!top) return plans[otherSide(side)] ? 'then any action of this engine' : 'choose any action';
  if (told.view.phase !== 'plan') return deed(told, owner.seat, side, top);
  const [gear, other] = gearsInHand(plans);
  return gear && !other ? thenWords(told, owner, side, top, gear) : `${actionName(told.speaker, top)} on top`;
}

/** The same for a narrow plate: "2 turns: Salvage", "gear 1 waits". */
export function shortPlateWords(told: Told, owner: SeatView, side: Side): string {
  const { plans, speaker, view } = told;
  const planned = plans[side];
  const top = owner.tops[side];
  if (planned) {
    const does = actionName(speaker, planned.action);
    return planned.turns === undefined ? does : `${quarterTurns(planned.turns)}: ${does}`;
  }
  if (!top) return 'any action';
  const [gear, other] = gearsInHand(plans);
  return view.phase === 'plan' && gear && !other ? `gear ${gear} waits` : `${actionName(speaker, top)} on top`;
}

function plannedWords(told: Told, owner: SeatView, side: Side, planned: Planned): string {
  const { action, gear, turns, fuel } = planned;
  const does = deed(told, owner.seat, side, action);
  const how = gear === undefined || turns === undefined ? does : `gear ${gear}, ${quarterTurns(turns)}: ${does}`;
  const burns = fuel ? `, fuel 1 ${fuel}` : '';
  return action === 'attack' ? `${how}${burns}, ${payWords(told, owner)}` : `${how}${burns}`;
}

/** Two attacks need two soldiers: a single one is lost for neither. */
function payWords({ plans }: Told, owner: SeatView): string {
  const soldiers = soldiersToPay(owner, plans);
  if (soldiers === 0) return 'no soldier to pay';
  const attacks = SIDES.filter((side) => plans[side]?.action === 'attack').length;
  return soldiers < attacks ? '1 soldier for 2 attacks: both fail' : 'pays 1 soldier';
}

/** "then gear 2: Arm, or Attack Tomasz for a cube" */
function thenWords(told: Told, owner: SeatView, side: Side, top: Action, gear: Gear): string {
  const free = deed(told, owner.seat, side, afterTurning(side, top, GEARS[gear].free));
  const fuelled = deed(told, owner.seat, side, afterTurning(side, top, GEARS[gear].fuelled));
  const hasFuel = owner.ready.soldier + owner.ready.good > 0;
  return `then gear ${gear}: ${free}${hasFuel ? `, or ${fuelled} for a cube` : ''}`;
}

/** The empire somebody plays and the partner they play with, where there are such. */
export function epithet(
  { view, speaker }: Pick<Told, 'view' | 'speaker'>,
  seat: Seat,
  viewer?: Viewer,
): string | undefined {
  const empire = view.seats[seat]?.empire;
  const partner = view.agreed.teams ? partnerOf(seat) : undefined;
  const parts = [
    ...(empire ? [speaker.say(say(`empire.${empire}`))] : []),
    ...(partner === undefined ? [] : [partner === viewer ? 'your partner' : `with ${speaker.name(partner)}`]),
  ];
  return parts.length ? parts.join(', ') : undefined;
}

/** What everybody sees under somebody's engines. */
export function noteWords(view: View, seat: SeatView, isShort = false): string {
  if (view.phase !== 'plan') return '';
  const laid = SIDES.filter((side) => seat.plan[side]);
  const card = view.round === 1 ? 'engine' : 'gear';
  if (laid.length === 0) return '';
  if (view.agreed.mode === 'swift') return 'Plan sealed';
  const cards = laid.length === 2 ? `${card}s` : card;
  const where = `${laid.length === 2 ? 'Both' : SIDE_WORDS[laid[0] ?? 'left']}${isShort ? '' : ` ${cards}`}`;
  if (view.round === 1) return `${where} down`;
  const fuels = laid.flatMap((side): Fuel[] => {
    const fuel = seat.plan[side]?.fuel;
    return fuel ? [fuel] : [];
  });
  const [one, two] = fuels;
  if (!one) return `${where} down, no fuel`;
  return `${where} down, fuel ${two === undefined ? `1 ${one}` : one === two ? `2 ${one}s` : `1 ${one}, 1 ${two}`}`;
}

/** What a neighbour may do to you, in a few words beside their name. */
export function threatWords(style: LaneStyle): string {
  if (style === 'cube') return 'may hit you for a cube';
  return style === 'reach' ? 'may hit you' : 'cannot reach you';
}

/** What an engine is to somebody who cannot see it. */
export function engineLabel(told: Told, seat: SeatView, side: Side, isMine: boolean): string {
  const { view, speaker, plans } = told;
  const whose = isMine ? SIDE_WORDS[side] : `${speaker.name(seat.seat)}, ${side}`;
  const top = seat.tops[side];
  const planned = isMine ? plans[side] : undefined;
  const placed = seat.plan[side];
  const now = top ? `${actionName(speaker, top)} on top` : placed || planned ? 'face down' : 'not started yet';
  if (planned) return `${whose} engine: ${now}, ${plannedWords(told, seat, side, planned)}`;
  if (!placed || view.phase !== 'plan') return `${whose} engine: ${now}`;
  return `${whose} engine: ${now}, gear face down${placed.fuel ? `, fuel 1 ${placed.fuel}` : ''}`;
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
  const target = view.seats[on];
  const [attacker, victim] = [by === viewer ? 'you' : speaker.name(by), on === viewer ? 'you' : speaker.name(on)];
  switch (style) {
    case 'plan':
      return target && mayDefend(view, target) ? `${victim} may still defend` : `${victim} cannot defend`;
    case 'reach':
      if (on === viewer) return `${attacker} may hit you`;
      return by !== viewer && hasFuel(view, by, side) ? 'fuel is laid' : '';
    case 'cube':
      return on === viewer ? `${attacker} may hit you for a cube` : '';
    case 'paid':
      return `${attacker === 'you' ? 'You attack' : `${attacker} attacks`} ${victim}`;
    case 'hit':
      return `${attacker === 'you' ? 'You hit' : `${attacker} hits`} ${victim}`;
    case 'blocked':
      return 'blocked';
    case 'vanished':
      return 'not paid';
    default:
      return '';
  }
}
