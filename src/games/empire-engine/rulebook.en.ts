import { html } from 'lit';
import { capital, speaker } from '../../engine/message.ts';
import { count, list, spelled } from '../../language/english.ts';
import { ACTION, EMPIRE } from './names.en.ts';
import {
  ARM_SOLDIERS,
  actionsIn,
  EMPIRES,
  ENGINES,
  FUELS,
  GEAR_IDS,
  GEARS,
  LENGTHS,
  MAJORITY_POINTS,
  POINTS_PER_RESOURCE,
  PRODUCE_GOODS,
  ROUNDS,
  SIDES,
  START_READY,
  TEAM_SEATS,
  TURNS,
} from './rules/tables.ts';
import { say } from './rules/vocabulary.ts';
import { words as sentences } from './words.en.ts';

const { say: speak } = speaker(sentences, []);

const ENGINE_COUNT = spelled(SIDES.length);
const ACTIONS_EACH = spelled(ENGINES.left.length);
const FREE = TURNS.filter(({ isFuelled }) => !isFuelled).length;

/** `Arm, Produce and Invent`: everything done in one group. */
const group = (number: 1 | 2 | 3): string => list(actionsIn(number).map((action) => ACTION[action]));

/** The rules reference, section by section. */
export const words = {
  goal: {
    title: 'The goal',
    body: () => html`<p>You rule an empire with ${ENGINE_COUNT} engines, one on the left and one on the right. Each round
        everybody sets their engines in secret, then every engine does what it shows on top.</p>
      <p>Soldiers, goods and inventions in your <b>score pile</b> are points. What is in your <b>ready pile</b> is there
        to be spent, and to be stolen.</p>`,
  },
  round: {
    title: 'A round',
    body: () => html`<ol>
        <li><b>Plan.</b> Everybody places ${ENGINE_COUNT} cards face down.</li>
        <li><b>Reveal.</b> Everybody reveals their cards, and all engines turn.</li>
        <li><b>Execute.</b> ${group(1)} first; then ${group(2)}; ${group(3)} last. A group is finished for everybody before
          the next begins.</li>
      </ol>
      <p>Then the next player on the left goes first. The number of rounds depends on the number of players, so that
        everybody goes first equally often:</p>
      <table>
        <thead><tr><th>Players</th>${LENGTHS.map((length) => html`<th>${speak(say(`option.rounds.${length}`))}</th>`)}</tr></thead>
        <tbody>${Object.entries(ROUNDS).map(
          ([seats, rounds]) =>
            html`<tr><th>${seats}</th>${LENGTHS.map((length) => html`<td>${rounds[length] ?? ''}</td>`)}</tr>`,
        )}</tbody>
      </table>`,
  },
  start: {
    title: 'The first round',
    body: () => html`<p>Everybody begins with ${list(FUELS.map((fuel) => count(START_READY[fuel], fuel)))} ready. There are no
        gears in the first round: you place each engine with whichever action you like on top. You choose which engine to
        place first.</p>`,
  },
  plan: {
    title: 'Gears and turns',
    body: () => html`<p>From the next round on, one of your ${spelled(GEAR_IDS.length)} gears goes under each engine and turns it
        clockwise. Put a soldier or a good from your ready pile on a gear, and it turns by its other number instead:</p>
      <ul>${GEAR_IDS.map(
        (gear) =>
          html`<li>Gear <b>${gear}</b>: ${count(GEARS[gear].free, 'quarter turn')}, with fuel ${GEARS[gear].fuelled}.</li>`,
      )}</ul>
      <p>You lose the fuel at once, and it is gone for good. Without fuel an engine can reach ${spelled(FREE)} of its
        ${ACTIONS_EACH} actions, with fuel all of them. On the table, round badges are free and square badges cost a
        cube.</p>
      <p>Tap an action on your engine, or drag a gear onto it.</p>`,
  },
  order: {
    title: 'Who plans when',
    body: () => html`<p><b>Round the table:</b> everybody places one card, clockwise from the first player, then the second card on
        the way back. Everybody sees where a card is and the fuel on it, never which gear it is.</p>
      <p><b>Sealed plans:</b> everybody plans all cards in one go and nobody sees anything before the reveal. The
        player who plans last also starts the next round, so the link travels less.</p>`,
  },
  arm: {
    title: ACTION.arm,
    body: () => html`<p>Left engine. Put ${count(ARM_SOLDIERS, 'soldier')} from the stock into your ready pile.</p>`,
  },
  produce: {
    title: ACTION.produce,
    body: () => html`<p>Left engine. Put ${count(PRODUCE_GOODS, 'good')} from the stock into your ready pile.</p>`,
  },
  invent: {
    title: ACTION.invent,
    body: () => html`<p>Right engine. An invention from the stock goes straight into your score pile.</p>`,
  },
  attack: {
    title: ACTION.attack,
    body: () => html`<p>Left and right engine. The left one attacks the neighbour on your left, the right one the neighbour on your
        right. With only one rival, both attack that player.</p>
      <p>All attackers pay a soldier for each attack before anything is taken; soldiers just armed count. If the attack is not
        blocked, it hits: you score one cube of your choice from the target’s ready pile, or a soldier from the stock if
        that pile is empty.</p>
      <p>Without a soldier there is no attack. If you attack on both sides with a single soldier, the soldier is lost and
        neither attack happens. If several players hit the same target, the one earlier in turn order takes first.</p>`,
  },
  defend: {
    title: ACTION.defend,
    body: () => html`<p>Right engine. Block one attack on you, from either side, and score a soldier from the stock for it. If you
        are attacked from both sides, you choose which attack to block; the other one hits. With nothing to block it does
        nothing.</p>`,
  },
  export: {
    title: ACTION.export,
    body: () => html`<p>Right engine. All goods in your ready pile go to your score pile. If any attack hits you this round, it is
        wasted.</p>`,
  },
  salvage: {
    title: ACTION.salvage,
    body: () => html`<p>Left engine. Take one soldier, good or invention from the stock into your score pile. If any attack hits
        you this round, it is wasted.</p>`,
  },
  orders: {
    title: 'Orders in advance',
    body: () => html`<p>Some choices come only after the reveal: which attack to block, what to take, what to salvage. You give your
        orders for them with your last card, so the link does not have to come back for them. You may also say “ask me”; then
        the game comes back to you when it matters. Or agree before the game that everybody is always asked.</p>`,
  },
  scoring: {
    title: 'End of the game and scoring',
    body: () => html`<p>${count(POINTS_PER_RESOURCE, 'point')} for every cube in your score pile, and ${MAJORITY_POINTS} more for
        having the most soldiers, the most goods, the most inventions; everybody tied for the most gets them. Ready piles
        score nothing but break ties; after that the victory is shared.</p>
      <p>Score piles are hidden until the end unless you agree to keep them open. You can always see your own.</p>`,
  },
  powers: {
    title: 'Empire powers',
    body: () => html`<p>If you agree on powers, everybody is dealt an empire, open to all.</p>
      <ul>${EMPIRES.map(
        (empire) =>
          html`<li><b>${EMPIRE[empire]}, ${speak(say(`empire.${empire}.power`))}.</b>
            ${speak(say(`empire.${empire}.text`))}</li>`,
      )}</ul>`,
  },
  teams: {
    title: 'Teams',
    body: () => html`<p>${capital(spelled(TEAM_SEATS))} players may play in pairs, partners opposite each other. Score piles are
        added together; ready piles stay apart. You may add any of these:</p>
      <ul>
        <li><b>Joint invention.</b> If both partners Invent, they score one more invention.</li>
        <li><b>Pincer.</b> If both partners attack the same player, they take one more cube, unless both opponents Defend.</li>
        <li><b>Convoy.</b> If one partner Produces and the other’s Export succeeds, the first may export all goods too, unless
          hit.</li>
        <li><b>Shield-bearer.</b> With Defend you may pay a ready cube to block an attack on your partner instead.</li>
      </ul>`,
  },
};
