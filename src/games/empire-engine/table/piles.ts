import { html, nothing, type TemplateResult } from 'lit';
import type { Ref } from '../../../engine/ask.ts';
import { icon } from '../../../ui/icon.ts';
import { pick } from '../../../ui/pick.ts';
import { FUELS, type Pile, RESOURCES, type Resource } from '../rules/tables.ts';
import type { SeatView } from '../rules/view.ts';
import { isLit, offered, type Scene } from './scene.ts';
import { pileWords } from './words.ts';

/** Cubes of one kind. If the ask is about them they can be picked. */
function figure(scene: Scene, resource: Resource, value: number, refs: readonly Ref[]): TemplateResult {
  const ref = offered(scene.offers, refs);
  return html`<span class="figure ${resource}" ${pick(scene.offers, ref)}>${icon(resource)}<b aria-hidden="true">${value}</b></span>`;
}

/** A pile is one picture with one name, unless its cubes can be picked one kind at a time. */
const roleOf = ({ offers }: Scene, refs: readonly Ref[]): 'img' | 'group' => (offered(offers, refs) ? 'group' : 'img');

/** A ready pile: open to all. Fuel, loot and payments are taken from here. */
export function readyPile(scene: Scene, { seat, ready }: SeatView): TemplateResult {
  const isMine = seat === scene.viewer;
  const refs = (fuel: (typeof FUELS)[number]): Ref[] =>
    isMine
      ? [`fuel:${fuel}`, `pay:${fuel}`, `refund:${fuel}`, ...(fuel === 'good' ? ['convoy:export'] : [])]
      : [`loot:${seat}:${fuel}`];
  return html`<span class="cubes ${isLit(scene, `ready:${seat}`) ? 'lit' : ''}" role=${roleOf(scene, FUELS.flatMap(refs))} data-anchor=${`ready:${seat}`}
    aria-label=${`Ready: ${pileWords(ready)}`}>${FUELS.map((fuel) => figure(scene, fuel, ready[fuel], refs(fuel)))}</span>`;
}

/** A score pile, when it may be seen. Salvage is chosen here. */
export function scorePile(scene: Scene, seat: number, score: Readonly<Pile>): TemplateResult {
  const isMine = seat === scene.viewer;
  const refs = (resource: Resource): Ref[] => (isMine ? [`salvage:${resource}`, `order:salvage:${resource}`] : []);
  return html`<span class="cubes ${isLit(scene, `pile:${seat}`) ? 'lit' : ''}" role=${roleOf(scene, RESOURCES.flatMap(refs))} data-anchor=${`pile:${seat}`}
    aria-label=${`Score: ${pileWords(score)}`}>${RESOURCES.map((resource) => figure(scene, resource, score[resource], refs(resource)))}</span>`;
}

/** Only in games with open piles, or when everything is opened at the end. */
export const openScore = (scene: Scene, seat: SeatView): TemplateResult | typeof nothing =>
  seat.score && seat.seat !== scene.viewer ? scorePile(scene, seat.seat, seat.score) : nothing;
