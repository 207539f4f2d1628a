import { html, type TemplateResult } from 'lit';
import { capital } from '../../../engine/message.ts';
import { keysOf } from '../../../engine/record.ts';
import type { RuleSection } from '../../box.ts';
import { list, ordinal, spelled } from '../../english.ts';
import { FINANCE_ALONE } from '../rules/cards/locations.ts';
import {
  type ClashIcon,
  type ClashId,
  clashCard,
  EARLY_CLASH,
  LATE_CLASH,
  type Target,
} from '../rules/cold-war/cards/clash.ts';
import { CONTESTS, MIDNIGHT } from '../rules/cold-war/cards/clock.ts';
import { ARRANGEMENT, clash as module } from '../rules/cold-war/clash.ts';
import { RIVAL_PIECES, WORKERS_PER_CARD } from '../rules/cold-war/rival.ts';
import { ARRANGEMENTS, EARLY_IMPACTS } from '../rules/tables.ts';
import { say } from '../rules/vocabulary.ts';
import { section, taughtBy, voice } from './section.ts';

const { say: speak } = voice;

function place(target: Target): string {
  if (typeof target === 'string') return speak(say(`location.${target}`));
  const [market, spot] = target;
  return `${speak(say(`location.${market}`))} (${spot} card out)`;
}

const ICONS: Readonly<Record<ClashIcon, string>> = {
  un: 'United Nations',
  token: 'pollution',
  clock: 'clock',
  left: 'left achievement out',
  middle: 'middle achievement out',
  right: 'right achievement out',
};

function card(id: ClashId): TemplateResult {
  const { vp, placements, icon, ...symbols } = clashCard(id);
  const shown = CONTESTS.filter((contest) => symbols[contest] > 0).map((contest) => `${symbols[contest]} ${contest}`);
  const parts = [`${vp} points`, placements.map(place).join(', then '), ...(icon ? [ICONS[icon]] : []), ...shown];
  return html`<dt>${speak(say(`clash.${id}`))}</dt><dd>${parts.join('; ')}.</dd>`;
}

const deck = (cards: Readonly<Partial<Record<ClashId, unknown>>>): TemplateResult =>
  html`<dl>${keysOf(cards).map(card)}</dl>`;

const { 'one-and-rival': alone, 'two-and-rival': together } = ARRANGEMENTS;
const SEATS = ARRANGEMENT.map((_, at) => spelled(at + 1));
const LAP = RIVAL_PIECES.workers / WORKERS_PER_CARD;
const LEFT_IN_BOX = list((module.removedImpacts ?? []).map((id) => speak(say(`impact.${id}`))));

/** The nation that nobody plays. */
export const clash: readonly RuleSection[] = [
  section(
    'clash',
    'Clash of Nations: the Rival',
    html`<p>For ${list(SEATS, 'or')} players. A Rival nation sits at the table as well, moved by Early and Late cards: the Early
        deck until the ${ordinal(EARLY_IMPACTS)} early impact has come, then the Late deck. It has ${RIVAL_PIECES.workers}
        workers and ${RIVAL_PIECES.energy} energy and plays after everybody else. After every ${spelled(LAP)} turns of work it
        generates once.</p>
      <p><b>When it works</b> it turns over a card and sends ${spelled(WORKERS_PER_CARD)} workers where the card says, from top to
        bottom. Each stands on the least energy that makes the tallest stack. With too little energy that worker is set aside;
        the rest of the card still counts. It pays nothing and gains nothing: pieces lying there go back to the supply. In a
        market the card crossed out is discarded, and the market is filled up.</p>
      <p><b>The icon</b> comes last. A globe: one step in the United Nations, unless the last space bars it. Pollution: one token
        of the track onto the card. A medal: the achievement crossed out is gone, and another takes its place. A clock: the
        hand of the Doomsday Clock moves on, if there is one.</p>
      <p><b>When it generates</b> it keeps a card face down, takes one token of the track, and all its workers and energy come
        home. Impacts of its turn are printed after the whole turn, and do not touch it.</p>
      <p>What it did and why is told step by step after your turn: read on with Next, or Skip it. The history keeps it.</p>
      ${taughtBy('clash')}`,
  ),
  section(
    'clash-setup',
    'What changes with the Rival',
    html`<ul>
        <li>No neutral workers on the board. Stacks of the track hold ${alone.stack} tokens alone, ${together.stack} for
          ${SEATS.at(-1)}.</li>
        <li>Alone you choose any nation; the few dice of a solo game are in the supply, and at Finance you always
          ${speak(FINANCE_ALONE.say)}. Markets show ${spelled(alone.spots.length)} cards, all achievements are used, and the
          objectives of the solo game do not apply.</li>
        <li>${capital(SEATS.at(-1) ?? '')} players have all dice, and what goes to rivals goes to the other player only.</li>
        <li>${LEFT_IN_BOX} stays in the box. A neutral worker stands on the Doomsday Clock if you are alone; nobody can be
          spied on then.</li>
      </ul>`,
  ),
  section(
    'clash-end',
    'Beating the Rival',
    html`<p>Whoever takes the last token, or moves the clock to ${MIDNIGHT}, plays last, the Rival included. Its points: all its
        cards, those face down as well; its space in the United Nations and the leader bonus; and with the Doomsday Clock its
        share in ${list(CONTESTS)}, for the symbols on its cards. Nothing else.</p>
      <p>Only more points than the Rival win. Level with it, it stays unbeaten.</p>`,
  ),
  section(
    'clash-cards',
    'All Clash of Nations cards',
    html`<p>Points, places from top to bottom, the icon, and the symbols for the Doomsday Clock. All of them are this edition’s
        own.</p>
      <h3>Early</h3>
      ${deck(EARLY_CLASH)}
      <h3>Late</h3>
      ${deck(LATE_CLASH)}`,
  ),
];
