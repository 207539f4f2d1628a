import { html } from 'lit';
import type { RuleSection } from '../../box.ts';
import { section } from './section.ts';

export const world: readonly RuleSection[] = [
  section(
    'environment',
    'The environment',
    html`<p>Three rows of five spaces. A token, a contamination or a well makes a space polluted. Some cards name a row: put
        the token there. If the row is full, or none is named, any unpolluted space will do; with no space left at all the
        token is simply gone.</p>
      <p>At the end each clean space is worth 1 point. The third, fourth and fifth column are worth 5, 4 and 3 more if all
        three of their spaces are clean.</p>`,
  ),
  section(
    'track',
    'The track and the price of oil',
    html`<p>Six stacks of pollution tokens lie across the newspaper: 4 each between two players, then 5, 6 and 7 (2 in a
        solo game). Tokens always come from the leftmost stack. When a stack is empty the action in progress is finished,
        then an impact is printed.</p>
      <p>Below each stack stands the price of 3 oil while it is the leftmost: $1, $2, $3, $3, $4, $5. When the track is empty
        it stays at $5.</p>
      <p>What an impact or a piece on the board brings comes from the supply; the track stays as it is.</p>`,
  ),
  section(
    'impacts',
    'Global Impacts',
    html`<p>Three early impacts, then three late ones. Each does three things, in this order: everybody scores the clean
        spaces of one row; one market is reset; and what the text says happens.</p>
      <p>Some impacts change a rule until the next one is printed. Where everybody has something to decide, the others are
        asked at their own next turn, or before the next row is scored; so nobody has to wait for a link.</p>
      <p>If several stacks run out in one action, their impacts follow one another.</p>`,
  ),
  section(
    'un',
    'The United Nations',
    html`<p>Your nation card moves you one step for its own price, once between two Generate turns. The spaces are worth 0,
        2, 4, 6, 9, 12 and 15 points at the end; the last one holds a single marker. Whoever is furthest gets 3 more; if
        several are, they share them and round down.</p>`,
  ),
  section(
    'achievements',
    'Achievements',
    html`<p>Kept in secret, counted at the end, at most 5 points each. You hold at most five; to take a sixth, throw one away
        unseen. You claim one of the three open ones at the beginning of a Generate turn if you still have two workers or
        energy on your mat. Claimed ones are replaced at once.</p>`,
  ),
];
