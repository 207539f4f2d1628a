import { html, type TemplateResult } from 'lit';
import type { RuleSection } from '../../box.ts';
import { LOCATION_IDS, type LocationId } from '../rules/tables.ts';
import { say } from '../rules/vocabulary.ts';
import { section, voice } from './section.ts';

const market = (good: string): TemplateResult =>
  html`<p>Build one of the cards on sale. From left to right they cost $2, $3 or $4, or 1, 1 or 2 ${good}; money and
      ${good} are never mixed. Cards slide to the left and a new one comes in on the right. A card with a mark brings its
      pollution at once.</p>`;

const TEXTS: Readonly<Record<LocationId, TemplateResult>> = {
  'government-market': market('science'),
  'scientific-research': html`<p>Take 1 science and look at one impact that is still face down. Only you remember it.</p>`,
  education: html`<p>Pay $3 for a new worker, and take a pollution token from the track. Six workers are the limit.</p>`,
  'clean-up': html`<p>Pay 1 science for two cleanups. A cleanup removes a pollution token or an oil well, or turns a
      contamination into plain pollution.</p>`,
  'industry-market': market('steel'),
  mine: html`<p>Take 1 steel.</p>`,
  'oil-drilling': html`<p>Put an oil well on an unpolluted drilling space of yours (the spaces with the derrick: Forest 1 and
      3, Ocean 2 and 4) and take 3 oil. The well pollutes its space until you clean it up. Without such a space, or when all
      12 wells are in use, nobody can drill.</p>`,
  chemistry: html`<p>Pay 1 oil for 2 plastic and 1 science, and take a pollution token from the track.</p>`,
  'power-plant': html`<p>Buy one energy die of the supply at its price.</p>`,
  'commerce-market': market('plastic'),
  finance: html`<p>Take $2; or take $3 and every rival takes $1; or take $4 and every rival takes $2. Alone at the table you
      take $3.</p>`,
  'buy-sell-oil': html`<p>Buy 3 oil, or sell 3 oil, once, at the price printed below the leftmost stack of the track. Some
      impacts set the price themselves.</p>`,
  trade: html`<p>Swap $2, steel, plastic and science for one another, one for one, as often as you like.</p>`,
};

/** One section for each place to work, and what all markets have in common. */
export const places: readonly RuleSection[] = [
  section(
    'market',
    'Markets',
    html`<p>Each binder has a market with three cards (two in a solo game) and its own resource: science in Government, steel
        in Industry, plastic in Commerce. An impact may reset a market: its cards are discarded and new ones dealt. When a
        deck is used up its discards are mixed again.</p>`,
  ),
  ...LOCATION_IDS.map((id) => section(`location-${id}`, voice.say(say(`location.${id}`)), TEXTS[id])),
];
