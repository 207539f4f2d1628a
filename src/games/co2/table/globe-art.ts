import { html, svg, type TemplateResult } from 'lit';
import { classes } from '../../../ui/kit/scene.ts';
import { vars } from '../../../ui/kit/vars.ts';
import { CLOCKWISE, type RegionId } from '../rules/tables/regions.ts';
import type { RegionView } from '../rules/view.ts';
import { polar } from './dial.ts';
import { CENTRE, LAND, RIM } from './map.ts';

/** The colour of a land is that of the company that controls it. */
export function land({ id, controller }: Pick<RegionView, 'id' | 'controller'>, extra = ''): TemplateResult {
  const stroke = controller === undefined ? undefined : `var(--s${controller + 1}-line)`;
  return svg`<path class=${classes('land', extra, stroke && 'owned')} d=${LAND[id]} ${vars({ stroke })}></path>`;
}

/** The sea, with circles of distance and lines of direction. */
export function graticule(): TemplateResult {
  const directions = Array.from({ length: 12 }, (_, at) => {
    const degrees = at * 30;
    return `M${polar(50, degrees).join(' ')}L${polar(RIM, degrees).join(' ')}`;
  });
  return svg`<circle class="sea" r=${RIM}></circle>
    ${[75, 100, 128, 156, RIM].map((radius) => svg`<circle class="net" r=${radius}></circle>`)}
    <path class="net" d=${directions.join('')}></path>`;
}

export function crossHairs(): TemplateResult {
  return svg`<circle r="11"></circle><path d="M-16 0h6M10 0h6M0-16v6M0 10v6"></path>`;
}

/** The globe on a tab: one region lit, the others dim. */
export function globeThumb(region: RegionView): TemplateResult {
  const others = CLOCKWISE.filter((id) => id !== region.id);
  return html`<svg class="globe-thumb" viewBox="-188 -188 376 376" aria-hidden="true">
    <circle class="sea" r=${RIM}></circle>
    ${others.map((id) => svg`<path class="land dim" d=${LAND[id]}></path>`)}${land(region, 'near')}
  </svg>`;
}

/** The satellite's close-up behind a region's name. */
export function regionScene(region: RegionView): TemplateResult {
  const [x, y] = CENTRE[region.id];
  return html`<svg class="close-up" viewBox="${x - 175} ${y - 34} 260 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${graticule()}
    ${CLOCKWISE.filter((id) => id !== region.id).map((id) => svg`<path class="land dim" d=${LAND[id]}></path>`)}
    ${land(region)}
    <g class="aim" transform="translate(${x} ${y})">${crossHairs()}</g>
  </svg>`;
}

/** From a land to the edge of its card. */
export function leadOf(id: RegionId): string {
  const [x, y] = CENTRE[id];
  const [bendX, bendY, side] = BENDS[id];
  const start = [x + Math.sign(bendX - x) * 10, y + Math.sign(bendY - y) * 8];
  return `M${start.join(' ')}L${bendX} ${bendY}H${side * 420}`;
}

const BENDS: Readonly<Record<RegionId, readonly [x: number, y: number, side: 1 | -1]>> = {
  'north-america': [-186, -150, -1],
  'south-america': [-190, 12, -1],
  africa: [-52, 208, -1],
  europe: [186, -150, 1],
  asia: [196, -12, 1],
  oceania: [150, 208, 1],
};
