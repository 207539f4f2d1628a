import { html } from 'lit';
import type { RuleSection } from '../../box.ts';
import { section } from './section.ts';

export const turns: readonly RuleSection[] = [
  section(
    'goal',
    'What it is about',
    html`<p>You lead a nation from the first oil boom to the last headline. Workers open industry, structures earn, dice make
        energy, and all of it leaves its mark on air, forest and ocean. Most points at the end win.</p>
      <p>Points come from structures, from steps in the United Nations, from achievements, from a clean environment, from
        energy dice, and from what your structures score on the way.</p>`,
  ),
  section(
    'start',
    'Before the first turn',
    html`<p>Everybody has 3 workers, 2 energy and one polluted space, Air 1. Later seats begin with a little more money: $1
        for the second seat, $2 for the third, and so on.</p>
      <p>You are dealt two nations and keep one, and two achievements and keep one in secret. Playing by link, each seat
        chooses at its own first turn; or agree on a lap of choices before the game begins.</p>
      <p>Between two players a neutral worker stands on every market for the whole game, so a market always needs at least 1
        energy.</p>`,
  ),
  section(
    'turn',
    'Your turn',
    html`<p>Either <b>work</b>: place one worker, do what the place does, then use structures. Or <b>generate</b>: call
        everybody home and make new energy.</p>
      <p>If you generated last turn you must work, unless there is no place where you can. If you cannot work you must
        generate.</p>`,
  ),
  section(
    'stacks',
    'Workers and energy',
    html`<p>A worker needs energy below it so that its stack becomes the tallest at the place: as much energy as the tallest
        stack there is high, worker included. An empty place is free. You may lay more than you need; the next one then needs
        more as well. Your own earlier stacks count like anybody's.</p>
      <p>Pieces that an impact left on a place are yours first, the unpleasant ones too, and may pay for what the place
        asks.</p>
      <p>You own at most 6 workers and 10 energy.</p>`,
  ),
  section(
    'structures',
    'Using structures',
    html`<p>After the place has done its work you may use structures of the same binder, in any order, and your nation once.
        Put workers or energy from your mat on the plank, in any mixture:</p>
      <ul>
        <li>one box takes 1 and can be used once,</li>
        <li>one wide box takes 2 at once,</li>
        <li>two boxes take 1 each, on two different turns.</li>
      </ul>
      <p>Planks are cleared only when you generate. What stands left of a red arrow must be paid in full. A slash is a
        choice.</p>`,
  ),
  section(
    'generate',
    'A Generate turn',
    html`<ol>
        <li><b>Claim.</b> With two or more workers or energy left on your mat you may take one open achievement.</li>
        <li><b>Return.</b> Your workers come home from the board and from the planks; all your energy is lost.</li>
        <li><b>Refine.</b> Up to 4 barrels become petroleum dice, for this roll only.</li>
        <li><b>Roll.</b> Roll all your dice at once, or leave some aside, and take the energy they give.</li>
        <li><b>Pollute.</b> The die with the highest number decides. Between equal dice you choose.</li>
      </ol>
      <p>A polluting die takes a token from the track into your environment; a clean one takes a token off the track and
        nobody suffers.</p>`,
  ),
  section(
    'dice',
    'Energy dice',
    html`<table>
        <thead><tr><th>Die</th><th>1</th><th>2</th><th>3</th><th>4</th><th>5</th><th>6</th><th>Price</th><th>Highest</th></tr></thead>
        <tbody>
          <tr><th>Solar-wind</th><td>1</td><td>1</td><td>1</td><td>1</td><td>2</td><td>2</td><td>$1, plastic, science</td><td>clean</td></tr>
          <tr><th>Hydro-geo</th><td>2</td><td>2</td><td>2</td><td>2</td><td>2</td><td>2</td><td>$2, steel</td><td>clean</td></tr>
          <tr><th>Coal</th><td>1</td><td>2</td><td>2</td><td>2</td><td>3</td><td>3</td><td>2 steel</td><td>pollution</td></tr>
          <tr><th>Nuclear</th><td>2</td><td>3</td><td>3</td><td>4</td><td>4</td><td>5</td><td>$1, steel, 2 science</td><td>contamination</td></tr>
          <tr><th>Petroleum</th><td>1</td><td>2</td><td>2</td><td>2</td><td>2</td><td>3</td><td>1 oil a roll</td><td>pollution</td></tr>
        </tbody>
      </table>
      <p>You own at most 5 dice; a sixth is bought only if another goes back. Only one may be hydro-geo, and it pollutes the
        Forest when you get it. Dice and achievements may be thrown away at any time in your turn. Each die left at the end
        is worth 2 points.</p>`,
  ),
];
