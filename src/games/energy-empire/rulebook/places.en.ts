import { html, type TemplateResult } from 'lit';
import { capital } from '../../../engine/message.ts';
import { either, list, spelled } from '../../../language/english.ts';
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
import { goods, placeName, spaceName, typeName, voice } from './voice.ts';

const { solo, three } = ARRANGEMENTS;

const GOOD = { government: 'science', industry: 'steel', commerce: 'plastic' } satisfies typeof MARKET_RESOURCE;

function market(type: StructureType): TemplateResult {
  const good = GOOD[type];
  const cost = (spots: readonly Spot[]): string =>
    `${either(pricesAt(type, spots))}, or ${either(amountsAt(type, spots, MARKET_RESOURCE[type]).map(String))} ${good}`;
  return html`<p>Build one of the cards on sale. From left to right they cost ${cost(three.spots)}; alone,
      ${cost(solo.spots)}. You cannot mix money and ${good}. Cards slide to the left and a new one comes in on the right. A
      card with a mark pollutes at once. You can use the card in the same turn.</p>`;
}

const does = (id: LocationId): string => `${capital(voice.say(LOCATIONS[id].effect.say))}.`;
const at = (id: LocationId, body: TemplateResult) => ({ title: placeName(id), body });

/** One section for each location, and what all markets have in common. */
export const places = () => ({
  market: {
    title: 'Markets',
    body: html`<p>Each binder has a market with ${spelled(three.spots.length)} cards (${spelled(solo.spots.length)} in a solo
        game) and its own resource: ${list(TYPES.map((type) => `${GOOD[type]} in ${typeName(type)}`))}. An impact resets a
        market: its cards are discarded and new ones dealt. When a deck runs out, its discards are reshuffled.</p>`,
  },
  'location-government-market': at('government-market', market('government')),
  'location-scientific-research': at(
    'scientific-research',
    html`<p>${does('scientific-research')} Only you see it, and you can look at it again at any time. You may choose not to
      look.</p>`,
  ),
  'location-education': at(
    'education',
    html`<p>${does('education')} The token comes from the track. With ${LIMIT.workers} workers you cannot have another. You
      can use the new one in the same turn.</p>`,
  ),
  'location-clean-up': at(
    'clean-up',
    html`<p>${does('clean-up')} A cleanup removes a pollution token or an oil well, or turns a contamination into ordinary
      pollution. You may skip it.</p>`,
  ),
  'location-industry-market': at('industry-market', market('industry')),
  'location-mine': at('mine', html`<p>${does('mine')}</p>`),
  'location-oil-drilling': at(
    'oil-drilling',
    html`<p>Put an oil well on a clean drilling space of yours (the spaces with the derrick:
      ${list(DRILLING.map(spaceName))}) and take ${goods({ oil: BARRELS })}. The well pollutes its space until you clean it
      up. You cannot drill without such a space, or when all ${LIMIT.wells} wells are in use.</p>`,
  ),
  'location-chemistry': at('chemistry', html`<p>${does('chemistry')} The token comes from the track.</p>`),
  'location-power-plant': at(
    'power-plant',
    html`<p>${does('power-plant')} You pay the price shown for its kind, and it must be in the supply.</p>`,
  ),
  'location-commerce-market': at('commerce-market', market('commerce')),
  'location-finance': at(
    'finance',
    html`<p>${does('finance')} Playing alone you always gain ${goods(ALONE_AT_FINANCE)}.</p>`,
  ),
  'location-buy-sell-oil': at(
    'buy-sell-oil',
    html`<p>Buy or sell ${goods({ oil: BARRELS })}, once, at the price below the leftmost stack of the track. If an impact
      sets the price, that price holds for selling too.</p>`,
  ),
  'location-trade': at(
    'trade',
    html`<p>Swap ${list(UNITS.map(({ cost }) => goods(cost)))} for one another, one for one, as often as you like. You may
      swap what you get again.</p>`,
  ),
});
