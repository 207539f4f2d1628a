import { html, nothing, type TemplateResult } from 'lit';
import { pick } from '../../../ui/kit/pick.ts';
import { isLit, words } from '../../../ui/kit/scene.ts';
import type { Option } from '../rules/lexicon.ts';
import type { Ref } from '../rules/refs.ts';
import { refs } from '../rules/refs.ts';
import { LOBBY_IDS } from '../rules/tables/lobby.ts';
import type { LobbyId } from '../rules/tables/lobby-ids.ts';
import { printed } from '../rules/tables/print.ts';
import { ornament } from './box/ornament.ts';
import type { Scene } from './scene.ts';
import { labels } from './words.ts';

/** A sheet laid over the sea for what lies nowhere yet: cards to keep, bids. */
export function stage(scene: Scene): TemplateResult | typeof nothing {
  const { ask } = scene.offers;
  if (!ask || !scene.where.isStaged) return nothing;
  const cards = ask.options.flatMap(({ ref }) => LOBBY_IDS.find((id) => ref === refs.card(id)) ?? []);
  return html`<section class="stage" aria-label=${labels.onTheTable} data-anchor=${'draft' satisfies Ref}>
    <h2 class="head">${words(scene, ask.prompt)}</h2>
    ${
      ask.about === 'draft'
        ? html`<ul class="deeds">${cards.map((id) => cardToKeep(scene, id))}</ul>`
        : html`<ul class="chips">${ask.options.map((option) => bid(scene, option))}</ul>`
    }
  </section>`;
}

/** A card is chosen by what it says, not by its signs. */
function cardToKeep(scene: Scene, id: LobbyId): TemplateResult {
  const ref = refs.card(id);
  const { name, text } = printed(id);
  return html`<li><button class="deed ${isLit(scene, ref) ? 'lit' : ''}" data-rule="lobby" ${pick(scene.offers, ref)}>
    ${ornament(ref, scene.offers) ?? nothing}
    <span class="words"><b>${words(scene, name)}</b><small>${words(scene, text)}</small></span>
  </button></li>`;
}

function bid(scene: Scene, { ref, say, amount }: Option): TemplateResult {
  return html`<li><button class="chip" ${pick(scene.offers, ref)}>${amount ?? words(scene, say)}</button></li>`;
}
