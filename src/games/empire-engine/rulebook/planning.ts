import { html } from 'lit';
import type { RuleSection } from '../../box.ts';
import { count, spelled } from '../../english.ts';
import { ENGINES, FUELS, GEAR_IDS, GEARS, LENGTHS, ROUNDS, SIDES, START_READY, TURNS } from '../rules/tables.ts';
import { say } from '../rules/vocabulary.ts';
import { group, section, speak } from './section.ts';

const ENGINE_COUNT = spelled(SIDES.length);
const ACTIONS_EACH = spelled(ENGINES.left.length);
const FREE = TURNS.filter(({ isFuelled }) => !isFuelled).length;

/** A round up to the reveal. */
export const planning: readonly RuleSection[] = [
  section(
    'goal',
    'What it is about',
    html`<p>You rule an empire with ${ENGINE_COUNT} engines, a left one and a right one. Each round everybody turns all of
        them in secret, then all engines do what stands on top.</p>
      <p>Soldiers, goods and inventions in your <b>score pile</b> are points. What lies in your <b>ready pile</b> is there
        to be spent, and to be stolen.</p>`,
  ),
  section(
    'round',
    'A round',
    html`<ol>
        <li><b>Plan.</b> Everybody lays ${ENGINE_COUNT} cards face down.</li>
        <li><b>Reveal.</b> All cards are turned over and all engines turn.</li>
        <li><b>Execute.</b> ${group(1)} first; then ${group(2)}; last ${group(3)}. A group is finished for everybody before
          the next begins.</li>
      </ol>
      <p>Then the start passes to the left. The number of rounds fits the seats, so that everybody starts equally often:</p>
      <table>
        <thead><tr><th>Players</th>${LENGTHS.map((length) => html`<th>${speak(say(`option.rounds.${length}`))}</th>`)}</tr></thead>
        <tbody>${Object.entries(ROUNDS).map(
          ([seats, rounds]) =>
            html`<tr><th>${seats}</th>${LENGTHS.map((length) => html`<td>${rounds[length] ?? ''}</td>`)}</tr>`,
        )}</tbody>
      </table>`,
  ),
  section(
    'start',
    'The first round',
    html`<p>Every seat begins with ${FUELS.map((fuel) => count(START_READY[fuel], fuel)).join(' and ')} ready. In the first
        round there are no gears: you lay each engine with whichever action you like on top. You choose which engine to lay
        first.</p>`,
  ),
  section(
    'plan',
    'Gears and turning',
    html`<p>From the next round on each engine gets one of your ${spelled(GEAR_IDS.length)} gears, which turn it clockwise. Lay a
        soldier or a good from your ready pile on a gear and it turns by its other number instead:</p>
      <ul>${GEAR_IDS.map(
        (gear) =>
          html`<li>Gear <b>${gear}</b>: ${count(GEARS[gear].free, 'quarter turn')}, with fuel ${GEARS[gear].fuelled}.</li>`,
      )}</ul>
      <p>The fuel is gone at once and the choice binds. Without fuel an engine can reach ${spelled(FREE)} of its
        ${ACTIONS_EACH} actions, with fuel all of them. On the table a round badge is free and a square badge costs one
        cube.</p>
      <p>Tap an action on your engine, or drag a gear onto it.</p>`,
  ),
  section(
    'order',
    'Who plans when',
    html`<p><b>Round the table:</b> one card each clockwise from the start, then the second card each on the way back.
        Everybody sees where a card lies and the fuel on it, never which gear it is.</p>
      <p><b>Sealed plans:</b> everybody plans all cards in one visit and nobody sees anything before the reveal. Whoever
        plans last also opens the next round, so a link goes round fewer times.</p>`,
  ),
];
