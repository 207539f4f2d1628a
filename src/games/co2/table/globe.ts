import { html, nothing, svg, type TemplateResult } from 'lit';
import { icon } from '../../../ui/kit/icon.ts';
import { pick } from '../../../ui/kit/pick.ts';
import { classes, isLit } from '../../../ui/kit/scene.ts';
import { seatShape } from '../../../ui/kit/seat-token.ts';
import { vars } from '../../../ui/kit/vars.ts';
import { refs } from '../rules/refs.ts';
import { LOST_AT, SAFE_BELOW } from '../rules/tables/constants.ts';
import { CLOCKWISE, type RegionId } from '../rules/tables/regions.ts';
import type { RegionView } from '../rules/view.ts';
import { angleOf, GLOBE_DIAL, polar, STRIP_DIAL, sector, ticks, ZONES, zoneOf } from './dial.ts';
import { crossHairs, graticule, land, leadOf } from './globe-art.ts';
import { CENTRE } from './map.ts';
import type { Scene } from './scene.ts';
import { regionWith } from './where.ts';
import { labels } from './words.ts';

const LABELLED = [0, 100, 200, 300, SAFE_BELOW, 400, 450, LOST_AT];

/** Land in scan lines around the level of CO₂, and a dial around the land. */
export function globe(scene: Scene): TemplateResult {
  const { ppm } = scene.view;
  return html`<div class="world" data-rule="ppm">
    ${meter(scene)}
    <svg class="globe" viewBox="-236 -258 472 478" role="group" aria-label=${labels.world.title}>
      ${graticule()}
      ${scene.view.regions.map((region) => land(region, isHot(scene, region.id) ? 'hot' : ''))}
      <circle class="rim" r="184"></circle>
      <g aria-hidden="true">${ring()}</g>
      ${leads(scene)}
      ${ghost(scene)}
      <g class="needle" ${vars({ '--at': `${angleOf(GLOBE_DIAL, ppm)}deg` })}><path d="M0-190l-10-30h20z"></path></g>
      <circle class=${classes('hub', isLit(scene, refs.ppm) && 'lit')} r="51" data-anchor=${refs.ppm}></circle>
      <g aria-hidden="true">
        <text class="level ${zoneOf(ppm)}" y="10">${ppm}</text>
        <text class="unit" y="28">${labels.world.ppm}</text>
        ${advice(scene).map((line, at) => svg`<text class="advice" y=${-246 + at * 17}>${line}</text>`)}
      </g>
      ${scene.view.regions.map((region) => aim(scene, region))}
    </svg>
  </div>`;
}

function ring(): TemplateResult {
  return svg`${ZONES.map(({ zone, from, to }) => svg`<path class="zone ${zone}" d=${sector(GLOBE_DIAL, from, to)}></path>`)}
    <path class="tick" d=${ticks(GLOBE_DIAL, 10, 5)}></path><path class="tick long" d=${ticks(GLOBE_DIAL, 50, 8)}></path>
    ${LABELLED.map((ppm) => {
      const [x, y] = polar(GLOBE_DIAL.outer + 13, angleOf(GLOBE_DIAL, ppm));
      return svg`<text class="mark ${zoneOf(ppm)}" x=${x} y=${y + 5}>${ppm}</text>`;
    })}`;
}

/** Where the level would stand after the option somebody looks at. */
function ghost({ foreseen }: Scene): TemplateResult | typeof nothing {
  if (!foreseen) return nothing;
  return svg`<g class="needle ghost" aria-hidden="true" ${vars({ '--at': `${angleOf(GLOBE_DIAL, foreseen.to)}deg` })}>
    <path d="M0-192l-9-27h18z"></path>
  </g>`;
}

/** What the dial means, or what it would come to. */
function advice({ foreseen, view, offers }: Scene): readonly string[] {
  if (foreseen) {
    const { from, to, warning } = foreseen;
    return [labels.world.change(from, to), ...(warning ? [offers.speaker.say(warning)] : [])];
  }
  const zone = view.ppm >= SAFE_BELOW ? labels.world.alarm : labels.world.safe;
  return [zone, labels.world.limit(view.players.length)];
}

/** A region somebody looks at, or one where a plant can be built, is tied to its card. */
function isHot({ looked, regionLooked, where, offers, view }: Scene, id: RegionId): boolean {
  if (looked !== undefined) return regionLooked === id;
  const isBuilding = offers.ask?.options.some(
    ({ ref, group }) => group === 'construct' && regionWith(ref, view) === id,
  );
  const open = CLOCKWISE.filter((region) => where.regions[region]);
  return isBuilding || (open.length < 3 && open.includes(id));
}

function leads(scene: Scene): TemplateResult {
  if (scene.layout !== 'wide') return svg``;
  const hot = CLOCKWISE.filter((id) => isHot(scene, id));
  return svg`<g class="leads" aria-hidden="true">${hot.map((id) => svg`<path d=${leadOf(id)}></path>`)}</g>`;
}

function aim(scene: Scene, region: RegionView): TemplateResult {
  const { id } = region;
  const [x, y] = CENTRE[id];
  const { offers, show } = scene;
  const look = (): void => {
    if (!offers.get(refs.region(id))) show.region(id);
  };
  const mark = classes('aim', isHot(scene, id) && 'on', isLit(scene, refs.region(id)) && 'lit');
  return svg`<g class=${mark} transform="translate(${x} ${y})" role="img" aria-label=${labels.region(id)} @click=${look} ${pick(offers, refs.region(id))}>
    <circle class="reach" r="22"></circle>${crossHairs()}
    ${region.controller === undefined ? nothing : svg`<g transform="translate(-6 -6) scale(.5)">${seatShape(region.controller)}</g>`}
  </g>`;
}

/** The level in words, for whoever hears the table. */
function meter({ view }: Scene): TemplateResult {
  return html`<span class="unseen" role="meter" aria-label=${labels.world.level} aria-valuemin="0" aria-valuemax=${LOST_AT} aria-valuenow=${Math.min(view.ppm, LOST_AT)}
    aria-valuetext=${labels.world.levelSpoken(view.ppm, view.players.length)}></span>`;
}

/** What a phone always shows: the level, the decade, the price of a permit. Tapping it opens the world. */
export function dialStrip(scene: Scene): TemplateResult {
  const { ppm, decade, decades, round, rounds, market } = scene.view;
  const angle = angleOf(STRIP_DIAL, ppm);
  const outcome = scene.foreseen;
  return html`${meter(scene)}<button class=${classes('dial', isLit(scene, refs.ppm) && 'lit')} aria-expanded=${String(scene.drawer === 'globe')} @click=${() => scene.show.drawer('globe')}>
    <span class="now" data-anchor=${refs.ppm}><b class="head ${zoneOf(ppm)}">${ppm}</b><small>${labels.world.ppm}</small></span>
    <svg class="arc" viewBox="-84 -91 168 60" aria-hidden="true">
      ${ZONES.map(({ zone, from, to }) => svg`<path class="zone ${zone}" d=${sector(STRIP_DIAL, from, to)}></path>`)}
      <path class="tick" d=${ticks(STRIP_DIAL, 100, 4)}></path>
      <text class="mark alarm" x="49" y="-79.500">${SAFE_BELOW}</text><text class="mark" x="-74" y="-26">0</text><text class="mark lost" x="76" y="-26">${LOST_AT}</text>
      ${outcome ? svg`<g class="needle ghost" ${vars({ '--at': `${angleOf(STRIP_DIAL, outcome.to)}deg` })}><path d="M0-85l-7.500 20h15z"></path></g>` : nothing}
      <g class="needle" ${vars({ '--at': `${angle}deg` })}><path d="M0-85l-7.500 20h15z"></path></g>
    </svg>
    <span class="time"><b class="head">${labels.world.decade(decade, decades)}</b><small>${labels.world.round(Math.min(round, rounds), rounds)}</small></span>
    <span class="price"><b class="head">${icon('cep', labels.world.cep)}$${market.price}</b><small>${labels.world.pile(market.pile)}</small></span>
  </button>`;
}
