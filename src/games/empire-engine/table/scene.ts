import type { Offers, Unnamed } from '../../../ui/kit/offers.ts';
import { isLit, type TableScene } from '../../../ui/kit/scene.ts';
import type { EmpireEngine, Ref } from '../rules/lexicon.ts';
import { refs } from '../rules/refs.ts';
import { type Action, ENGINES, type Gear, otherSide, type Side } from '../rules/tables.ts';
import type { SeatView, View } from '../rules/view.ts';
import type { PinionFace } from './cog-art.ts';
import type { EngineDrawing, Medallion } from './engine-art.ts';
import { metalOf } from './metals.ts';
import { actionRef, gearsInHand, type Plans, planOption } from './plan.ts';
import { actionName, engineLabel } from './telling.ts';
import type { Turning } from './turning.ts';

/** Everything one drawing of the table is made from. */
export interface Scene extends TableScene<View, EmpireEngine> {
  readonly plans: Plans;
  readonly turning: Turning;
  /** The gear taken up by a tap, waiting for an engine. */
  readonly held: Gear | undefined;
  /** The engine a dragged gear hovers over. */
  readonly hovered: Side | undefined;
}

/** The seat at the bottom of the table: the viewer's, or the first for a bystander. */
export function homeSeat({ view, viewer }: Scene): SeatView {
  const seat = view.seats[viewer === 'spectator' ? 0 : viewer];
  if (!seat) throw new RangeError('nobody sits at the table');
  return seat;
}

/** The first of several refs that the ask offers or refuses, for things that stand for more than one kind of option. */
export function offered(offers: Offers<EmpireEngine>, names: readonly Ref[]): Ref | Unnamed {
  return names.find((ref) => offers.get(ref)) ?? '';
}

export function told({ view, offers, plans }: Scene) {
  return { view, speaker: offers.speaker, plans };
}

export interface EngineLook {
  readonly toPinion: number;
  readonly isSmall?: boolean;
  readonly hasWords?: boolean;
}

export function engineDrawing(scene: Scene, seat: SeatView, side: Side, look: EngineLook): EngineDrawing {
  const { view, viewer, plans, turning } = scene;
  const isMine = seat.seat === viewer;
  const planned = isMine ? plans[side] : undefined;
  const top = seat.tops[side];
  const turned = planned ? turning.to(seat.seat, side, planned.action) : turning.of(seat.seat, side);
  return {
    seat: seat.seat,
    side,
    metal: metalOf(seat.seat, viewer, view.seats.length),
    label: engineLabel(told(scene), seat, side, isMine),
    turned,
    quarters: turning.draw(seat.seat, side, turned),
    face: top || isMine ? 'open' : seat.plan[side] ? 'down' : 'absent',
    medallions: ENGINES[side].map((action) => medallionOf(scene, seat, side, action)),
    isSmall: look.isSmall ?? false,
    hasWords: look.hasWords ?? false,
    toPinion: look.toPinion,
    pinion: top ? pinionFace(scene, seat, side) : undefined,
    isLit: isLit(scene, refs.engine(side, seat.seat)) || (isMine && scene.hovered === side),
    isWasted: isLit(scene, refs.wasted(side, seat.seat)),
    isMine,
  };
}

function medallionOf(scene: Scene, seat: SeatView, side: Side, action: Action): Medallion {
  const { view, viewer, offers, plans } = scene;
  const isMine = seat.seat === viewer;
  const ref = isMine ? actionRef(seat, side, action) : refs.prophecy(seat.seat, side, action);
  const option = isMine ? planOption(seat, ref) : undefined;
  const top = (isMine ? plans[side]?.action : undefined) ?? seat.tops[side];
  return {
    action,
    name: actionName(offers.speaker, action),
    ref,
    badge: option?.turns === undefined ? undefined : { turns: option.turns, costs: option.isFuelled },
    isPlanned: isMine && action === plans[side]?.action,
    isTop: action === top && !(isMine && view.phase === 'plan' && view.round === 1 && !plans[side]),
  };
}

/** What lies under an engine, as far as the viewer knows. */
function pinionFace({ view, viewer, plans }: Scene, seat: SeatView, side: Side): PinionFace {
  if (view.phase !== 'plan') {
    const shown = seat.shown[side];
    return { gear: shown?.gear, isLaid: shown?.gear !== undefined, fuel: shown?.fuel };
  }
  if (seat.seat !== viewer) {
    const placed = seat.plan[side];
    return { gear: undefined, isLaid: placed !== undefined, fuel: placed?.fuel };
  }
  const planned = plans[side];
  if (planned) {
    return { gear: planned.gear, isLaid: true, fuel: planned.fuel ?? (planned.isFuelled ? 'any' : undefined) };
  }
  const [gear] = plans[otherSide(side)] ? gearsInHand(plans) : [];
  return { gear, isLaid: false, fuel: undefined };
}
