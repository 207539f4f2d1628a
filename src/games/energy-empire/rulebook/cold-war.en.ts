import { html } from 'lit';
import { capital } from '../../../engine/message.ts';
import { keysOf } from '../../../engine/record.ts';
import { fraction, list, spelled } from '../../../language/english.ts';
import {
  COLD_WAR_CARD_POINTS,
  COLD_WAR_COPIES,
  CONTESTS,
  HOURS,
  MIDNIGHT,
  SECOND_PART,
} from '../rules/cold-war/cards/clock.ts';
import { OWNER_GAINS } from '../rules/cold-war/cards/espionage.ts';
import { NEW_IMPACT_IDS } from '../rules/cold-war/cards/impacts.ts';
import { NEW_NATION_IDS } from '../rules/cold-war/cards/nations.ts';
import { NEW_STRUCTURES } from '../rules/cold-war/cards/structures.ts';
import { CARDS_DRAWN } from '../rules/cold-war/clock.ts';
import { COLD_WAR } from '../rules/cold-war/index.ts';
import { WITH_RIVAL } from '../rules/cold-war/megastructures.ts';
import { MORE_NATIONS_DEALT } from '../rules/cold-war/new-cards.ts';
import { ARRANGEMENTS, TYPES } from '../rules/tables.ts';
import { cards } from './cards.en.ts';
import { coldWarCards, megastructures, newImpacts, newNations, newStructures, taughtBy } from './lists.ts';
import { goods } from './voice.ts';

const STRUCTURES = keysOf(NEW_STRUCTURES).length;

const TOKEN = { pollution: 'one pollution from the track', contamination: 'one contamination from the track' };

/** What Cold War adds, module by module. */
export const coldWar = () => ({
  'cold-war': {
    title: 'Cold War',
    body: html`<p>An expansion in ${spelled(COLD_WAR.length)} modules. Choose any of them before the game. In a first game with
        Cold War, try just one.</p>
      ${taughtBy('cold-war')}`,
  },
  'cold-war-nations': {
    title: 'More nations',
    body: html`<p>${capital(spelled(NEW_NATION_IDS.length))} nations join the others. If you like, everybody is dealt
        ${spelled(MORE_NATIONS_DEALT)} instead of ${spelled(ARRANGEMENTS.three.nationsDealt)}; you still keep one.</p>
      ${newNations()}`,
  },
  megastructures: {
    title: 'Megastructures',
    body: html`<p>There is one more face up than there are players, ${spelled(WITH_RIVAL)} if the Rival takes part. When
        you work at a market you may build one of its binder instead of a structure: you must already have what it asks for,
        then you pay its own price. No card of the market is taken. A mark means pollution from the track at once.</p>
      <p>It stands in your tableau and is used like a structure of its binder, with its own slots. But it is not a structure:
        it counts for no achievement, no requirement, no wild card and no spy.</p>
      ${megastructures()}`,
  },
  espionage: {
    title: 'Espionage',
    body: html`<p>Everybody has an Espionage card. You may use it on any Work turn, once until you next generate. Put one worker or
        energy on it, then use another player’s structure of the binder you work in: put the usual workers or energy into its
        slot over there and pay what it costs. You do what it does; its owner gets ${goods(OWNER_GAINS)} from the supply.</p>
      <p>The slot abroad must be free, and stays taken until you generate; the owner’s own Generate turn does not clear it.
        Nations, megastructures and cards that work by themselves cannot be spied on.</p>`,
  },
  'cold-war-impacts': {
    title: 'More impacts',
    body: html`<p>${capital(spelled(NEW_IMPACT_IDS.length))} more late impacts are shuffled in with the others. Some cost a
        worker: it leaves your mat. If none is at home, it leaves one of your slots; if none stands there either, the board,
        together with the energy below it. You never lose your last worker, and you gain nothing for it either.</p>
      ${newImpacts()}`,
  },
  'cold-war-structures': {
    title: 'More structures',
    body: html`<p>${capital(spelled(STRUCTURES))} more structures, ${spelled(STRUCTURES / TYPES.length)} in each deck. Some are
        of a new kind:</p>
      <ul>
        <li><b>Cards that work by themselves</b> have no slot and pay whenever you generate: some as the turn begins, before an
          achievement is claimed; some once your dice have given energy.</li>
        <li><b>Wild cards</b> do what one card lying in the market of their own binder does. You pay its costs. Cards that work
          by themselves cannot be copied.</li>
        <li><b>Bridges</b> send one more worker from your mat, without energy, to a location of the same binder where nobody
          stands. You must be able to use that location, and you do.</li>
      </ul>
      ${newStructures()}`,
  },
  'location-doomsday-clock': {
    title: 'The Doomsday Clock',
    body: html`<p>One more location, in a binder of its own. You need energy as at any location, and also pay the price the hand
        points to. Then the hand moves on an hour, and you draw ${spelled(CARDS_DRAWN)} Cold War cards. After that you may use cards
        of all binders, your nation and your Espionage card. If you play alone a neutral worker stands there for the whole
        game, with or without the Rival.</p>
      <table>
        <thead><tr><th>Hour</th><th>Price</th><th>Also</th></tr></thead>
        <tbody>${HOURS.map(
          ({ cost, token }, at) =>
            html`<tr><th>${at + 1}</th><td>${goods(cost)}</td><td>${token ? TOKEN[token] : ''}</td></tr>`,
        )}</tbody>
      </table>
      <p>At ${MIDNIGHT} the end is near: when that turn is over everybody takes one more, the player who moved the hand last of all.
        The clock can still be used then, but its hand stays. If the track is emptied first, that is the end that counts.</p>`,
  },
  'cold-war-cards': {
    title: 'Cold War cards',
    body: html`<p>Of ${spelled(CARDS_DRAWN)} cards drawn, one goes back under the deck, one lies face up in front of you and one
        face down. You may always look at your own. If fewer are left, you keep what there is.</p>
      <p>At the end each card is worth ${COLD_WAR_CARD_POINTS} point, and all are turned over. In each of
        ${list(CONTESTS.map((contest) => cards.contests[contest]))} the player showing the most symbols gets as many points as the
        clock shows, second place ${fraction(SECOND_PART)} of it, rounded down. If several show the most, each of them gets
        ${fraction(SECOND_PART)}, and nobody is second. A tie for second place scores nothing. Without a single symbol you
        score nothing.</p>
      <p>There are ${COLD_WAR_COPIES} of each:</p>
      ${coldWarCards()}`,
  },
});
