import { html } from 'lit';
import { list, spelled } from '../../../language/english.ts';
import { REGIONS } from '../names.en.ts';
import {
  AUCTION_CUBE_VALUE,
  COINS_PER_POINT,
  COMPANY_GOAL_COINS,
  DISASTER_POINTS,
  GREEN_REGIONS_TO_END,
  LOST_AT,
  MAJORITY_POINTS,
  MARKET,
  SAFE_BELOW,
  UN_GOAL_CUBES,
} from '../rules/tables/constants.ts';
import { FOSSIL_KINDS, FOSSILS, PRESETS } from '../rules/tables/fossils.ts';
import { CLOCKWISE } from '../rules/tables/regions.ts';
import { say } from '../rules/vocabulary.ts';
import { PAIRS_PAID_FROM, STARTS } from './facts.ts';
import { demand, money, speak } from './figures.en.ts';

const [FIRST_REGION = 'north-america'] = CLOCKWISE;

/** What the world does, and how it ends. */
export const world = {
  expertise: {
    title: 'Expertise and income',
    body: html`<p>When a decade begins, everybody on the highest occupied space of a track earns what is printed beside it; with
        ${spelled(PAIRS_PAID_FROM)} companies or more, everybody on the next lower one earns too. Take income as money, as
        points, or as a mix.</p>
      <p>A space with a symbol gives its bonus when your disc arrives: a step on another track, a tech, a CEP for a region
        from the market, or a step of your choice. One bonus may trigger another.</p>`,
  },
  permits: {
    title: 'CEPs',
    body: html`<p>Carbon emission permits pay for installing projects and for fossil plants in regions you control. A region holds
        at most as many as it has demand spaces: ${demand}.</p>`,
  },
  market: {
    title: 'The CEP market',
    body: html`<p>Once a turn buy one CEP at the price, or sell one from your hand. CEPs in a region cannot be sold.</p>
      <p>A purchase takes one CEP off the pile and does not change the price. When the last CEP of the pile is taken,
        ${spelled(MARKET.refill)} new ones are laid out and the price rises by a dollar, to ${money(MARKET.maxPrice)} at most.
        A sale lowers it by a dollar, never below ${money(MARKET.minPrice)}.</p>
      <p>Never buy and sell in one turn, and after a refill nothing can be sold for the rest of the turn.</p>`,
  },
  supply: {
    title: 'Energy supply',
    body: html`<p>One tech lying in a region is used up. Then, clockwise from ${REGIONS[FIRST_REGION]}, every region whose demand
        space of this decade is still empty starts a fossil plant drawn from the pile:
        ${list(FOSSIL_KINDS.map((kind) => `${kind} ${FOSSILS[kind].ppm}`))} ppm.</p>
      <p>It costs one CEP: from the region if nobody controls it; otherwise its controller pays, from hand or from any region they
        control. A controller without one must buy one; they pay any missing money in points, or give up their company goal.</p>`,
  },
  ppm: {
    title: 'The level of CO₂',
    body: html`<p>Every fossil plant raises the level, every one replaced lowers it. From <b>${SAFE_BELOW} ppm</b> on disasters
        strike. If it stands at <b>${LOST_AT} ppm</b> or more after a Supply phase, the game is over and everybody has lost.
        Alone you play on at exactly ${LOST_AT}; above it your game ends and is counted without a final income.</p>`,
  },
  disasters: {
    title: 'Disasters',
    body: html`<p>If the level is at ${SAFE_BELOW} ppm or more after the new fossil plants of a decade, the disaster ahead strikes its
        region: every company without a plant there sends a tech, and one that has none loses ${-DISASTER_POINTS} points. Tech
        lying in a region helps the company that builds there. The next disaster is always known.</p>`,
  },
  lobby: {
    title: 'Lobby cards',
    body: html`<p>Play one card a turn. The upper part counts while you do what it shows, such as building a solar plant; the
        lower part may be played at any time of your turn outside the action. Claiming a UN goal counts as the card of the
        turn.</p>`,
  },
  'un-goals': {
    title: 'UN goals',
    body: html`<p>If you have built every source on an open goal, claim it for ${UN_GOAL_CUBES} tech and score its points. The first to
        claim it keeps it.</p>`,
  },
  'company-goals': {
    title: 'Company goals',
    body: html`<p>Your secret goal scores at the end. At any time of your turn you may give it up
        for ${money(COMPANY_GOAL_COINS)} instead; it stays secret all the same. At the end you get whichever is worth more,
        the goal or the money.</p>`,
  },
  end: {
    title: 'The end',
    body: html`<p>After an Operations phase the game ends if the last decade is over, if ${spelled(GREEN_REGIONS_TO_END)} regions run on
        green energy alone, or if the level is back below ${SAFE_BELOW} after having been at ${SAFE_BELOW} or more.</p>
      <p>Then CEPs are sold at the price, those in your regions too, a last income is paid in points, company goals are revealed,
        and money turns into points, ${money(COINS_PER_POINT)} for each. Most tech and most UN goals score ${MAJORITY_POINTS}
        each, for everybody who is tied. Ties go to more plants, then to expertise source by source, then to
        regions.</p>`,
  },
  variants: {
    title: 'Variants',
    body: html`<ul>
        <li><b>Fossil plants at the start:</b> how dirty the air is when you start.
          ${STARTS.map(
            ({ preset, plants }) =>
              html`${speak(say(`option.fossils.${preset}`))}: ${list(plants.map(([many, kind]) => `${many} ${kind}`))}. `,
          )}
          Extreme also takes ${PRESETS.extreme.gasRemoved} gas plants out of the pile.</li>
        <li><b>Auction:</b> each decade companies bid for the right to name the start player. Tech counts as
          ${money(AUCTION_CUBE_VALUE)}, a CEP as its price.</li>
        <li><b>Draft:</b> you pick your lobby cards one by one from packs that are passed round.</li>
        <li><b>Standing orders:</b> you settle in advance what you choose on other players’ turns.</li>
        <li><b>Alone:</b> a project of each source starts on the board. You replace each card you play, and the upper part of a
          card reveals a UN goal; a disaster takes one away.</li>
      </ul>`,
  },
};
