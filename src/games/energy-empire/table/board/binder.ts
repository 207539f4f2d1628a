import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from '../../../../ui/kit/icon.ts';
import { classes, words } from '../../../../ui/kit/scene.ts';
import { LOCATIONS } from '../../rules/cards/locations.ts';
import { LOCATION_IDS, type LocationId, type StructureType } from '../../rules/tables.ts';
import { say } from '../../rules/vocabulary.ts';
import { BINDER_CLASS } from '../art/plates.ts';
import { clockBinder } from '../cold-war/clock.ts';
import type { Scene } from '../scene.ts';
import { marketCard } from './card.ts';
import { location, type Placing } from './location.ts';
import { greatWorks } from './megastructure.ts';
import { type BinderId, bindersOf } from './places.ts';

export const TYPE_ICONS: Readonly<Record<StructureType, IconName>> = {
  government: 'gov',
  industry: 'ind',
  commerce: 'com',
};

const locationsOf = (type: StructureType): LocationId[] => LOCATION_IDS.filter((id) => LOCATIONS[id].type === type);

export function binder(scene: Scene, id: BinderId, placing: Placing): TemplateResult | typeof nothing {
  if (id !== 'clock') return binderOfType(scene, id, placing);
  return scene.view.clock ? clockBinder(scene, scene.view.clock, placing) : nothing;
}

/** One of the three binders: its market, the cards on sale, and its locations. */
function binderOfType(scene: Scene, type: StructureType, placing: Placing): TemplateResult {
  const [market, ...others] = locationsOf(type);
  const { spots, deck, discard } = scene.view.markets[type];
  const name = words(scene, say(`type.${type}`));
  return html`<section class="binder ${BINDER_CLASS[type]}" id=${`binder-${type}`} aria-label=${name}>
    ${
      scene.layout === 'narrow'
        ? html`<h2 class="unseen">${name}</h2>`
        : html`<div class="rings" aria-hidden="true"><i></i><i></i><i></i></div>
          <h2 class="head">${icon(TYPE_ICONS[type])}${name}<small class="deck" title=${`${deck} cards in the deck, ${discard} discarded`}>${deck} left</small></h2>`
    }
    <div class="leaf" tabindex=${scene.layout === 'narrow' ? 0 : nothing}>
      ${scene.layout === 'narrow' ? greatWorks(scene, type) : nothing}
      ${market ? location(scene, market, placing) : nothing}
      <ul class="cards" data-spots=${spots.length}>${spots.map((spot, at) => marketCard(scene, type, spot, at))}</ul>
      <div class="locs">${others.map((id) => location(scene, id, placing))}</div>
    </div>
  </section>`;
}

const TABS: Readonly<Record<BinderId, { readonly name: string; readonly sign: IconName; readonly look: string }>> = {
  government: { name: 'Gov’t', sign: 'gov', look: BINDER_CLASS.government },
  industry: { name: 'Industry', sign: 'ind', look: BINDER_CLASS.industry },
  commerce: { name: 'Commerce', sign: 'com', look: BINDER_CLASS.commerce },
  clock: { name: 'Clock', sign: 'clock', look: 'k' },
};

/** One binder lies open; the tabs of the others tell whether there is something to pick in them. */
export function binderTabs(scene: Scene, turnTo: (binder: BinderId) => void): TemplateResult {
  const { binders } = scene.where;
  const all = bindersOf(scene.view);
  return html`<nav class="tabs" data-count=${all.length} role="tablist" aria-label="Binders">${all.map((id) => {
    const isOpen = scene.tab === id;
    const hasTargets = binders.includes(id);
    const { name, sign, look } = TABS[id];
    return html`<button class=${classes(look, isOpen && 'on')} role="tab" aria-selected=${isOpen} aria-controls=${`binder-${id}`}
      @click=${() => turnTo(id)}>
      ${icon(sign)}<span>${name}</span>${hasTargets ? html`<i class="dot"><span class="unseen">has places to pick</span></i>` : nothing}
    </button>`;
  })}</nav>`;
}
