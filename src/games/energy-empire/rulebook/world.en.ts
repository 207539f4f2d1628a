import { html } from 'lit';
import { capital } from '../../../engine/message.ts';
import { list, ordinal, spelled } from '../../../language/english.ts';
import { TOKENS_TO_CLAIM } from '../rules/achievements.ts';
import {
  ARRANGEMENTS,
  BARRELS,
  COLUMN_BONUS,
  COLUMNS,
  EARLY_IMPACTS,
  LAST_OIL_PRICE,
  LEADER_BONUS,
  LIMIT,
  OIL_PRICES,
  OPEN_TILES,
  ROWS,
  STACKS,
  UN_POINTS,
} from '../rules/tables.ts';
import { REWARDED, TOGETHER } from './facts.ts';
import { goods } from './voice.ts';

/** `4 tokens with two players, 5 with three`. */
const tokens = (): string =>
  list(
    TOGETHER.map(({ stack, players }, at) =>
      at === 0 ? `${stack} tokens with ${spelled(players)} players` : `${stack} with ${spelled(players)}`,
    ),
  );

export const world = () => ({
  environment: {
    title: 'The environment',
    body: html`<p>${capital(spelled(ROWS.length))} rows of ${spelled(COLUMNS.length)} spaces. A token, a contamination or a
        well makes a space polluted. Some cards name a row: put the token there. If the row is full, or none is named, any
        clean space will do; with no space left at all the token is simply gone.</p>
      <p>At the end each clean space is worth a point. The ${list(REWARDED.map(ordinal))} columns are worth
        ${list(REWARDED.map((column) => String(COLUMN_BONUS[column])))} more if all their spaces are clean.</p>`,
  },
  track: {
    title: 'The track and the price of oil',
    body: html`<p>${capital(spelled(STACKS))} stacks of pollution tokens lie across the newspaper. Each holds ${tokens()};
        alone ${ARRANGEMENTS.solo.stack}. Tokens always come from the leftmost stack. When a stack runs out, the action in
        progress is finished; then an impact is printed.</p>
      <p>Below each stack stands the price of ${goods({ oil: BARRELS })} while that stack is the leftmost:
        ${OIL_PRICES.map((money) => goods({ money })).join(', ')}. When the track is empty it stays at
        ${goods({ money: LAST_OIL_PRICE })}.</p>
      <p>Pollution from an impact or a piece on the board comes from the supply; the track stays as it is.</p>`,
  },
  impacts: {
    title: 'Global Impacts',
    body: html`<p>${capital(spelled(EARLY_IMPACTS))} early impacts, then ${spelled(STACKS - EARLY_IMPACTS)} late ones. Each
        works in this order: everybody scores the clean spaces of one row; one market is reset; then its text takes
        effect.</p>
      <p>Some impacts change a rule until the next one is printed. Where everybody has something to decide, the others are
        asked on their own next turn, or before the next row is scored. You cannot skip a cleanup that an impact orders.</p>
      <p>If several stacks run out in one action, their impacts follow one another.</p>`,
  },
  un: {
    title: 'The United Nations',
    body: html`<p>Your nation card moves you one step for its own price, once until you next generate. The spaces are worth
        ${list(UN_POINTS.map(String))} points at the end; the last one holds a single marker. The player furthest along gets
        ${LEADER_BONUS} more; tied players share them, rounded down. When you play alone there is no such bonus.</p>`,
  },
  achievements: {
    title: 'Achievements',
    body: html`<p>You keep them secret, and they score at the end, at most ${LIMIT.tilePoints} points each. You hold at most
        ${LIMIT.tiles}; to take a ${ordinal(LIMIT.tiles + 1)}, discard one unseen. You claim one of the
        ${spelled(OPEN_TILES)} open ones at the start of a Generate turn if you still have ${spelled(TOKENS_TO_CLAIM)} workers
        or energy on your mat. Claimed ones are replaced at once, as long as there are any.</p>`,
  },
});
