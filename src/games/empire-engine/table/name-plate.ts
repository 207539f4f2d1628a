import { html, nothing, type TemplateResult } from 'lit';
import { isLit } from '../../../ui/kit/scene.ts';
import { sealedToken } from '../../../ui/kit/seat-seal.ts';
import { vars } from '../../../ui/kit/vars.ts';
import { refs } from '../rules/refs.ts';
import { SIDES, type Side } from '../rules/tables.ts';
import type { SeatView } from '../rules/view.ts';
import { openScore, readyPile } from './piles.ts';
import { homeSeat, type Scene, told } from './scene.ts';
import { BENCH, isSmall, type Place } from './seating.ts';
import { stands } from './stands.ts';
import { epithet, noteWords, plateWords } from './telling.ts';
import { words } from './words.ts';

/** In percent of the stage, so that plates stay with what they name at every size. */
const across = (x: number): string => `${(100 * x) / BENCH.width}%`;
const down = (y: number): string => `${(100 * y) / BENCH.height}%`;

/** Who sits there, what lies ready, and what everybody sees under the engines. */
export function namePlate(scene: Scene, place: Place): TemplateResult {
  const { seat, plate, note, spot } = place;
  const rival = scene.view.seats[seat];
  if (!rival) return html``;
  const width = plate.width < 200 ? 'narrow' : plate.width > 280 ? 'roomy' : '';
  const size = `${width} ${plate.width < 150 ? 'tiny' : ''}`;
  return html`<header class="name-plate ${size} ${isLit(scene, refs.seat(seat)) ? 'lit' : ''}" data-anchor=${refs.seat(seat)}
      ${vars({ '--x': across(plate.x), '--y': down(plate.y), '--w': across(plate.width) })}>
      ${sealedToken(scene, seat)}
      <b class="typed">${scene.offers.speaker.name(seat)}</b>
      ${starts(scene, rival)}
      ${secondLine(epithet(told(scene), seat, scene.viewer))}
      ${readyPile(scene, rival)}
      ${stands(scene, seat)}
    </header>
    <p class="note ${spot} ${size}" ${vars({ '--x': across(note.x - note.width / 2), '--y': down(note.y), '--w': across(note.width) })}>
      ${openScore(scene, rival)}<span>${noteWords(scene.view, rival, isSmall(place))}</span>
    </p>`;
}

const starts = ({ view }: Scene, { seat }: SeatView): TemplateResult | typeof nothing =>
  view.start === seat ? html`<em>${words.starts}</em>` : nothing;

const secondLine = (text: string | undefined): TemplateResult | typeof nothing =>
  text === undefined ? nothing : html`<small>${text}</small>`;

/** The two plates under your engines. */
export function plates(scene: Scene, plate = plateWords): TemplateResult {
  const home = homeSeat(scene);
  return html`<div class="plates">${SIDES.map(
    (side) => html`<p class="plate ${plateState(scene, side)}">
      <b class="head">${words.side[side]}</b><span>${plate(told(scene), home, side)}</span>
    </p>`,
  )}</div>`;
}

const plateState = ({ plans }: Scene, side: Side): string =>
  plans[side] ? (plans[side].isPreview ? 'preview' : 'laid') : '';
