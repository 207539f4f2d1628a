import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from '../../../../ui/kit/icon.ts';
import { classes, words } from '../../../../ui/kit/scene.ts';
import { LOCATIONS } from '../../rules/cards/locations.ts';
import {
  type ClashCard,
  type ClashIcon,
  type ClashId,
  clashCard,
  EARLY_CLASH,
  type Target,
} from '../../rules/cold-war/cards/clash.ts';
import { CONTESTS, strengthsOf } from '../../rules/cold-war/cards/clock.ts';
import { SPOTS, type Spot } from '../../rules/tables.ts';
import { say } from '../../rules/vocabulary.ts';
import { BINDER_CLASS } from '../art/plates.ts';
import { CONTEST_ICONS } from '../cold-war/contests.ts';
import type { RivalPlace } from '../facts.ts';
import type { Scene } from '../scene.ts';
import { texts } from '../words.ts';

/** What of a card is being carried out: one of its two places, or its icon. */
export type ClashPart = 0 | 1 | 'icon';

const ICONS: Readonly<Record<Exclude<ClashIcon, Spot>, IconName>> = { un: 'un', token: 'pollution', clock: 'clock' };

export const clashName = (scene: Pick<Scene, 'offers'>, id: ClashId): string => words(scene, say(`clash.${id}`));

const isSpot = (icon: ClashIcon): icon is Spot => SPOTS.some((spot) => spot === icon);

const placeOf = (target: Target) => (typeof target === 'string' ? target : target[0]);

/** A card of the Rival as it is printed: its points, where its workers go, and what happens besides. */
export function clashFace(scene: Pick<Scene, 'offers'>, id: ClashId, now?: ClashPart): TemplateResult {
  const card = clashCard(id);
  return html`<article class="clash-card ${id in EARLY_CLASH ? 'early' : 'late'}" data-inspect=${`clash:${id}`} data-rule="clash">
    <b class="name head">${clashName(scene, id)}</b>
    <span class="worth head">${card.vp}${icon('vp', texts.goods.vp)}</span>
    <ol>${card.placements.map((target, at) => placement(scene, target, at === now))}</ol>
    <div class="besides">${besides(card, now === 'icon')}${symbols(card)}</div>
  </article>`;
}

function placement(scene: Pick<Scene, 'offers'>, target: Target, isNow: boolean): TemplateResult {
  const location = placeOf(target);
  const [, spot] = typeof target === 'string' ? [] : target;
  return html`<li class=${classes(BINDER_CLASS[LOCATIONS[location].type], isNow && 'now')} aria-current=${isNow ? 'step' : nothing}>
    <span>${words(scene, say(`location.${location}`))}</span>${spot ? struck(spot, texts.rival.cardGone(spot)) : nothing}
  </li>`;
}

/** Three spots, one of them crossed out. */
function struck(spot: Spot, label: string): TemplateResult {
  return html`<span class="struck" role="img" aria-label=${label}>${SPOTS.map((one) => html`<i class=${one === spot ? 'out' : ''}></i>`)}</span>`;
}

function besides({ icon: shown }: ClashCard, isNow: boolean): TemplateResult {
  const mark = shown === undefined ? nothing : iconOf(shown);
  return html`<span class=${classes('icon-box', isNow && 'now')} aria-current=${isNow ? 'step' : nothing}>${mark}</span>`;
}

function iconOf(shown: ClashIcon): TemplateResult {
  if (isSpot(shown)) return html`${icon('medal')}${struck(shown, texts.rival.icon[shown])}`;
  return icon(ICONS[shown], texts.rival.icon[shown]);
}

function symbols(card: ClashCard): TemplateResult {
  return html`<span class="symbols">${CONTESTS.map((contest) =>
    Array.from({ length: card[contest] }, () => icon(CONTEST_ICONS[contest], texts.contests[contest])),
  )}</span>`;
}

/** The same in words, for whoever looks closely. */
export function clashEnlarged(scene: Pick<Scene, 'offers'>, id: ClashId): TemplateResult {
  const card = clashCard(id);
  const placed = (target: Target): RivalPlace => {
    const place = words(scene, say(`location.${placeOf(target)}`));
    return typeof target === 'string' ? { place } : { place, spot: target[1] };
  };
  const [first, second] = card.placements;
  return html`<h2 class="head">${clashName(scene, id)}</h2>
    ${clashFace(scene, id)}
    <p>${texts.rival.places(placed(first), placed(second), card.icon)}</p>
    <p>${texts.rival.worth(card.vp, strengthsOf(card))}</p>`;
}
