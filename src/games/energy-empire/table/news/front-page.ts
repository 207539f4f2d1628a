import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Speaker } from '../../../../engine/message.ts';
import { type ImpactId, impact } from '../../rules/cards/impacts.ts';
import { refs } from '../../rules/refs.ts';
import { BINDER_CLASS, impactPicture } from '../art/plates.ts';
import type { Scene } from '../scene.ts';
import { texts } from '../words.ts';
import { consequences, headline } from './news.ts';

/** The impact a line of the history announces. */
export function announced({ line, view }: Pick<Scene, 'line' | 'view'>): ImpactId | undefined {
  if (!line?.mark) return undefined;
  return view.impacts.find((_, position) => line.refs.some((ref) => ref === refs.impact(position)))?.card;
}

/** What a front page tells below its headline. */
export function lead(speaker: Speaker, id: ImpactId): string {
  return texts.sentence(speaker.say(impact(id).happens.say));
}

/** A Global Impact arrives as a front page over the whole table. A tap puts it away. */
export function frontPage(scene: Scene, id: ImpactId, putAway: () => void): TemplateResult {
  const { market } = impact(id);
  return html`${keyed(
    id,
    html`<div class="front-page" role="dialog" aria-label=${headline(scene, id)} @click=${putAway}>
      <article>
        <p class="head name">${texts.paper.name}</p>
        <p class="line"><span>${texts.paper.editions.special}</span><span>${texts.paper.impact}</span></p>
        <h2 class="head">${headline(scene, id)}</h2>
        <div class="picture ${BINDER_CLASS[market]}">${impactPicture(id)}</div>
        <p class="lead">${lead(scene.offers.speaker, id)}</p>
        <p class="scoring">${consequences(scene, id)}</p>
      </article>
    </div>`,
  )}`;
}
