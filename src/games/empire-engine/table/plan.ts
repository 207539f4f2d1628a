import type { Viewer } from '../../../engine/game.ts';
import type { RefOf } from '../../../engine/lexicon.ts';
import type { Offers } from '../../../ui/kit/offers.ts';
import type { Ask, EmpireEngine, Ref } from '../rules/lexicon.ts';
import { refs } from '../rules/refs.ts';
import {
  type Action,
  ARM_SOLDIERS,
  afterTurning,
  ENGINES,
  FUELS,
  type Fuel,
  GEAR_IDS,
  GEARS,
  type Gear,
  SIDES,
  type Side,
  TURNS,
  type Turns,
  turnsTo,
} from '../rules/tables.ts';
import type { SeatView, View } from '../rules/view.ts';

/** What one of your engines is going to show: laid face down, or just being looked at. */
export interface Planned {
  readonly action: Action;
  /** From round 2. */
  readonly gear: Gear | undefined;
  readonly turns: number | undefined;
  /** One cube is paid; which one may not be known yet. */
  readonly isFuelled: boolean;
  readonly fuel: Fuel | undefined;
  /** Looked at, not yet confirmed. */
  readonly isPreview: boolean;
}
export type Plans = { readonly [side in Side]?: Planned };

/** What an option of the planning asks does to an engine. */
export interface PlanOption {
  readonly side: Side;
  readonly action: Action;
  readonly gear: Gear | undefined;
  readonly turns: Turns | undefined;
  readonly isFuelled: boolean;
}

type Named = RefOf<EmpireEngine> | `group:${string}` | undefined;

/** The ref by which an engine's action is offered: by name in round 1, by quarter turns later. */
export function actionRef(seat: SeatView, side: Side, action: Action): Ref {
  const top = seat.tops[side];
  return top === undefined ? refs.start(side, action) : refs.plan(side, turnsTo(side, top, action));
}

/** The engine and the way of turning it that a ref names. */
export function planRef(ref: Named): { readonly side: Side; readonly way: (typeof TURNS)[number] } | undefined {
  return SIDES.flatMap((side) => TURNS.map((way) => ({ side, way }))).find(
    ({ side, way }) => refs.plan(side, way.turns) === ref,
  );
}

/** The engine and the action it begins with that a ref names. */
function startRef(ref: Named): { readonly side: Side; readonly action: Action } | undefined {
  return SIDES.flatMap((side) => ENGINES[side].map((action) => ({ side, action }))).find(
    ({ side, action }) => refs.start(side, action) === ref,
  );
}

/** What an option does to an engine; undefined if it plans nothing. */
export function planOption(seat: SeatView, ref: Named): PlanOption | undefined {
  const start = startRef(ref);
  if (start) return { ...start, gear: undefined, turns: undefined, isFuelled: false };
  const turning = planRef(ref);
  const top = turning && seat.tops[turning.side];
  return top && { side: turning.side, action: afterTurning(turning.side, top, turning.way.turns), ...turning.way };
}

/** Your plan as it stands: what lies face down, and the option you are looking at. */
export function plansOf(view: View, viewer: Viewer, chosen: Named, fuel?: Fuel): Plans {
  const seat = viewer === 'spectator' ? undefined : view.seats[viewer];
  if (!seat || view.phase !== 'plan') return {};
  const plans: { [side in Side]?: Planned } = {};
  for (const side of SIDES) {
    const placed = seat.plan[side];
    if (!placed?.action) continue;
    const { action, gear, turns, fuel } = placed;
    plans[side] = { action, gear, turns, isFuelled: fuel !== undefined, fuel, isPreview: false };
  }
  const option = planOption(seat, chosen);
  if (option) {
    plans[option.side] = { ...option, fuel: option.isFuelled ? (fuel ?? onlyFuel(seat)) : undefined, isPreview: true };
  }
  return plans;
}

/** What is burnt when there is no choice. */
function onlyFuel({ ready }: SeatView): Fuel | undefined {
  const [one, other] = FUELS.filter((fuel) => ready[fuel] > 0);
  return other ? undefined : one;
}

/** The gears still in hand: a chosen one is as good as laid. */
export function gearsInHand(plans: Plans): Gear[] {
  const laid = SIDES.flatMap((side) => plans[side]?.gear ?? []);
  return GEAR_IDS.filter((gear) => !laid.includes(gear));
}

/** Which option a gear means when it is put on an engine: its free turns, or with fuel if only that is offered. */
export function gearOption(offers: Offers<EmpireEngine>, gear: Gear, side: Side): Ref | undefined {
  const ways = [refs.plan(side, GEARS[gear].free), refs.plan(side, GEARS[gear].fuelled)];
  return ways.find((ref) => offers.get(ref)?.kind === 'open');
}

/** The gears that can be put on some engine now. */
export function playableGears(offers: Offers<EmpireEngine>): Gear[] {
  return GEAR_IDS.filter((gear) => SIDES.some((side) => gearOption(offers, gear, side)));
}

/** How many soldiers will be there to pay for attacks: what lies ready and is not about to burn, and those armed first. */
export function soldiersToPay(seat: SeatView, plans: Plans): number {
  const burning = SIDES.filter((side) => plans[side]?.isPreview && plans[side].fuel === 'soldier').length;
  return seat.ready.soldier - burning + (plans.left?.action === 'arm' ? ARM_SOLDIERS : 0);
}

/** While engines are planned, the engines show every action that can be had, and say why another cannot. */
export const carries = ({ about }: Ask): boolean => about === 'engines' || about === 'gears';

/** Whether fuel is chosen for a gear that is being laid. */
export const isFuelling = ({ about, seat }: Ask): boolean => SIDES.some((side) => about === refs.gear(side, seat));
