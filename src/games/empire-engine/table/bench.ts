import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Ref } from '../rules/refs.ts';
import { SIDES } from '../rules/tables.ts';
import { say } from '../rules/vocabulary.ts';
import { roundTrack } from './cog-art.ts';
import { engine } from './engine-art.ts';
import { arrowHeads, drawLane } from './lane-art.ts';
import { namePlate, plates } from './name-plate.ts';
import { engineDrawing, type Scene } from './scene.ts';
import { BENCH, isSmall, type Place, type Seating, seating } from './seating.ts';
import { words } from './words.ts';

/** The desktop table: everybody's engines around the round track, yours large at the bottom. */
export function bench(scene: Scene): TemplateResult {
  const seats = seating(scene.view.seats.length, scene.viewer);
  return html`<section class="bench" aria-label=${words.engines}>
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

function hub({ view, offers }: Scene, { hub }: Seating): TemplateResult {
  return svg`<g class="round" transform=${`translate(${hub.x} ${hub.y}) scale(${hub.radius / 62})`} role="img" data-anchor=${'stock' satisfies Ref}
    aria-label=${offers.speaker.say(say('moment.round', { round: view.round, rounds: view.rounds }))}>
    ${roundTrack(view.round, view.rounds, { round: words.round, of: words.ofRounds(view.rounds) })}
  </g>`;
}

function pair(scene: Scene, place: Place): TemplateResult {
  const seat = scene.view.seats[place.seat];
  if (!seat) return svg``;
  const small = isSmall(place);
  return svg`<g class="pair ${place.spot} ${seat.isHit && scene.view.phase !== 'plan' ? 'was-hit' : ''}">${SIDES.map(
    (side) => {
      const { x, y, toPinion } = place.engines[side];
      return svg`<g transform=${`translate(${x} ${y}) scale(${place.scale})`}>
      <path class="pointer" d="M0 -90l-10 -14h20z"></path>
      ${place.spot === 'home' || place.scale < 0.8 ? nothing : svg`<text class="tag" x="16" y="-91">${words.tag[side]}</text>`}
      ${engine(engineDrawing(scene, seat, side, { toPinion, isSmall: small, hasWords: place.spot === 'home' }), scene.offers)}
    </g>`;
    },
  )}</g>`;
}

function legend(): TemplateResult {
  return html`<ul class="legend" aria-hidden="true">
    <li><i class="reach"></i>${words.legend.reach}</li>
    <li><i class="cube"></i>${words.legend.cube}</li>
    <li><i class="plan"></i>${words.legend.plan}</li>
  </ul>`;
}
