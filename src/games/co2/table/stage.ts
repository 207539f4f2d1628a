import { html, nothing, type TemplateResult } from 'lit';
import type { Ref } from '../../../engine/ask.ts';
import { pick } from '../../../ui/pick.ts';
import { printed } from '../rules/tables/print.ts';
import type { CardId } from '../rules/vocabulary.ts';
import { ornament } from './ornament.ts';
import { isLit, type Scene, words } from './scene.ts';

/** A sheet laid over the sea for what lies nowhere yet: cards to keep, bids. */
export function stage(scene: Scene): TemplateResult | typeof nothing {
  const { offers, where } = scene;
  if (!offers.ask || where.stage.length === 0) return nothing;
  const isDraft = where.stage.every((ref) => ref.startsWith('card:'));
  return html`<section class="stage" aria-label="On the table">
    <h2 class="head">${words(scene, offers.ask.prompt)}</h2>
    ${
      isDraft
        ? html`<ul class="deeds">${where.stage.map((ref) => cardToKeep(scene, ref))}</ul>`
        : html`<ul class="chips">${where.stage.map((ref) => bid(scene, ref))}</ul>`
    }
  </section>`;
}

/** A card is chosen by what it says, not by its signs. */
function cardToKeep(scene: Scene, ref: Ref): TemplateResult {
  const { name, text } = printed(ref.slice('card:'.length) as CardId);
  return html`<li><button class="deed ${isLit(scene, ref) ? 'lit' : ''}" data-rule="lobby" ${pick(scene.offers, ref)}>
    ${ornament(ref, scene.offers) ?? nothing}
    <span class="words"><b>${words(scene, name)}</b><small>${words(scene, text)}</small></span>
  </button></li>`;
}

function bid({ offers }: Scene, ref: Ref): TemplateResult {
  const [kind, value = ''] = ref.split(':');
  return html`<li><button class="chip" ${pick(offers, ref)}>${kind === 'amount' ? value : offers.get(ref)?.label}</button></li>`;
}
