import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../ui/kit/icon.ts';
import { pick } from '../../../ui/kit/pick.ts';
import { classes, isLit, words } from '../../../ui/kit/scene.ts';
import { type Ref, refs } from '../rules/refs.ts';
import { MARKET } from '../rules/tables/constants.ts';
import { EVENTS } from '../rules/tables/events.ts';
import { FOSSIL_KINDS, FOSSILS } from '../rules/tables/fossils.ts';
import { say } from '../rules/vocabulary.ts';
import type { Scene } from './scene.ts';
import { labels } from './words.ts';

const PRICES = Array.from({ length: MARKET.maxPrice }, (_, at) => at + MARKET.minPrice);

/** What a permit costs today, and how many lie there at that price. */
export function market(scene: Scene): TemplateResult {
  const { price, pile } = scene.view.market;
  return html`<section class=${classes('market', isLit(scene, refs.market) && 'lit')} data-rule="market" data-anchor=${refs.market}>
    <h2 class="head">${icon('cep')}${labels.market.title}</h2>
    <ol aria-hidden="true">${PRICES.map((one) => html`<li class=${one === price ? 'now' : ''}><b class="head">$${one}</b></li>`)}</ol>
    <p><span class="unseen">${labels.market.price(price)} </span><b>${pile}</b> ${labels.market.inPile}</p>
    ${dealButton(scene, refs.buy, labels.market.buy)}${dealButton(scene, refs.sell, labels.market.sell)}
  </section>`;
}

function dealButton({ offers }: Scene, ref: Ref, label: string): TemplateResult | typeof nothing {
  return offers.get(ref) ? html`<button class="deal" ${pick(offers, ref)}>${label}</button>` : nothing;
}

/** The disaster ahead and the one after it. */
export function disasters(scene: Scene): TemplateResult {
  const { now, next } = scene.view.events;
  return html`<section class="disaster" data-rule="disasters" data-inspect="card:${now}">
    <h2 class="head">${icon('event')}${labels.market.disaster}</h2>
    <p><b>${labels.region(EVENTS[now].region)}</b><span class="what">: ${words(scene, say('card.name', { card: now }))}</span>${next ? html`, ${labels.market.disasterThen} <b>${labels.region(EVENTS[next].region)}</b>` : nothing}</p>
  </section>`;
}

/** What may still be drawn when a region needs energy. */
export function fossilPile({ view, offers }: Scene): TemplateResult {
  return html`<section class="fossils" data-rule="supply" data-anchor=${refs.pile} aria-label=${labels.market.fossilPileSpoken}>
    <h2 class="head">${labels.market.fossilPile}</h2>
    <ul>${FOSSIL_KINDS.map(
      (fossil) =>
        html`<li>${icon(FOSSILS[fossil].icon, offers.speaker.say(say('fossil.name', { fossil })))}<b>${view.fossilPile[fossil]}</b></li>`,
    )}</ul>
  </section>`;
}
