import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../../engine/ask.ts';
import { icon } from '../../../ui/kit/icon.ts';
import { pick } from '../../../ui/kit/pick.ts';
import { isLit } from '../../../ui/kit/scene.ts';
import type { Ref } from '../rules/lexicon.ts';
import { refs } from '../rules/refs.ts';
import { FUELS, type Fuel, type Pile, RESOURCES, type Resource } from '../rules/tables.ts';
import type { SeatView } from '../rules/view.ts';
import { offered, type Scene } from './scene.ts';
import { words } from './words.ts';

interface Figure {
  readonly value: number;
  /** What it may be picked for. */
  readonly picks: readonly Ref[];
  readonly anchor?: Ref;
}

/** Cubes of one kind. If the ask is about them they can be picked. */
function figure(scene: Scene, resource: Resource, { value, picks, anchor }: Figure): TemplateResult {
  const ref = offered(scene.offers, picks);
  return html`<span class="figure ${resource}" data-anchor=${anchor ?? nothing} ${pick(scene.offers, ref)}>${icon(resource)}<b aria-hidden="true">${value}</b></span>`;
}

/** A pile is one picture with one name, unless its cubes can be picked one kind at a time. */
const roleOf = ({ offers }: Scene, picks: readonly Ref[]): 'img' | 'group' =>
  offered(offers, picks) ? 'group' : 'img';

/** A ready pile: open to all. Fuel, loot and payments are taken from here. */
export function readyPile(scene: Scene, { seat, ready }: SeatView): TemplateResult {
  const picks = (fuel: Fuel): Ref[] =>
    seat === scene.viewer
      ? [refs.fuel(fuel), refs.pay(fuel), refs.refund(fuel), ...(fuel === 'good' ? ['convoy:export' as const] : [])]
      : [refs.loot(seat, fuel)];
  return html`<span class="cubes ${isLit(scene, refs.ready(seat)) ? 'lit' : ''}" role=${roleOf(scene, FUELS.flatMap(picks))} data-anchor=${refs.ready(seat)}
    aria-label=${words.piles.readyOf(ready)}>${FUELS.map((fuel) =>
      figure(scene, fuel, { value: ready[fuel], picks: picks(fuel), anchor: refs.cubes(fuel, seat) }),
    )}</span>`;
}

/** A score pile, when it may be seen. Salvage is chosen here. */
export function scorePile(scene: Scene, seat: Seat, score: Readonly<Pile>): TemplateResult {
  const picks = (resource: Resource): Ref[] =>
    seat === scene.viewer ? [refs.salvage(resource), refs.order('salvage', resource)] : [];
  return html`<span class="cubes ${isLit(scene, refs.score(seat)) ? 'lit' : ''}" role=${roleOf(scene, RESOURCES.flatMap(picks))} data-anchor=${refs.score(seat)}
    data-said=${words.piles.score} aria-label=${words.piles.scoreOf(score)}>${RESOURCES.map((resource) =>
      figure(scene, resource, { value: score[resource], picks: picks(resource) }),
    )}</span>`;
}

/** Only in games with open piles, or when everything is opened at the end. */
export const openScore = (scene: Scene, seat: SeatView): TemplateResult | typeof nothing =>
  seat.score && seat.seat !== scene.viewer ? scorePile(scene, seat.seat, seat.score) : nothing;
