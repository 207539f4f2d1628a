import { html, type TemplateResult } from 'lit';
import type { RuleSection } from '../../box.ts';
import { list, spelled } from '../../english.ts';
import { FINANCE_ALONE, LOCATIONS } from '../rules/cards/locations.ts';
import {
  ARRANGEMENTS,
  BARRELS,
  DRILLING,
  LIMIT,
  LOCATION_IDS,
  type LocationId,
  MARKET_PRICES,
  MARKET_RESOURCE,
  type Resource,
  type Spot,
  type StructureType,
  TYPES,
} from '../rules/tables.ts';
import { UNITS } from '../rules/trade.ts';
import { say } from '../rules/vocabulary.ts';
import { goods, placeName, section, sentence, voice } from './section.ts';

const { solo, three } = ARRANGEMENTS;

/** `$2, $3 or $4`: what cards cost at these spots, from the left, paid in one kind. */
export function prices(type: StructureType, spots: readonly Spot[], kind: Resource): string {
  const amounts = spots.flatMap((spot) => MARKET_PRICES[type][spot].flatMap((price) => price[kind] ?? []));
  return list(kind === 'money' ? amounts.map((money) => goods({ money })) : amounts.map(String), 'or');
}

function market(type: StructureType): TemplateResult {
  const good = MARKET_RESOURCE[type];
  const cost = (spots: readonly Spot[]): string =>
    `${prices(type, spots, 'money')}, or ${prices(type, spots, good)} ${good}`;
  return html`<p>Build one of the cards on sale. From left to right they cost ${cost(three.spots)}; alone,
      ${cost(solo.spots)}. Money and ${good} are never mixed. Cards slide to the left and a new one comes in on the right. A
      card with a mark brings its pollution at once. You can use the card in the same turn.</p>`;
}

const does = (id: LocationId): string => sentence(LOCATIONS[id].effect.say);

const TEXTS: Readonly<Record<LocationId, TemplateResult>> = {
  'government-market': market('government'),
  'scientific-research': html`<p>${does('scientific-research')} Only you see it, and you keep seeing it. You may choose not
      to look.</p>`,
  education: html`<p>${does('education')} The token comes from the track. With ${LIMIT.workers} workers you cannot have
      another. The new one can be used in the same turn.</p>`,
  'clean-up': html`<p>${does('clean-up')} A cleanup removes a pollution token or an oil well, or turns a contamination into
      plain pollution. You may waive it.</p>`,
  'industry-market': market('industry'),
  mine: html`<p>${does('mine')}</p>`,
  'oil-drilling': html`<p>Put an oil well on an unpolluted drilling space of yours (the spaces with the derrick:
      ${list(DRILLING.map((space) => voice.say(say('space', { space }))))}) and take ${goods({ oil: BARRELS })}. The well
      pollutes its space until you clean it up. Without such a space you cannot drill, nor when all ${LIMIT.wells} wells are
      in use.</p>`,
  chemistry: html`<p>${does('chemistry')} The token comes from the track.</p>`,
  'power-plant': html`<p>${does('power-plant')} You pay the price printed for its kind, and it must be in the supply.</p>`,
  'commerce-market': market('commerce'),
  finance: html`<p>${does('finance')} Alone at the table you always ${voice.say(FINANCE_ALONE.say)}.</p>`,
  'buy-sell-oil': html`<p>Buy or sell ${goods({ oil: BARRELS })}, once, at the price printed below the leftmost stack of the
      track. If an impact sets the price, it holds for selling as well.</p>`,
  trade: html`<p>Swap ${list(UNITS.map(({ cost }) => goods(cost)))} for one another, one for one, as often as you like. What
      you have received may be swapped again.</p>`,
};

/** One section for each place to work, and what all markets have in common. */
export const places: readonly RuleSection[] = [
  section(
    'market',
    'Markets',
    html`<p>Each binder has a market with ${spelled(three.spots.length)} cards (${spelled(solo.spots.length)} in a solo game)
        and its own resource: ${list(TYPES.map((type) => `${MARKET_RESOURCE[type]} in ${voice.say(say(`type.${type}`))}`))}. An
        impact resets a market: its cards are discarded and new ones dealt. When a deck is used up its discards are mixed
        again.</p>`,
  ),
  ...LOCATION_IDS.map((id) => section(`location-${id}`, placeName(id), TEXTS[id])),
];
