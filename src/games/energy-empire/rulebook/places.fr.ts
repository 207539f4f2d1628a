import { html, type TemplateResult } from 'lit';
import { capital } from '../../../engine/message.ts';
import { either, list, spelled } from '../../../language/french.ts';
import { GOOD, RESOURCE, TYPE } from '../forms.fr.ts';
import { ALONE_AT_FINANCE, LOCATIONS } from '../rules/cards/locations.ts';
import {
  ARRANGEMENTS,
  BARRELS,
  DRILLING,
  LIMIT,
  type LocationId,
  MARKET_RESOURCE,
  type Spot,
  type StructureType,
  TYPES,
} from '../rules/tables.ts';
import { UNITS } from '../rules/trade.ts';
import { amountsAt, pricesAt } from './facts.ts';
import { goods, placeName, spaceName, voice } from './voice.ts';
import type { RulebookWords } from './words.ts';

const { solo, three } = ARRANGEMENTS;

function market(type: StructureType): TemplateResult {
  const good = MARKET_RESOURCE[type];
  const cost = (spots: readonly Spot[]): string =>
    `${either(pricesAt(type, spots))}, ou bien ${either(amountsAt(type, spots, good).map(GOOD[good]))}`;
  return html`<p>Bâtissez une des cartes en vente. De gauche à droite elles coûtent ${cost(three.spots)} ; en solo,
      ${cost(solo.spots)}. On ne mélange jamais argent et ${RESOURCE[good]}. Les cartes glissent vers la gauche et une nouvelle arrive
      à droite. Une carte marquée apporte aussitôt sa pollution. La carte est utilisable dans le même tour.</p>`;
}

const does = (id: LocationId): string => `${capital(voice.say(LOCATIONS[id].effect.say))}.`;
const at = (id: LocationId, body: TemplateResult) => ({ title: placeName(id), body });

export const places: RulebookWords['places'] = () => ({
  market: {
    title: 'Marchés',
    body: html`<p>Chaque classeur a un marché de ${spelled(three.spots.length)} cartes (${spelled(solo.spots.length)} en solo) et sa
        propre ressource : ${list(TYPES.map((type) => `${RESOURCE[MARKET_RESOURCE[type]]} (${TYPE[type]})`))}. Un événement
        renouvelle un marché : ses cartes sont défaussées et d’autres distribuées. Quand une pioche est vide, on remélange sa
        défausse.</p>`,
  },
  'location-government-market': at('government-market', market('government')),
  'location-scientific-research': at(
    'scientific-research',
    html`<p>${does('scientific-research')} Personne d’autre ne le voit, et vous pouvez le revoir à tout moment. Vous pouvez choisir de
      ne pas regarder.</p>`,
  ),
  'location-education': at(
    'education',
    html`<p>${does('education')} Le jeton vient de la piste. Avec ${LIMIT.workers} ouvriers, vous ne pouvez pas en avoir d’autre. Le
      nouvel ouvrier peut servir dans le même tour.</p>`,
  ),
  'location-clean-up': at(
    'clean-up',
    html`<p>${does('clean-up')} Une dépollution retire une pollution ou un puits de pétrole, ou change une contamination en pollution
      ordinaire. Vous pouvez y renoncer.</p>`,
  ),
  'location-industry-market': at('industry-market', market('industry')),
  'location-mine': at('mine', html`<p>${does('mine')}</p>`),
  'location-oil-drilling': at(
    'oil-drilling',
    html`<p>Placez un puits de pétrole sur une de vos cases de forage propres (celles avec la tour :
      ${list(DRILLING.map(spaceName))}) et prenez ${goods({ oil: BARRELS })}. Le puits pollue sa case jusqu’à ce que vous la
      dépolluiez. Sans une telle case, vous ne pouvez pas forer, ni quand les ${LIMIT.wells} puits sont tous en jeu.</p>`,
  ),
  'location-chemistry': at('chemistry', html`<p>${does('chemistry')} Le jeton vient de la piste.</p>`),
  'location-power-plant': at(
    'power-plant',
    html`<p>${does('power-plant')} Vous payez le prix de sa sorte, et il doit être dans la réserve.</p>`,
  ),
  'location-commerce-market': at('commerce-market', market('commerce')),
  'location-finance': at(
    'finance',
    html`<p>${does('finance')} En solo, vous gagnez toujours ${goods(ALONE_AT_FINANCE)}.</p>`,
  ),
  'location-buy-sell-oil': at(
    'buy-sell-oil',
    html`<p>Achetez ou vendez ${goods({ oil: BARRELS })}, une fois, au prix inscrit sous la pile de la piste la plus à gauche. Si un
      événement fixe le prix, il vaut aussi pour la vente.</p>`,
  ),
  'location-trade': at(
    'trade',
    html`<p>Échangez ${list(UNITS.map(({ cost }) => goods(cost)))} entre eux, un contre un, autant que vous voulez. Ce que vous avez
      reçu peut être échangé à son tour.</p>`,
  ),
});
