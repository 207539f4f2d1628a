import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from '../../../../ui/kit/icon.ts';
import { words } from '../../../../ui/kit/scene.ts';
import { LOCATIONS } from '../../rules/cards/locations.ts';
import { LOCATION_IDS, type LocationId, type StructureType } from '../../rules/tables.ts';
import { say } from '../../rules/vocabulary.ts';
import { BINDER_CLASS } from '../art/plates.ts';
import { clockBinder } from '../cold-war/clock.ts';
import type { Scene } from '../scene.ts';
import { texts } from '../words.ts';
import { marketCard } from './card.ts';
import { location } from './location.ts';
import { greatWorks } from './megastructure.ts';
import type { BinderId } from './places.ts';

export const TYPE_ICONS: Readonly<Record<StructureType, IconName>> = {
  government: 'gov',
  industry: 'ind',
  commerce: 'com',
};

const locationsOf = (type: StructureType): LocationId[] => LOCATION_IDS.filter((id) => LOCATIONS[id].type === type);

export function binder(scene: Scene, id: BinderId): TemplateResult | typeof nothing {
  if (id !== 'clock') return binderOfType(scene, id);
  return scene.view.clock ? clockBinder(scene, scene.view.clock) : nothing;
}

/** One of the three binders: its market, the cards on sale, and its locations. */
function binderOfType(scene: Scene, type: StructureType): TemplateResult {
  const [market, ...others] = locationsOf(type);
  const { spots, deck, discard } = scene.view.markets[type];
  const name = words(scene, say(`type.${type}`));
  return html`<section class="binder ${BINDER_CLASS[type]}" aria-label=${name}>
    ${
      scene.layout === 'narrow'
        ? html`<h2 class="unseen">${name}</h2>`
        : html`<h2 class="head">${icon(TYPE_ICONS[type])}${name}<small class="deck" title=${texts.binder.cards(deck, discard)}>${texts.binder.left(deck)}</small></h2>`
    }
    <div class="leaf" tabindex=${scene.layout === 'narrow' ? 0 : nothing}>
      ${scene.layout === 'narrow' ? greatWorks(scene, type) : nothing}
      ${market ? location(scene, market) : nothing}
      <ul class="cards" data-spots=${spots.length}>${spots.map((spot, at) => marketCard(scene, type, spot, at))}</ul>
      <div class="locs">${others.map((id) => location(scene, id))}</div>
    </div>
  </section>`;
}
