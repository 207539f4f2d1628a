import { html, type TemplateResult } from 'lit';
import { keysOf } from '../../../engine/record.ts';
import type { RuleSection } from '../../box.ts';
import { type ImpactId, impact } from '../rules/cards/impacts.ts';
import { type NationId, nationOf } from '../rules/cards/nations.ts';
import { COLD_WAR_CARD_IDS, COLD_WAR_CARDS, COLD_WAR_COPIES, CONTESTS, HOURS } from '../rules/cold-war/cards/clock.ts';
import { NEW_IMPACT_IDS } from '../rules/cold-war/cards/impacts.ts';
import { MEGASTRUCTURE_IDS, MEGASTRUCTURES, type MegastructureId } from '../rules/cold-war/cards/megastructures.ts';
import { NEW_NATION_IDS } from '../rules/cold-war/cards/nations.ts';
import { NEW_STRUCTURES, type NewStructureId } from '../rules/cold-war/cards/structures.ts';
import { bagSaid } from '../rules/goods.ts';
import { say } from '../rules/vocabulary.ts';
import { provenance } from './provenance.ts';
import { section, taughtBy, voice } from './section.ts';

const list = (entries: readonly (readonly [name: string, text: string])[]): TemplateResult =>
  html`<dl>${entries.map(([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>`)}</dl>`;

const { say: speak } = voice;

function greatWork(id: MegastructureId): readonly [string, string] {
  const { type, vp, cost, effect, qualification, source } = MEGASTRUCTURES[id];
  const needs = `${qualification.min} or more: ${speak(say(`metric.${qualification.metric}`))}`;
  return [
    speak(say(`megastructure.${id}`)),
    `${speak(say(`type.${type}`))}, ${vp} points, ${speak(bagSaid(cost))}. Needs ${needs}. ${speak(effect.say)}. ${provenance(source)}`,
  ];
}

function structure(id: NewStructureId): readonly [string, string] {
  const { type, vp, effect, source } = NEW_STRUCTURES[id];
  return [
    speak(say(`structure.${id}`)),
    `${speak(say(`type.${type}`))}, ${vp} points. ${speak(effect.say)}. ${provenance(source)}`,
  ];
}

function headline(id: ImpactId): readonly [string, string] {
  const { row, market, happens, source } = impact(id);
  return [
    speak(say(`impact.${id}`)),
    `${speak(say(`row.${row}`))} is scored, ${speak(say(`type.${market}`))} is reset; ${speak(happens.say)}. ${provenance(source)}`,
  ];
}

function nation(id: NationId): readonly [string, string] {
  const { bonus, effect, source } = nationOf(id);
  const text = speak(say('nation.text', { bonus: bonus.say, step: effect.say }));
  return [speak(say(`nation.${id}`)), `${text} ${provenance(source)}`];
}

/** What Cold War adds, module by module. */
export const coldWar: readonly RuleSection[] = [
  section(
    'cold-war',
    'Cold War',
    html`<p>An expansion in seven modules. Choose any of them before the game; each changes only what its own section says.
        A first game with Cold War is best played with one or two.</p>
      ${taughtBy('cold-war')}`,
  ),
  section(
    'cold-war-nations',
    'More nations',
    html`<p>Seven nations join the others. If you like, everybody is dealt three instead of two; one is kept all the same.</p>
      ${list(NEW_NATION_IDS.map(nation))}`,
  ),
  section(
    'megastructures',
    'Megastructures',
    html`<p>One more than there are players lie open for everybody, three if the Rival takes part. Whoever works at a market
        may build one of its binder instead of a structure: you must already have what it asks for, then you pay its own price.
        No card of the market is taken. A mark brings its pollution from the track at once.</p>
      <p>It stands in your tableau and is used like a structure of its binder, with its own plank. But it is none: it counts
        for no achievement, no requirement, no wild card and no spy.</p>
      ${list(MEGASTRUCTURE_IDS.map(greatWork))}`,
  ),
  section(
    'espionage',
    'Espionage',
    html`<p>Everybody has an Espionage card, to be used once between two Generate turns on any Work turn. Put one worker or
        energy on it, then use a structure of another player of the binder you work in: put the usual workers or energy on
        its plank over there and pay what it costs. You do what it does; its owner gets $1 from the supply.</p>
      <p>The plank abroad must be free, and stays taken until you generate; the owner’s own Generate turn does not clear it.
        Nations, megastructures and cards that work by themselves cannot be spied on.</p>`,
  ),
  section(
    'cold-war-impacts',
    'More impacts',
    html`<p>Six more late impacts are mixed with the others. Some cost a worker: it leaves your mat, and if none is at home, a
        plank or the board, together with the energy below it. Your last worker is never lost; that effect is then ignored
        as a whole.</p>
      ${list(NEW_IMPACT_IDS.map(headline))}`,
  ),
  section(
    'cold-war-structures',
    'More structures',
    html`<p>Eighteen more structures, six in each deck. Three kinds of them are new.</p>
      <ul>
        <li><b>Cards that work by themselves</b> have no plank and pay whenever you generate: some as the turn begins, before an
          achievement is claimed; some once your dice have given at least 1 energy.</li>
        <li><b>Wild cards</b> do what one card lying in the market of their own binder does. You pay its costs. Cards that work by
          themselves and other wild cards cannot be copied.</li>
        <li><b>Bridges</b> send one more worker from your mat, without energy, to a place of the same binder where nobody stands.
          You must be able to use that place, and you do.</li>
      </ul>
      ${list(keysOf(NEW_STRUCTURES).map(structure))}`,
  ),
  section(
    'location-doomsday-clock',
    'The Doomsday Clock',
    html`<p>One more place to work, in a binder of its own. Energy is needed as everywhere, and the price at the hand besides.
        Then the hand moves on an hour, and you draw three Cold War cards. After that you may use cards of all three
        binders, your nation and your Espionage card.</p>
      <table>
        <thead><tr><th>Hour</th><th>Price</th><th>Also</th></tr></thead>
        <tbody>${HOURS.map(
          ({ cost, token }, at) =>
            html`<tr><th>${at + 1}</th><td>${speak(bagSaid(cost))}</td><td>${token ? `1 ${token} from the track` : ''}</td></tr>`,
        )}</tbody>
      </table>
      <p>At 12 the end is near: when that turn is over everybody has one more, whoever moved the hand last of all. The clock
        can still be used then; its hand stays. If the track is emptied first, that is the end that counts.</p>`,
  ),
  section(
    'cold-war-cards',
    'Cold War cards',
    html`<p>Of three cards drawn, one goes back under the deck, one lies face up before you and one face down. You may always
        look at your own. If fewer are left, you keep what there is.</p>
      <p>At the end each card is worth 1 point, and all are turned over. For the military, for space and for diplomacy by
        themselves, whoever shows most gets as many points as the clock shows, the second half of it, rounded down. If
        several show most, each of them gets half, and nobody is second. A tie for the second place brings nothing. Without a
        single symbol there are no points.</p>
      <p>There are ${COLD_WAR_COPIES} of each:</p>
      ${list(
        COLD_WAR_CARD_IDS.map((id) => [
          speak(say(`cold-war.${id}`)),
          CONTESTS.filter((contest) => COLD_WAR_CARDS[id][contest] > 0)
            .map((contest) => `${COLD_WAR_CARDS[id][contest]} ${contest}`)
            .join(', '),
        ]),
      )}`,
  ),
];
