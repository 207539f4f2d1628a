import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../ui/kit/icon.ts';
import { pick } from '../../../ui/kit/pick.ts';
import { classes, isLit, words } from '../../../ui/kit/scene.ts';
import { refs } from '../rules/refs.ts';
import type { SummitView, TopicView } from '../rules/view.ts';
import { say } from '../rules/vocabulary.ts';
import { guest } from './pieces.ts';
import type { Scene } from './scene.ts';
import { labels } from './words.ts';

/** Five places where scientists speak; a summit is held as soon as every topic has a speaker. */
export function summits(scene: Scene): TemplateResult {
  return html`<section class="summits" data-rule="summits">
    <h2 class="head">${icon('summit')}${labels.summits.title}<small>${labels.summits.moreToCome(scene.view.summitsLeft)}</small></h2>
    <ul>${scene.view.summits.map((summit) => summitAt(scene, summit))}</ul>
    <p class="note">${labels.summits.note}</p>
  </section>`;
}

function summitAt(scene: Scene, { place, topics }: SummitView): TemplateResult {
  const ref = refs.place(place);
  return html`<li class=${classes('summit', isLit(scene, ref) && 'lit')} data-inspect="summit:${place}">
    <b class="place head" ${pick(scene.offers, ref)}>${words(scene, say('place.name', { place }))}</b>
    <ul class="topics">${topics.map((topic) => topicTile(scene, place, topic))}</ul>
  </li>`;
}

function topicTile(scene: Scene, place: SummitView['place'], { energy, speaker }: TopicView): TemplateResult {
  const ref = refs.summit(place, energy);
  return html`<li class="spot" data-anchor=${ref}>
    <div class=${classes('topic', `e-${energy}`, isLit(scene, ref) && 'lit')} role="img" aria-label=${labels.summits.topic(energy, speaker !== undefined)} ${pick(scene.offers, ref)}>${icon(energy)}</div>
    ${speaker ? guest(scene, speaker) : nothing}
  </li>`;
}
