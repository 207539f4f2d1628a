import { html } from 'lit';
import { capital } from '../../../engine/message.ts';
import { either, list, ordinal, spelled } from '../../../language/english.ts';
import { ALONE_AT_FINANCE } from '../rules/cards/locations.ts';
import { CONTESTS, MIDNIGHT } from '../rules/cold-war/cards/clock.ts';
import { RIVAL_PIECES, WORKERS_PER_CARD } from '../rules/cold-war/rival.ts';
import { ARRANGEMENTS, EARLY_IMPACTS } from '../rules/tables.ts';
import { cards } from './cards.en.ts';
import { AGAINST_RIVAL, impactsLeftOut, RIVAL_LAP } from './facts.ts';
import { earlyRivalCards, lateRivalCards, taughtBy } from './lists.ts';
import { goods } from './voice.ts';

const { 'one-and-rival': alone, 'two-and-rival': together } = ARRANGEMENTS;
const PLAYERS = AGAINST_RIVAL.map(spelled);
const MOST = PLAYERS.at(-1) ?? '';

/** The nation that nobody plays. */
export const clash = () => ({
  clash: {
    title: 'Clash of Nations: the Rival',
    body: html`<p>For ${either(PLAYERS)} players. A Rival nation joins the table, run by a deck of cards: the Early deck
        until the ${ordinal(EARLY_IMPACTS)} early impact is printed, then the Late deck. It has ${RIVAL_PIECES.workers} workers
        and ${RIVAL_PIECES.energy} energy and plays after everybody else. After every ${spelled(RIVAL_LAP)} Work turns it
        generates once.</p>
      <p><b>When it works</b> it turns over a card and sends ${spelled(WORKERS_PER_CARD)} workers where the card says, from top
        to bottom. Each stands on the least energy that makes the tallest stack. With too little energy that worker is set
        aside; the rest of the card still counts. It pays nothing and gains nothing: pieces lying there go back to the supply.
        In a market the card crossed out is discarded, and the market is refilled.</p>
      <p><b>The icon</b> comes last. A globe: one step in the United Nations, unless the last space is taken. Pollution: one
        token from the track onto the card. A medal: the achievement crossed out is removed, and another takes its place. A
        clock: the hand of the Doomsday Clock moves on, if there is one.</p>
      <p><b>When it generates</b> it keeps a card face down, takes one token from the track, and all its workers and energy come
        home. Impacts during its turn are printed once the turn is over, and do not affect it.</p>
      <p>After your turn you see step by step what it did and why. Press Next to go on, or Skip. It all stays in the history.</p>
      ${taughtBy('clash')}`,
  },
  'clash-setup': {
    title: 'What changes with the Rival',
    body: html`<ul>
        <li>No neutral workers on the board. Stacks of the track hold ${alone.stack} tokens alone, ${together.stack} for
          ${MOST}.</li>
        <li>Alone you choose any nation; the supply has the few dice of a solo game, and at Finance you always gain
          ${goods(ALONE_AT_FINANCE)}. Markets show ${spelled(alone.spots.length)} cards, all achievements are used, and the
          objectives of the solo game do not apply.</li>
        <li>${capital(MOST)} players have all dice, and what goes to rivals goes to the other player only.</li>
        <li>${list(impactsLeftOut())} stays in the box. A neutral worker stands on the Doomsday Clock if you are alone; nobody
          can be spied on then.</li>
      </ul>`,
  },
  'clash-end': {
    title: 'Beating the Rival',
    body: html`<p>The player who takes the last token, or moves the clock to ${MIDNIGHT}, takes the last turn, even if that is the Rival. It scores all
        its cards, those face down as well; its space in the United Nations and the leader bonus; and with the Doomsday Clock
        its share in ${list(CONTESTS.map((contest) => cards.contests[contest]))}, for the symbols on its cards. It scores nothing
        else.</p>
      <p>You win only with more points than the Rival. If you tie, it stays unbeaten.</p>`,
  },
  'clash-cards': {
    title: 'All Clash of Nations cards',
    body: html`<p>Points, locations from top to bottom, the icon, and the symbols for the Doomsday Clock. All of them are this
        edition’s own.</p>
      <h3>Early</h3>
      ${earlyRivalCards()}
      <h3>Late</h3>
      ${lateRivalCards()}`,
  },
});
