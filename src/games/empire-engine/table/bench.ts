import { html, nothing, svg, type TemplateResult } from 'lit';
import { pick } from '../../../ui/pick.ts';
import { seatToken } from '../../../ui/seat-token.ts';
import { vars } from '../../../ui/vars.ts';
import { SIDES, type Side } from '../rules/tables.ts';
import type { SeatView } from '../rules/view.ts';
import { say } from '../rules/vocabulary.ts';
import { roundTrack } from './cog-art.ts';
import { engine } from './engine-art.ts';
import { laneStyle } from './lanes.ts';
import { openScore, readyPile } from './piles.ts';
import { engineDrawing, homeSeat, isLit, offered, partnerOf, type Scene, told } from './scene.ts';
import { BENCH, type Lane, type Place, type Seating, seating } from './seating.ts';
import { laneWords, noteWords, plateWords, SIDE_WORDS } from './words.ts';

/** Below this, an engine shows only its top action. */
const SMALL = 0.6;

/** The desktop table: everybody's engines around the round track, yours large at the bottom. */
export function bench(scene: Scene): TemplateResult {
  const seats = seating(scene.view.seats.length, scene.viewer);
  return html`<section class="bench" aria-label="Engines">
    <div class="stage">
      <svg class="drawing" viewBox=${`0 0 ${BENCH.width} ${BENCH.height}`}>
        ${arrowHeads()}
        ${RIVETS.map(([cx, cy]) => svg`<circle class="rivet" cx=${cx} cy=${cy} r="4"></circle>`)}
        ${seats.lanes.map((lane) => drawLane(scene, lane))}
        ${hub(scene, seats)}
        ${seats.places.map((place) => pair(scene, place))}
      </svg>
      ${seats.places.map((place) => (place.spot === 'home' ? nothing : namePlate(scene, place)))}
      ${plates(scene)}
      ${scene.view.phase === 'plan' ? legend() : nothing}
    </div>
  </section>`;
}

const RIVETS = [
  [1132, 16],
  [16, 652],
  [1132, 652],
] as const;

const HEADS = { reach: 18, cube: 18, plan: 25, paid: 22, hit: 25, vanished: 18 } as const;

function arrowHeads(): TemplateResult {
  return svg`<defs>${Object.entries(HEADS).map(
    ([
      style,
      size,
    ]) => svg`<marker id=${`head-${style}`} viewBox="0 0 14 14" refX="9" refY="7" markerWidth=${size} markerHeight=${size}
      markerUnits="userSpaceOnUse" orient="auto"><path d="M1 1L13 7L1 13z" class="head ${style}"></path></marker>`,
  )}
  <marker id="head-blocked" viewBox="0 0 14 14" refX="7" refY="7" markerWidth="22" markerHeight="22" markerUnits="userSpaceOnUse" orient="auto">
    <path d="M7 0v14" class="head blocked"></path></marker></defs>`;
}

function drawLane(scene: Scene, lane: Lane): TemplateResult {
  const { view, viewer, plans, offers } = scene;
  const style = laneStyle(view, viewer, plans, lane.by, lane.side);
  const ref = offered(offers, blockRefs(scene, lane));
  const words = lane.word
    ? laneWords(told(scene), viewer === 'spectator' ? undefined : viewer, lane.by, lane.on, style)
    : '';
  const lit = isLit(scene, `attack:${lane.by}:${lane.side}`) ? 'lit' : '';
  return svg`<g class="lane ${style} ${lit}" ${pick(offers, ref)}>
    ${ref ? svg`<path class="reachable" d=${lane.path}></path>` : nothing}
    <path class="way" d=${lane.path} marker-end=${style === 'groove' ? nothing : `url(#head-${style})`}></path>
    ${words && lane.word ? svg`<text class="lane-word" x=${lane.word.x} y=${lane.word.y}>${words}</text>` : nothing}
  </g>`;
}

/** An attack is picked to block it, now or as a standing order. */
export function blockRefs({ viewer }: Scene, { by, side, on }: Pick<Lane, 'by' | 'side' | 'on'>): string[] {
  const refs = [`attack:${by}:${side}`];
  // Somebody who attacks me with the right engine sits to my left.
  if (on === viewer) refs.push(`order:block:${side === 'right' ? 'left' : 'right'}`);
  return refs;
}

function hub({ view, offers }: Scene, { hub }: Seating): TemplateResult {
  return svg`<g class="round" transform=${`translate(${hub.x} ${hub.y}) scale(${hub.radius / 62})`} role="img" data-anchor="stock"
    aria-label=${offers.speaker.say(say('moment.round', { round: view.round, rounds: view.rounds }))}>
    ${roundTrack(view.round, view.rounds, { round: 'Round', of: `of ${view.rounds}` })}
  </g>`;
}

function pair(scene: Scene, place: Place): TemplateResult {
  const seat = scene.view.seats[place.seat];
  if (!seat) return svg``;
  const isSmall = place.scale < SMALL;
  return svg`<g class="pair ${place.spot} ${seat.isHit && scene.view.phase !== 'plan' ? 'was-hit' : ''}">${SIDES.map(
    (side) => {
      const { x, y, toPinion } = place.engines[side];
      return svg`<g transform=${`translate(${x} ${y}) scale(${place.scale})`}>
      <path class="pointer" d="M0 -90l-10 -14h20z"></path>
      ${place.spot === 'home' || isSmall ? nothing : svg`<text class="tag" x="16" y="-91">${side}</text>`}
      ${engine(engineDrawing(scene, seat, side, { toPinion, isSmall }), scene.offers)}
    </g>`;
    },
  )}</g>`;
}

/** In percent of the stage, so that plates stay with what they name at every size. */
const across = (x: number): string => `${(100 * x) / BENCH.width}%`;
const down = (y: number): string => `${(100 * y) / BENCH.height}%`;

function namePlate(scene: Scene, { seat, plate, note, scale, spot }: Place): TemplateResult {
  const rival = scene.view.seats[seat];
  if (!rival) return html``;
  const size = plate.width < 150 ? 'narrow tiny' : plate.width < 200 ? 'narrow' : '';
  return html`<header class="name-plate ${size} ${isLit(scene, `seat:${seat}`) ? 'lit' : ''}" data-anchor=${`seat:${seat}`}
      ${vars({ '--x': across(plate.x), '--y': down(plate.y), '--w': across(plate.width) })}>
      ${seatToken(seat)}
      <div class="who"><b class="typed">${scene.offers.speaker.name(seat)}${starts(scene, rival)}</b>${epithet(scene, rival)}</div>
      ${readyPile(scene, rival)}
      <span class="unseen" data-anchor=${`pile:${seat}`}></span>
    </header>
    <p class="note ${spot} ${size}" ${vars({ '--x': across(note.x - note.width / 2), '--y': down(note.y), '--w': across(note.width) })}>
      ${openScore(scene, rival)} ${scale < SMALL ? shortNote(scene, rival) : noteWords(scene.view, rival)}
    </p>`;
}

const shortNote = ({ view }: Scene, seat: SeatView): string => noteWords(view, seat).split(',')[0] ?? '';

const starts = ({ view }: Scene, { seat }: SeatView): TemplateResult | typeof nothing =>
  view.start === seat ? html`<em>starts</em>` : nothing;

function epithet(scene: Scene, { seat, empire }: SeatView): TemplateResult | typeof nothing {
  const { speaker } = scene.offers;
  if (empire) return html`<small>${speaker.say(say(`empire.${empire}`))}</small>`;
  if (scene.view.agreed.teams) {
    const partner = partnerOf(scene.view, seat);
    return html`<small>${partner === scene.viewer ? 'your partner' : `with ${partner === undefined ? '' : speaker.name(partner)}`}</small>`;
  }
  return nothing;
}

/** The two plates under your engines. */
export function plates(scene: Scene): TemplateResult {
  const home = homeSeat(scene);
  return html`<div class="plates">${SIDES.map(
    (side) => html`<p class="plate ${plateState(scene, side)}">
      <b class="head">${SIDE_WORDS[side]}</b><span>${plateWords(told(scene), home, side)}</span>
    </p>`,
  )}</div>`;
}

const plateState = ({ plans }: Scene, side: Side): string =>
  plans[side] ? (plans[side].isPreview ? 'preview' : 'laid') : '';

function legend(): TemplateResult {
  return html`<ul class="legend" aria-hidden="true">
    <li><i class="reach"></i>attack in reach</li>
    <li><i class="cube"></i>in reach for a cube</li>
    <li><i class="plan"></i>your plan</li>
  </ul>`;
}
