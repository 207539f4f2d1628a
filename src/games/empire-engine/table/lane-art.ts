import { nothing, svg, type TemplateResult } from 'lit';
import { pick } from '../../../ui/kit/pick.ts';
import { isLit } from '../../../ui/kit/scene.ts';
import type { Ref } from '../rules/lexicon.ts';
import { refs } from '../rules/refs.ts';
import { otherSide } from '../rules/tables.ts';
import { laneStyle } from './lanes.ts';
import { offered, type Scene, told } from './scene.ts';
import type { Lane } from './seating.ts';
import { laneWords } from './telling.ts';

const HEADS = { reach: 18, cube: 18, plan: 25, paid: 22, hit: 25, vanished: 18 } as const;

/** The tips of the lanes, to be defined once in a drawing. */
export function arrowHeads(): TemplateResult {
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

/** One way of attack. Where the ask is about blocking it, it can be picked. */
export function drawLane(scene: Scene, lane: Lane): TemplateResult {
  const { view, viewer, plans, offers } = scene;
  const style = laneStyle(view, viewer, plans, lane.by, lane.side);
  const ref = offered(offers, blockRefs(scene, lane));
  const words = lane.word ? laneWords(told(scene), viewer === 'spectator' ? undefined : viewer, lane, style) : '';
  const lit = isLit(scene, refs.attack(lane.by, lane.side)) ? 'lit' : '';
  return svg`<g class="lane ${style} ${lit}" ${pick(offers, ref)}>
    ${ref ? svg`<path class="reachable" d=${lane.path}></path>` : nothing}
    <path class="way" d=${lane.path} marker-end=${style === 'groove' ? nothing : `url(#head-${style})`}></path>
    ${words && lane.word ? svg`<text class="lane-word" x=${lane.word.x} y=${lane.word.y} textLength=${words.length > MOST_LETTERS ? ROOM : nothing} lengthAdjust="spacingAndGlyphs">${words}</text>` : nothing}
  </g>`;
}

/** A long sentence is set closer, so that it stays on the bench. */
const MOST_LETTERS = 30;
const ROOM = 212;

/** An attack is picked to block it, now or as a standing order. */
export function blockRefs({ viewer }: Scene, { by, side, on }: Pick<Lane, 'by' | 'side' | 'on'>): Ref[] {
  // Somebody who attacks me with the right engine sits to my left.
  return [refs.attack(by, side), ...(on === viewer ? [refs.order('block', otherSide(side))] : [])];
}
