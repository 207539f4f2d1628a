import { html, type TemplateResult } from 'lit';
import { keysOf } from '../../../engine/record.ts';
import type { RuleSection } from '../../box.ts';
import {
  type ClashIcon,
  type ClashId,
  clashCard,
  EARLY_CLASH,
  LATE_CLASH,
  type Target,
} from '../rules/cold-war/cards/clash.ts';
import { CONTESTS } from '../rules/cold-war/cards/clock.ts';
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

/** The nation that nobody plays. */
export const clash: readonly RuleSection[] = [
  section(
    'clash',
    'Clash of Nations: the Rival',
    html`<p>For one or two players. A Rival nation sits at the table as well, moved by two decks of cards: the Early deck until
        the third early impact has come, then the Late deck. It has 6 workers and 10 energy and plays after everybody else.
        Between three turns of work it generates once.</p>
      <p><b>When it works</b> it turns over a card and sends two workers where the card says, from top to bottom. Each stands on
        the least energy that makes the tallest stack. With too little energy that worker is set aside; the rest of the card
        still counts. It pays nothing and gains nothing: pieces lying there go back to the supply. In a market the card
        crossed out is discarded, and the market is filled up.</p>
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
        <li>No neutral workers on the board. Stacks of the track hold 4 tokens alone, 6 for two.</li>
        <li>Alone you choose any nation; the few dice of a solo game are in the supply, and Finance gives $3. Markets show three
          cards, all achievements are used, and the objectives of the solo game do not apply.</li>
        <li>Two players have all dice, and what goes to rivals goes to the other player only.</li>
        <li>Proxy War stays in the box. A neutral worker stands on the Doomsday Clock if you are alone; nobody can be spied on
          then.</li>
      </ul>`,
  ),
  section(
    'clash-end',
    'Beating the Rival',
    html`<p>Whoever takes the last token, or moves the clock to 12, plays last, the Rival included. Its points: all its cards,
        those face down as well; its space in the United Nations and the leader bonus; and with the Doomsday Clock its share
        in the military, in space and in diplomacy, for the symbols on its cards. Nothing else.</p>
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
