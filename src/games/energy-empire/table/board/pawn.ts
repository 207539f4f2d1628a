import { html, svg, type TemplateResult } from 'lit';
import type { Seat } from '../../../../engine/ask.ts';
import { seatPath } from '../../../../ui/kit/seat-token.ts';
import type { Stack } from '../../rules/state.ts';

const BODY =
  'M10 1a4.6 4.6 0 0 1 2.900 8.150c3.700.9 5.600 4.300 5.600 9.850H1.500c0-5.550 1.900-8.950 5.600-9.850A4.600 4.600 0 0 1 10 1z';
const PAWN = 19;
const SLAB = 5;
/** How tall a stack is drawn, in pixels: a little more for each slab, never more than a row has room for. */
const LOWEST = 26;
const STEP = 6.5;
const TALLEST = 40;

const tint = (seat: Seat): string => `var(--s${seat + 1})`;
const on = (seat: Seat): string => `var(--s${seat + 1}-on)`;
/** Graphite is as dark as a page at night: its outline is the colour its lines have there. */
const GRAPHITE = 4;
const edge = (seat: Stack['seat']): string => (seat === GRAPHITE ? 'var(--s5-line)' : '#15191E');

function body(seat: Stack['seat']): TemplateResult {
  if (seat === 'rival') return svg`<path d=${BODY} fill="#15191E" stroke="#F4F6F1" stroke-width="1.600"></path>`;
  if (seat === 'neutral') {
    return svg`<path d=${BODY} fill="var(--ee-page)" stroke="var(--ee-neutral)" stroke-width="1.600" stroke-linejoin="round"></path>`;
  }
  return svg`<path d=${BODY} fill=${tint(seat)} stroke=${edge(seat)} stroke-width="1.600" stroke-linejoin="round"></path>
    <path transform="translate(6.400 10.600) scale(.3)" d=${seatPath(seat)} fill=${on(seat)}></path>`;
}

/** A worker on its energy. The label is for those who cannot see it. */
export function stack({ seat, energy }: Stack, label: string): TemplateResult {
  const drawn = Math.min(TALLEST, LOWEST + STEP * energy);
  return html`<svg class="stack" viewBox=${`0 0 20 ${PAWN + 2 + SLAB * energy}`} height=${drawn} role="img" aria-label=${label}>
    ${Array.from({ length: energy }, (_, at) => slab(seat, PAWN + 0.5 + at * SLAB))}${body(seat)}
  </svg>`;
}

function slab(seat: Stack['seat'], y: number): TemplateResult {
  const [fill, line] = typeof seat === 'string' ? ['var(--ee-page)', 'var(--ee-neutral)'] : [tint(seat), on(seat)];
  return svg`<rect x="1" y=${y} width="18" height=${SLAB} rx="1.500" fill=${fill} stroke=${edge(seat)} stroke-width="1.400"></rect>
    <path d=${`M4 ${y + SLAB / 2}h12`} stroke=${line} stroke-opacity=".55" stroke-width="1.200"></path>`;
}

/** The Rival has no seat, and so no shape: its workers are black. */
export function rivalMark(label: string): TemplateResult {
  return html`<svg class="token" viewBox="-1 -1 22 22" role="img" aria-label=${label}>${body('rival')}</svg>`;
}

/** One worker; a hollow one is out at work. */
export function pawn(seat: Stack['seat'], isHome = true): TemplateResult {
  return html`<svg class="pawn ${isHome ? '' : 'out'}" viewBox="0 0 20 20" aria-hidden="true">${
    isHome
      ? body(seat)
      : svg`<path d=${BODY} fill="none" stroke="currentColor" stroke-opacity=".45" stroke-width="1.600"></path>`
  }</svg>`;
}

/** So many workers at home of so many owned. */
export function pawns(seat: Stack['seat'], home: number, owned: number): TemplateResult {
  return html`<span class="pawns">${Array.from({ length: owned }, (_, at) => pawn(seat, at < home))}</span>`;
}
