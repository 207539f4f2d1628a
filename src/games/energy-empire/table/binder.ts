import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from '../../../ui/icon.ts';
import { LOCATIONS } from '../rules/cards/locations.ts';
import { LOCATION_IDS, type LocationId, type StructureType, TYPES } from '../rules/tables.ts';
import { say } from '../rules/vocabulary.ts';
import { BINDER_CLASS } from './art/plates.ts';
import { marketCard } from './card.ts';
import { location, type Placing } from './location.ts';
import { classes, type Scene, words } from './scene.ts';

export const TYPE_ICONS: Readonly<Record<StructureType, IconName>> = {
  government: 'gov',
  industry: 'ind',
  commerce: 'com',
};

const locationsOf = (type: StructureType): LocationId[] => LOCATION_IDS.filter((id) => LOCATIONS[id].type === type);

/** One of the three binders: its market, the cards on sale, and its locations. */
export function binder(scene: Scene, type: StructureType, placing: Placing): TemplateResult {
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
      ${market ? location(scene, market, placing) : nothing}
      <ul class="cards" data-spots=${spots.length}>${spots.map((spot, at) => marketCard(scene, type, spot, at))}</ul>
      <div class="locs">${others.map((id) => location(scene, id, placing))}</div>
    </div>
  </section>`;
}

const SHORT_NAMES: Readonly<Record<StructureType, string>> = {
  government: 'Gov’t',
  industry: 'Industry',
  commerce: 'Commerce',
};

/** One binder lies open; the tabs of the others tell whether there is something to pick in them. */
export function binderTabs(scene: Scene, turnTo: (type: StructureType) => void): TemplateResult {
  const { binders } = scene.where;
  return html`<nav class="tabs" role="tablist" aria-label="Binders">${TYPES.map((type) => {
    const isOpen = scene.tab === type;
    const hasTargets = binders.includes(type);
    return html`<button class=${classes(BINDER_CLASS[type], isOpen && 'on')} role="tab" aria-selected=${isOpen} aria-controls=${`binder-${type}`}
      @click=${() => turnTo(type)}>
      ${icon(TYPE_ICONS[type])}<span>${SHORT_NAMES[type]}</span>${hasTargets ? html`<i class="dot"><span class="unseen">has places to pick</span></i>` : nothing}
    </button>`;
  })}</nav>`;
}
