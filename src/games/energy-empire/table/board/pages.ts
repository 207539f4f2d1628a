import { html, nothing, type TemplateResult } from 'lit';
import type { Viewer } from '../../../../engine/game.ts';
import type { Line } from '../../../../engine/history.ts';
import { type IconName, icon } from '../../../../ui/kit/icon.ts';
import { classes } from '../../../../ui/kit/scene.ts';
import { seatToken } from '../../../../ui/kit/seat-token.ts';
import type { EnergyEmpire, Ref } from '../../rules/lexicon.ts';
import type { View } from '../../rules/view.ts';
import { BINDER_CLASS } from '../art/plates.ts';
import type { Scene } from '../scene.ts';
import { texts } from '../words.ts';
import { type BinderId, bindersOf, binderWith, placeNamed } from './places.ts';

/** The pages of a phone: one for each binder, and the own mat. */
export type Page = BinderId | 'mat';

const ON_MAT = /^(?:space|structure|megastructure|die):|^(?:nation|espionage)(?:@|$)/;
const IN_NEWS = /^(?:impact|un|achievement|row):/;

/** Whether a thing lies in a binder. */
function isIn(binder: BinderId, ref: string): boolean {
  const place = placeNamed(ref);
  return place ? binderWith(place) === binder : ref === binder || ref.startsWith(`market:${binder}`);
}

/** Where a thing lies: on a page, or in the newspaper. */
export function pageWith(ref: Ref, view: View): Page | 'news' | undefined {
  const binder = bindersOf(view).find((one) => isIn(one, ref));
  if (binder) return binder;
  return ON_MAT.test(ref) ? 'mat' : IN_NEWS.test(ref) ? 'news' : undefined;
}

/** The page on which a line of the history is seen: the own mat, wherever dice fall, or a binder. */
export function pageTold({ refs, seat }: Line<EnergyEmpire>, viewer: Viewer, view: View): Page | undefined {
  const isOnMat = seat === viewer && refs.some((ref) => ON_MAT.test(ref));
  const isBought = refs.some((ref) => ref.startsWith('market:'));
  if (refs.includes('roll') || (isOnMat && !isBought)) return 'mat';
  return bindersOf(view).find((one) => refs.some((ref) => isIn(one, ref)));
}

const TABS: Readonly<Record<BinderId, { readonly sign: IconName; readonly look: string }>> = {
  government: { sign: 'gov', look: BINDER_CLASS.government },
  industry: { sign: 'ind', look: BINDER_CLASS.industry },
  commerce: { sign: 'com', look: BINDER_CLASS.commerce },
  clock: { sign: 'clock', look: 'k' },
};

/** One page lies open; the tabs of all tell how much there is to pick on them. */
export function pageTabs(scene: Scene, page: Page, turnTo: (page: Page) => void): TemplateResult {
  const binders = bindersOf(scene.view);
  const tab = (id: Page, look: string, face: TemplateResult, open: number) =>
    html`<button class=${classes(look, page === id && 'on')} role="tab" aria-selected=${page === id} @click=${() => turnTo(id)}>
      ${face}${open > 0 ? html`<i class="open">${open}<span class="unseen"> ${texts.pages.open}</span></i>` : nothing}
    </button>`;
  return html`<nav class="tabs" data-count=${binders.length + 1} role="tablist" aria-label=${texts.pages.region}>
    ${binders.map((id) => tab(id, TABS[id].look, html`${icon(TABS[id].sign)}<span>${texts.pages[id]}</span>`, openIn(scene, id)))}
    ${tab('mat', 'own', html`${seatToken(Math.max(scene.home, 0))}<span>${texts.pages.mat}</span>`, openOnMat(scene))}
  </nav>`;
}

/** How many things can be picked in a binder. */
function openIn({ offers, where }: Scene, id: BinderId): number {
  if (where.place !== 'binders') return 0;
  const options = offers.ask?.options ?? [];
  const isHere = (ref: string): boolean => {
    const place = placeNamed(ref);
    if (place) return binderWith(place) === id;
    return where.binders[0] === id && /^(?:market|megastructure):/.test(ref);
  };
  return options.filter(({ ref }) => isHere(ref)).length;
}

function openOnMat({ offers, where }: Scene): number {
  if (where.place !== 'mat') return 0;
  return offers.ask?.options.filter(({ ref }) => !ref.startsWith('button:')).length ?? 0;
}
