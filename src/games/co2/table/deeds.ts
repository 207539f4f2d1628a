import { html, nothing, type TemplateResult } from 'lit';
import { pick } from '../../../ui/kit/pick.ts';
import { gist, receiptSlip } from '../../../ui/kit/receipt-slip.ts';
import type { Option, Refusal } from '../rules/lexicon.ts';
import type { RegionId } from '../rules/tables/regions.ts';
import { ornament } from './box/ornament.ts';
import type { Scene } from './scene.ts';
import { regionWith } from './where.ts';
import { labels } from './words.ts';

/** What could be done in a region now, what it would bring, and what cannot be done and why. */
export function deeds(scene: Scene, id: RegionId): TemplateResult | typeof nothing {
  const { ask } = scene.offers;
  if (!ask) return nothing;
  const isHere = ({ ref }: Option | Refusal): boolean => regionWith(ref, scene.view) === id;
  const [open, closed] = [ask.options.filter(isHere), ask.refused.filter(isHere)];
  if (open.length + closed.length === 0) return nothing;
  return html`<ul class="deeds" aria-label=${labels.place.deeds}>
    ${open.map((option) => openDeed(scene, option))}${closed.map((refusal) => closedDeed(scene, refusal))}
  </ul>`;
}

/** What is worth telling on a card; whatever else changes stands on the receipt. */
const TOLD: readonly string[] = ['money', 'cep', 'tech', 'scientist', 'vp', 'ppm'];

/** On the card of a project: what could be done with it and what that would bring, or why nothing can. */
export function deedAt({ offers }: Scene, ref: Option['ref']): TemplateResult | typeof nothing {
  const { ask, speaker } = offers;
  const closed = ask?.refused.find((refusal) => refusal.ref === ref);
  if (closed) return html`<span class="deed-here"><small class="reason">${speaker.say(closed.reason)}</small></span>`;
  const open = ask?.options.find((option) => option.ref === ref);
  if (!open) return nothing;
  const { group, say, detail } = open;
  const receipt = offers.receiptOf(ref);
  const brings = receipt ? [...receipt.gets, ...receipt.pays, ...receipt.harms] : [];
  const told = brings.filter(({ icon }) => TOLD.includes(icon));
  return html`<span class="deed-here">
    <b>${group === undefined ? speaker.say(say) : offers.groupLabel(group)}</b>
    ${told.length > 0 || !detail ? gist(told) : html`<small>${speaker.say(detail)}</small>`}
  </span>`;
}

/** Its receipt lies open below it: a finger that only looks has nothing to press. */
function openDeed({ offers }: Scene, { ref, say, detail }: Option): TemplateResult {
  return html`<li><button class="deed" ${pick(offers, ref)}>
    ${ornament(ref, offers) ?? nothing}
    <span class="words"><b>${offers.speaker.say(say)}</b>${detail ? html`<small>${offers.speaker.say(detail)}</small>` : nothing}</span>
  </button>${receiptSlip(offers.receiptOf(ref), offers.speaker)}</li>`;
}

function closedDeed({ offers }: Scene, { ref, say, reason }: Refusal): TemplateResult {
  return html`<li><button class="deed" ${pick(offers, ref)}>
    <span class="words"><b>${offers.speaker.say(say)}</b><small>${offers.speaker.say(reason)}</small></span>
  </button></li>`;
}
