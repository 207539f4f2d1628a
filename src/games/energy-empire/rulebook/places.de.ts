import { html, type TemplateResult } from 'lit';
import { capital } from '../../../engine/message.ts';
import { either, list, spelled } from '../../../language/german.ts';
import { RESOURCE, TYPE } from '../forms.de.ts';
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
  const good = RESOURCE[MARKET_RESOURCE[type]];
  const cost = (spots: readonly Spot[]): string =>
    `${either(pricesAt(type, spots))} oder aber ${either(amountsAt(type, spots, MARKET_RESOURCE[type]).map(String))} ${good}`;
  return html`<p>Baue eine der ausliegenden Karten. Von links nach rechts kosten sie ${cost(three.spots)}; allein
      ${cost(solo.spots)}. Geld und ${good} werden nie gemischt. Die Karten rücken nach links, rechts kommt eine neue dazu. Eine
      Karte mit Marke bringt sofort ihre Verschmutzung. Du kannst die Karte im selben Zug nutzen.</p>`;
}

const does = (id: LocationId): string => `${capital(voice.say(LOCATIONS[id].effect.say))}.`;
const at = (id: LocationId, body: TemplateResult) => ({ title: placeName(id), body });

export const places: RulebookWords['places'] = () => ({
  market: {
    title: 'Märkte',
    body: html`<p>Jeder Ordner hat einen Markt mit ${spelled(three.spots.length)} Karten (${spelled(solo.spots.length)} im
        Solospiel) und einer eigenen Ressource:
        ${list(TYPES.map((type) => `${RESOURCE[MARKET_RESOURCE[type]]} (${TYPE[type]})`))}. Ein Ereignis erneuert einen Markt:
        Seine Karten werden abgelegt und neue ausgelegt. Ist ein Stapel leer, werden seine abgelegten Karten neu gemischt.</p>`,
  },
  'location-government-market': at('government-market', market('government')),
  'location-scientific-research': at(
    'scientific-research',
    html`<p>${does('scientific-research')} Nur du siehst es, und du kannst es jederzeit wieder ansehen. Du darfst auf den Blick
      verzichten.</p>`,
  ),
  'location-education': at(
    'education',
    html`<p>${does('education')} Der Marker kommt von der Leiste. Mit ${LIMIT.workers} Arbeitern kannst du keinen weiteren
      bekommen. Den neuen kannst du im selben Zug einsetzen.</p>`,
  ),
  'location-clean-up': at(
    'clean-up',
    html`<p>${does('clean-up')} Eine Reinigung entfernt eine Verschmutzung oder eine Ölquelle, oder sie macht aus einer
      Verstrahlung eine gewöhnliche Verschmutzung. Du darfst darauf verzichten.</p>`,
  ),
  'location-industry-market': at('industry-market', market('industry')),
  'location-mine': at('mine', html`<p>${does('mine')}</p>`),
  'location-oil-drilling': at(
    'oil-drilling',
    html`<p>Setze eine Ölquelle auf eines deiner sauberen Bohrfelder (die Felder mit dem Turm:
      ${list(DRILLING.map(spaceName))}) und nimm ${goods({ oil: BARRELS })}. Die Quelle verschmutzt ihr Feld, bis du es
      reinigst. Ohne ein solches Feld kannst du nicht bohren, ebenso wenig, wenn alle ${LIMIT.wells} Ölquellen im Spiel
      sind.</p>`,
  ),
  'location-chemistry': at('chemistry', html`<p>${does('chemistry')} Der Marker kommt von der Leiste.</p>`),
  'location-power-plant': at(
    'power-plant',
    html`<p>${does('power-plant')} Du zahlst den Preis seiner Sorte, und er muss im Vorrat sein.</p>`,
  ),
  'location-commerce-market': at('commerce-market', market('commerce')),
  'location-finance': at(
    'finance',
    html`<p>${does('finance')} Wer allein spielt, erhält immer ${goods(ALONE_AT_FINANCE)}.</p>`,
  ),
  'location-buy-sell-oil': at(
    'buy-sell-oil',
    html`<p>Kaufe oder verkaufe einmal ${goods({ oil: BARRELS })} zum Preis unter dem Stapel der Leiste, der am weitesten links
      liegt. Bestimmt ein Ereignis den Preis, gilt er auch beim Verkauf.</p>`,
  ),
  'location-trade': at(
    'trade',
    html`<p>Tausche ${list(UNITS.map(({ cost }) => goods(cost)))} untereinander, eins gegen eins, sooft du willst. Was du
      bekommen hast, darfst du weitertauschen.</p>`,
  ),
});
