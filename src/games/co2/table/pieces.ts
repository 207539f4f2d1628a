import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../../engine/ask.ts';
import { icon } from '../../../ui/kit/icon.ts';
import { pick } from '../../../ui/kit/pick.ts';
import { classes, isLit, words } from '../../../ui/kit/scene.ts';
import { seatToken } from '../../../ui/kit/seat-token.ts';
import { refs } from '../rules/refs.ts';
import type { Energy } from '../rules/tables/energies.ts';
import { FOSSILS, type Fossil } from '../rules/tables/fossils.ts';
import { PLANTS } from '../rules/tables/plants.ts';
import type { Grant, RegionId, Slot } from '../rules/tables/regions.ts';
import type { RegionView, ScientistView, SlotView, View } from '../rules/view.ts';
import { say } from '../rules/vocabulary.ts';
import type { Scene } from './scene.ts';
import { labels } from './words.ts';

const GRANT_ICONS = { money: 'money', tech: 'tech', research: 'scientist' } as const satisfies Record<Grant, string>;

/** A source in its colour. Clean sources are the only saturated things on a card. */
export const sourceTile = (energy: Energy): TemplateResult =>
  html`<i class="source e-${energy}">${icon(energy, labels.energy(energy))}</i>`;

type Part = TemplateResult | typeof nothing;

/** What a region wants, the most wanted first. While a project is proposed here, each is a choice. */
export function agenda(
  scene: Scene,
  { id, priorities }: RegionView,
  more: (energy: Energy) => Part = () => nothing,
): TemplateResult {
  return html`<ol class="agenda" aria-label=${labels.place.agendaSpoken}>${priorities.map(
    (energy) => html`<li>
      <div class="wanted e-${energy}" role="img" aria-label=${labels.energy(energy)} ${pick(scene.offers, refs.agenda(id, energy))}>
        <i>${icon(energy)}</i><span>${labels.energy(energy)}</span>${more(energy)}
      </div>
    </li>`,
  )}</ol>`;
}

/** The energy a region needs: fossil plants grey with their ppm, clean ones in colour with their owner. */
export function demand(scene: Scene, region: RegionView): TemplateResult {
  const { id, spaces, demand: size } = region;
  const due = dueSpace(scene.view, region);
  return html`<ol class="demand n${size}" aria-label=${labels.place.demand}>${Array.from({ length: size }, (_, at) => {
    const space = spaces[at];
    const anchor = refs.space(id, at);
    if (!space) return emptySpace(id, at, at === due);
    return 'fossil' in space
      ? html`<li class=${classes('fossil', isLit(scene, anchor) && 'lit')} data-anchor=${anchor} data-inspect="fossil:${space.fossil}" data-rule="supply">${fossilFace(scene, space.fossil)}</li>`
      : html`<li class=${classes('plant', `e-${PLANTS[space.plant].energy}`)} data-anchor=${anchor} data-inspect="plant:${space.plant}" data-rule="construct">
          ${icon(PLANTS[space.plant].energy, words(scene, say('plant.name', { plant: space.plant })))}${seatToken(space.seat, scene.offers.speaker.name(space.seat))}
        </li>`;
  })}</ol>`;
}

function emptySpace(region: RegionId, at: number, isDue: boolean): TemplateResult {
  const label = isDue ? labels.place.spaceDue(at + 1) : labels.place.spaceEmpty(at + 1);
  return html`<li class=${classes('free', isDue && 'due')} data-anchor=${refs.space(region, at)} data-inspect="space:${at}" data-rule="supply">
    <b class="head" aria-hidden="true">${at + 1}</b><span class="unseen">${label}</span>
  </li>`;
}

function fossilFace(scene: Scene, fossil: Fossil): TemplateResult {
  const { icon: name, ppm } = FOSSILS[fossil];
  return html`${icon(name, words(scene, say('fossil.name', { fossil })))}<b class="head">${ppm}<span class="unseen"> ${labels.world.ppm}</span></b>`;
}

/** The space the next decade will fill with a fossil plant, unless somebody builds first. */
function dueSpace({ decade, decades }: View, { spaces, demand: size }: RegionView): number | undefined {
  const next = decade + 1;
  return next <= decades && size >= next && spaces.length < next ? spaces.length : undefined;
}

/** The three project spaces with whoever studies there. */
export function projects(scene: Scene, region: RegionView, more: (slot: Slot) => Part = () => nothing): TemplateResult {
  return html`<ol class="projects" aria-label=${labels.place.projects}>${region.slots.map(
    (slot) => html`<li class="spot" data-anchor=${refs.project(region.id, slot.slot)}>
      ${project(scene, region, slot, more(slot.slot))}
      ${slot.scientist ? guest(scene, slot.scientist) : nothing}
    </li>`,
  )}</ol>`;
}

function project(
  scene: Scene,
  { id }: RegionView,
  { slot, grant, energy, installed }: SlotView,
  more: Part,
): TemplateResult {
  const ref = refs.project(id, slot);
  const state = !energy ? 'vacant' : installed ? 'installed' : 'proposed';
  const name = energy ? labels.energy(energy) : labels.grant(grant);
  const spoken = energy ? labels.place.project(energy, installed === true, id) : labels.place.vacant(grant, id);
  const look = classes('project', state, energy && `e-${energy}`, isLit(scene, ref) && 'lit');
  return html`<div class=${look} role="img" aria-label=${spoken}
    data-rule=${energy ? (installed ? 'construct' : 'install') : 'propose'} ${pick(scene.offers, ref)}>
    ${icon(energy ?? GRANT_ICONS[grant])}<b>${name}</b><small>${labels.place.state[state]}</small>${more}
  </div>`;
}

/** A scientist on the board. One's own can be picked up. */
export function guest(scene: Scene, { seat, number }: ScientistView): TemplateResult {
  const owner = scene.offers.speaker.name(seat);
  return html`<span class="guest" role="img" aria-label=${labels.place.scientist(owner)} data-rule="scientists" ${pick(scene.offers, refs.scientist(seat, number))}>${seatToken(seat)}</span>`;
}

/** What lies in a region: permits, and the tech sent there after a disaster. */
export function stores({ id, permits, permitLimit, cubes }: RegionView): TemplateResult {
  return html`<div class="stores" data-inspect="stores:${id}" data-rule="permits">
    <span class="store permits" data-anchor=${refs.permitsIn(id)} role="img" aria-label=${labels.place.ceps(permits, permitLimit)}>
      ${icon('cep')}<b class="head">${permits}</b><small>${labels.place.ofCeps(permitLimit)}</small>
    </span>
    ${cubes ? html`<span class="store" role="img" aria-label=${labels.place.tech(cubes)}>${icon('tech')}<b class="head">${cubes}</b></span>` : nothing}
  </div>`;
}

export function controller(scene: Scene, seat: Seat | undefined): TemplateResult {
  if (seat === undefined) return html`<span class="control open">${labels.place.open}</span>`;
  return html`<span class="control">${seatToken(seat, labels.place.controlledBy(scene.offers.speaker.name(seat)))}</span>`;
}
