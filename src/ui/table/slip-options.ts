import { html, nothing, type TemplateResult } from 'lit';
import type { Ref } from '../../engine/ask.ts';
import type { Offers } from '../kit/offers.ts';
import { pick } from '../kit/pick.ts';
import type { Change } from '../kit/receipt.ts';
import { gist } from '../kit/receipt-slip.ts';
import { vars } from '../kit/vars.ts';
import type { Choice } from './slip-choices.ts';
import { byReason, leastWidth, type SlipGroup, type SlipOption, type SlipRefusal } from './slip-groups.ts';

/**
 * Decorates an option's button: elements of class `above`, `before` and `after` stand there around its words; within
 * them `badge`, `tile`, `cost` and `small.aside` have a look of their own. Asked with `group:<id>` it may give an
 * element of class `tab` for that group, with its colours in `--tint` and `--on`.
 */
export type Ornament = (ref: Ref, offers: Offers) => TemplateResult | undefined;

/** Every option in words, group by group. */
export function toolbar(offers: Offers, groups: readonly SlipGroup[], ornament: Ornament | undefined): TemplateResult {
  const least = leastWidth(groups.flatMap(({ open }) => open));
  const sentence = offers.ask && offers.speaker.say(offers.ask.prompt);
  return html`<div class="options" role="toolbar" aria-label=${sentence ?? nothing} ${vars({ '--least': `${least}px` })}>
    ${groups.map((group) => section(offers, group, ornament))}
  </div>`;
}

/** Makes columns as wide as the longest word with its ornament, which only the browser can measure. */
export function fitColumns(slip: ParentNode): void {
  for (const part of slip.querySelectorAll<HTMLElement>('[role=toolbar]')) {
    part.classList.add('measuring');
    const widths = [...part.querySelectorAll<HTMLElement>('.row > .option')].map(({ offsetWidth }) => offsetWidth);
    part.classList.remove('measuring');
    part.style.setProperty('--longest', `${Math.max(0, ...widths)}px`);
  }
}

function section(
  offers: Offers,
  { id, label, open, closed }: SlipGroup,
  ornament: Ornament | undefined,
): TemplateResult {
  const tab = id === undefined ? undefined : ornament?.(`group:${id}`, offers);
  return html`<div class="group" role="group" aria-label=${label ?? nothing} data-group=${id ?? nothing} ${vars({ '--columns': Math.ceil(open.length / 2) || 1 })}>
    ${tab ?? (label === undefined ? nothing : html`<h3 class="head" aria-hidden="true">${label}</h3>`)}
    ${open.length ? html`<div class="row">${open.map((option) => button(offers, option, ornament))}</div>` : nothing}
    ${refusals(offers, closed)}
  </div>`;
}

export function button(
  offers: Offers,
  { ref, label, detail, number }: SlipOption,
  ornament: Ornament | undefined,
): TemplateResult {
  return html`<button class="button option" aria-keyshortcuts=${number ?? nothing} ${pick(offers, ref)}>
    ${ornament?.(ref, offers) ?? nothing}
    <span class="words">${label}${detail === undefined ? nothing : html`<small>${detail}</small>`}</span>
  </button>`;
}

const isGain = ({ value, after, isHarm }: Change): boolean => !isHarm && after > value;

/** One of the choices named in place of a long list, and what it brings; what brings nothing at once is said in words. */
export function choice(offers: Offers, { brings, ...option }: Choice, ornament: Ornament | undefined): TemplateResult {
  const { ref, label, detail, number } = option;
  return html`<button class="button option choice" aria-keyshortcuts=${number ?? nothing} ${pick(offers, ref)}>
    ${ornament?.(ref, offers) ?? nothing}
    <span class="words">${label}</span>
    ${detail === undefined || brings.some(isGain) ? gist(brings) : html`<small>${detail}</small>`}
  </button>`;
}

/** What might be expected and cannot be chosen keeps its place, hatched, and says why; several say it together. */
export function refusals(offers: Offers, closed: readonly SlipRefusal[]): TemplateResult | typeof nothing {
  if (!closed.length) return nothing;
  return html`<div class="closed">${byReason(closed).map(({ reason, refused }) => {
    const [one, another] = refused;
    return one && !another ? refusal(offers, one, '') : together(offers, reason, refused);
  })}</div>`;
}

const refusal = (offers: Offers, { ref, label, reason }: SlipRefusal, seen: string): TemplateResult =>
  html`<button class="button option" ${pick(offers, ref)}>
    <span class="words">${label} <small class="reason ${seen}">${reason}</small></span>
  </button>`;

const together = (offers: Offers, reason: string, refused: readonly SlipRefusal[]): TemplateResult =>
  html`<div class="together">
    ${refused.map((one) => refusal(offers, one, 'unseen'))}<small class="reason" aria-hidden="true">${reason}</small>
  </div>`;
