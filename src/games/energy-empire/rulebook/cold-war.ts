import { html, type TemplateResult } from 'lit';
import { capital } from '../../../engine/message.ts';
import { keysOf } from '../../../engine/record.ts';
import type { RuleSection } from '../../box.ts';
import { fraction, list, spelled } from '../../english.ts';
import { type ImpactId, impact } from '../rules/cards/impacts.ts';
import { type NationId, nationOf } from '../rules/cards/nations.ts';
import {
  COLD_WAR_CARD_IDS,
  COLD_WAR_CARD_POINTS,
  COLD_WAR_CARDS,
  COLD_WAR_COPIES,
  CONTESTS,
  HOURS,
  MIDNIGHT,
  SECOND_PART,
} from '../rules/cold-war/cards/clock.ts';
import { NEW_IMPACT_IDS } from '../rules/cold-war/cards/impacts.ts';
import { MEGASTRUCTURE_IDS, type MegastructureId, megastructure } from '../rules/cold-war/cards/megastructures.ts';
import { NEW_NATION_IDS } from '../rules/cold-war/cards/nations.ts';
import { NEW_STRUCTURES, type NewStructureId } from '../rules/cold-war/cards/structures.ts';
import { CARDS_DRAWN } from '../rules/cold-war/clock.ts';
import { OWNER_GAINS } from '../rules/cold-war/espionage.ts';
import { COLD_WAR } from '../rules/cold-war/index.ts';
import { WITH_RIVAL } from '../rules/cold-war/megastructures.ts';
import { MORE_NATIONS_DEALT } from '../rules/cold-war/new-cards.ts';
import { ARRANGEMENTS, TYPES } from '../rules/tables.ts';
import { say } from '../rules/vocabulary.ts';
import { printedOn, whence } from './printed.ts';
import { goods, section, sentence, taughtBy, voice } from './section.ts';

type Entry = readonly [name: string, text: string | TemplateResult];

const entries = (all: readonly Entry[]): TemplateResult =>
  html`<dl>${all.map(([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>`)}</dl>`;

const { say: speak } = voice;

function greatWork(id: MegastructureId): Entry {
  const card = megastructure(id);
  const { metric, min } = card.qualification;
  return [
    speak(say(`megastructure.${id}`)),
    html`${speak(say(`type.${card.type}`))}, for ${goods(card.cost)}. Needs ${min} or more:
      ${speak(say(`metric.${metric}`))}. ${printedOn(card)}`,
  ];
}

function structure(id: NewStructureId): Entry {
  const card = NEW_STRUCTURES[id];
  return [speak(say(`structure.${id}`)), html`${speak(say(`type.${card.type}`))}. ${printedOn(card)}`];
}

function headline(id: ImpactId): Entry {
  const { row, market, happens, source } = impact(id);
  return [
    speak(say(`impact.${id}`)),
    html`${speak(say(`row.${row}`))} is scored, ${speak(say(`type.${market}`))} is reset. ${sentence(happens.say)}${whence(source)}`,
  ];
}

function nation(id: NationId): Entry {
  const { bonus, effect, source } = nationOf(id);
  const text = speak(say('nation.text', { bonus: bonus.say, step: effect.say }));
  return [speak(say(`nation.${id}`)), html`${text}${whence(source)}`];
}

const NEW_STRUCTURE_IDS = keysOf(NEW_STRUCTURES);

/** What Cold War adds, module by module. */
export const coldWar: readonly RuleSection[] = [
  section(
    'cold-war',
    'Cold War',
    html`<p>An expansion in ${spelled(COLD_WAR.length)} modules. Choose any of them before the game. In a first game with Cold War, try just one.</p>
      ${taughtBy('cold-war')}`,
  ),
  section(
    'cold-war-nations',
    'More nations',
    html`<p>${capital(spelled(NEW_NATION_IDS.length))} nations join the others. If you like, everybody is dealt
        ${spelled(MORE_NATIONS_DEALT)} instead of ${spelled(ARRANGEMENTS.three.nationsDealt)}; one is kept all the same.</p>
      ${entries(NEW_NATION_IDS.map(nation))}`,
  ),
  section(
    'megastructures',
    'Megastructures',
    html`<p>One more than there are players lie open for everybody, ${spelled(WITH_RIVAL)} if the Rival takes part. Whoever
        works at a market may build one of its binder instead of a structure: you must already have what it asks for, then you
        pay its own price. No card of the market is taken. A mark brings its pollution from the track at once.</p>
      <p>It stands in your tableau and is used like a structure of its binder, with its own plank. But it is none: it counts
        for no achievement, no requirement, no wild card and no spy.</p>
      ${entries(MEGASTRUCTURE_IDS.map(greatWork))}`,
  ),
  section(
    'espionage',
    'Espionage',
    html`<p>Everybody has an Espionage card, to be used on any Work turn, once until you next generate. Put one worker or
        energy on it, then use a structure of another player of the binder you work in: put the usual workers or energy on
        its plank over there and pay what it costs. You do what it does; its owner gets ${goods(OWNER_GAINS)} from the
        supply.</p>
      <p>The plank abroad must be free, and stays taken until you generate; the owner’s own Generate turn does not clear it.
        Nations, megastructures and cards that work by themselves cannot be spied on.</p>`,
  ),
  section(
    'cold-war-impacts',
    'More impacts',
    html`<p>${capital(spelled(NEW_IMPACT_IDS.length))} more late impacts are mixed with the others. Some cost a worker: it leaves
        your mat. If none is at home, it leaves one of your planks; if none stands there either, the board, together with the
        energy below it. Your last worker is never lost, and you gain nothing for it either.</p>
      ${entries(NEW_IMPACT_IDS.map(headline))}`,
  ),
  section(
    'cold-war-structures',
    'More structures',
    html`<p>${capital(spelled(NEW_STRUCTURE_IDS.length))} more structures, ${spelled(NEW_STRUCTURE_IDS.length / TYPES.length)} in
        each deck. Some are of a new kind:</p>
      <ul>
        <li><b>Cards that work by themselves</b> have no plank and pay whenever you generate: some as the turn begins, before an
          achievement is claimed; some once your dice have given energy.</li>
        <li><b>Wild cards</b> do what one card lying in the market of their own binder does. You pay its costs. Cards that work by
          themselves cannot be copied.</li>
        <li><b>Bridges</b> send one more worker from your mat, without energy, to a place of the same binder where nobody stands.
          You must be able to use that place, and you do.</li>
      </ul>
      ${entries(NEW_STRUCTURE_IDS.map(structure))}`,
  ),
  section(
    'location-doomsday-clock',
    'The Doomsday Clock',
    html`<p>One more place to work, in a binder of its own. Energy is needed as everywhere, and the price at the hand besides.
        Then the hand moves on an hour, and you draw ${spelled(CARDS_DRAWN)} Cold War cards. After that you may use cards of all
        binders, your nation and your Espionage card. If you play alone a neutral worker stands there for the whole game, with
        or without the Rival.</p>
      <table>
        <thead><tr><th>Hour</th><th>Price</th><th>Also</th></tr></thead>
        <tbody>${HOURS.map(
          ({ cost, token }, at) =>
            html`<tr><th>${at + 1}</th><td>${goods(cost)}</td><td>${token ? `one ${token} from the track` : ''}</td></tr>`,
        )}</tbody>
      </table>
      <p>At ${MIDNIGHT} the end is near: when that turn is over everybody has one more, whoever moved the hand last of all. The
        clock can still be used then; its hand stays. If the track is emptied first, that is the end that counts.</p>`,
  ),
  section(
    'cold-war-cards',
    'Cold War cards',
    html`<p>Of ${spelled(CARDS_DRAWN)} cards drawn, one goes back under the deck, one lies face up before you and one face down.
        You may always look at your own. If fewer are left, you keep what there is.</p>
      <p>At the end each card is worth ${COLD_WAR_CARD_POINTS} point, and all are turned over. In each of
        ${list(CONTESTS)} whoever shows most gets as many points as the clock shows, the second
        ${fraction(SECOND_PART)} of it, rounded down. If several show most, each of them gets ${fraction(SECOND_PART)}, and
        nobody is second. A tie for the second place brings nothing. Without a single symbol there are no points.</p>
      <p>There are ${COLD_WAR_COPIES} of each:</p>
      ${entries(
        COLD_WAR_CARD_IDS.map((id) => [
          speak(say(`cold-war.${id}`)),
          CONTESTS.filter((contest) => COLD_WAR_CARDS[id][contest] > 0)
            .map((contest) => `${COLD_WAR_CARDS[id][contest]} ${contest}`)
            .join(', '),
        ]),
      )}`,
  ),
];
