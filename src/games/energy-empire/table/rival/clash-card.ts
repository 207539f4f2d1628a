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
import { CONTESTS } from '../../rules/cold-war/cards/clock.ts';
import { SPOTS, type Spot } from '../../rules/tables.ts';
import { say } from '../../rules/vocabulary.ts';
import { BINDER_CLASS } from '../art/plates.ts';
import { CONTEST_ICONS } from '../cold-war/contests.ts';
import type { Scene } from '../scene.ts';

/** What of a card is being carried out: one of its two places, or its icon. */
export type ClashPart = 0 | 1 | 'icon';

const ICONS: Readonly<Record<Exclude<ClashIcon, Spot>, { readonly icon: IconName; readonly does: string }>> = {
  un: { icon: 'un', does: 'one step in the United Nations' },
  token: { icon: 'pollution', does: 'one token off the track' },
  clock: { icon: 'clock', does: 'the Doomsday Clock moves on' },
};

export const clashName = (scene: Pick<Scene, 'offers'>, id: ClashId): string => words(scene, say(`clash.${id}`));

const isSpot = (icon: ClashIcon): icon is Spot => SPOTS.some((spot) => spot === icon);

const placeOf = (target: Target) => (typeof target === 'string' ? target : target[0]);

/** A card of the Rival as it is printed: its points, where its workers go, and what happens besides. */
export function clashFace(scene: Pick<Scene, 'offers'>, id: ClashId, now?: ClashPart): TemplateResult {
  const card = clashCard(id);
  return html`<article class="clash-card ${id in EARLY_CLASH ? 'early' : 'late'}" data-inspect=${`clash:${id}`} data-rule="clash">
    <b class="name head">${clashName(scene, id)}</b>
    <span class="worth head">${card.vp}${icon('vp', 'points')}</span>
    <ol>${card.placements.map((target, at) => placement(scene, target, at === now))}</ol>
    <div class="besides">${besides(card, now === 'icon')}${symbols(card)}</div>
  </article>`;
}

function placement(scene: Pick<Scene, 'offers'>, target: Target, isNow: boolean): TemplateResult {
  const location = placeOf(target);
  const [, spot] = typeof target === 'string' ? [] : target;
  return html`<li class=${classes(BINDER_CLASS[LOCATIONS[location].type], isNow && 'now')} aria-current=${isNow ? 'step' : nothing}>
    <span>${words(scene, say(`location.${location}`))}</span>${spot ? struck(spot, 'card of the market') : nothing}
  </li>`;
}

/** Three spots, one of them crossed out. */
function struck(spot: Spot, what: string): TemplateResult {
  return html`<span class="struck" role="img" aria-label=${`the ${spot} ${what} is gone`}>${SPOTS.map((one) => html`<i class=${one === spot ? 'out' : ''}></i>`)}</span>`;
}

function besides({ icon: shown }: ClashCard, isNow: boolean): TemplateResult {
  const mark = shown === undefined ? nothing : iconOf(shown);
  return html`<span class=${classes('icon-box', isNow && 'now')} aria-current=${isNow ? 'step' : nothing}>${mark}</span>`;
}

function iconOf(shown: ClashIcon): TemplateResult {
  if (isSpot(shown)) return html`${icon('medal')}${struck(shown, 'achievement')}`;
  const { icon: name, does } = ICONS[shown];
  return icon(name, does);
}

function symbols(card: ClashCard): TemplateResult {
  return html`<span class="symbols">${CONTESTS.map((contest) =>
    Array.from({ length: card[contest] }, () => icon(CONTEST_ICONS[contest], contest)),
  )}</span>`;
}

/** The same in words, for whoever looks closely. */
export function clashEnlarged(scene: Pick<Scene, 'offers'>, id: ClashId): TemplateResult {
  const card = clashCard(id);
  const places = card.placements.map((target) => {
    const [, spot] = typeof target === 'string' ? [] : target;
    const location = words(scene, say(`location.${placeOf(target)}`));
    return spot ? `${location}, where the ${spot} card is discarded` : location;
  });
  const { icon: shown } = card;
  const does = shown && (isSpot(shown) ? `the ${shown} achievement is taken away` : ICONS[shown].does);
  const shows = CONTESTS.filter((contest) => card[contest] > 0).map((contest) => `${card[contest]} ${contest}`);
  return html`<h2 class="head">${clashName(scene, id)}</h2>
    ${clashFace(scene, id)}
    <p>One worker to ${places[0]}; one to ${places[1]}.${does ? ` Then ${does}.` : ''}</p>
    <p>Worth ${card.vp} points to the Rival${shows.length > 0 ? `, and it counts ${shows.join(' and ')} on the Doomsday Clock` : ''}.</p>`;
}
