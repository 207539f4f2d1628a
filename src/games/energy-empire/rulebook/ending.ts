import { html } from 'lit';
import type { RuleSection } from '../../box.ts';
import { section, taughtBy } from './section.ts';

export const ending: readonly RuleSection[] = [
  section(
    'end',
    'The end and the count',
    html`<p>When the last token leaves the track, finish the turn. Then everybody, the active player last, has one more turn;
        tokens come from the supply.</p>
      <p>Counted are: points scored in play, structures, 2 for each die, the United Nations, the leader bonus, achievements,
        clean spaces and clean columns. A tie is broken by what is left over: every 2 dollars and every resource count 1.
        If that is equal too, the victory is shared.</p>`,
  ),
  section(
    'solo',
    'Alone at the table',
    html`<p>You see all nations and choose any. Neutral workers stand on the three markets, the Power Plant and Clean Up;
        markets show two cards; fewer dice are in the supply; Finance gives $3; claiming an achievement renews all three.</p>
      <p>You win if you meet three objectives: the last space in the United Nations, 20 points from achievements, and 100
        points in all. From 100 you are Secretary of State, from 110 President, from 120 Secretary General, from 130 Nobel
        Prize Winner.</p>
      ${taughtBy('solo')}`,
  ),
  section(
    'edition',
    'This edition',
    html`<p>The rules follow the printed rulebook. Not every card is printed there, so some values are this edition’s own;
        an enlarged card says which. Rest the mouse on a card, or press it long, to see it.</p>`,
  ),
];
