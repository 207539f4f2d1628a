import { html } from 'lit';
import type { RuleSection } from '../../box.ts';
import { list, ordinal, spelled } from '../../english.ts';
import { TOKENS_TO_CLAIM } from '../rules/achievements.ts';
import { NEEDED, ROOM } from '../rules/activate.ts';
import { TILES_DEALT } from '../rules/setup.ts';
import {
  ARRANGEMENT_OF,
  ARRANGEMENTS,
  DICE,
  DIE,
  type Die,
  FIRST_POLLUTED,
  LIMIT,
  POINTS_PER_DIE,
  SEAT_MONEY,
  START,
} from '../rules/tables.ts';
import { say } from '../rules/vocabulary.ts';
import { goods, placeName, section, voice } from './section.ts';

const { solo, two, three } = ARRANGEMENTS;
const SOLD = DICE.filter((die) => DIE[die].price);
const dieName = (die: Die): string => voice.say(say(`die.${die}`));

/** Petroleum dice are refined for one roll, a barrel each. */
const costOf = (die: Die): string => (DIE[die].price ? goods(DIE[die].price) : 'a barrel of oil, each roll');

/** `5 of each kind`, or `2 Solar-wind, 1 Hydro-geo …`. */
function supplied(dice: Readonly<Record<Die, number>>): string {
  const [first] = SOLD.map((die) => dice[die]);
  if (SOLD.every((die) => dice[die] === first)) return `${first} of each kind`;
  return list(SOLD.map((die) => `${dice[die]} ${dieName(die)}`));
}

const boxes = spelled(ROOM['two-singles'] / NEEDED['two-singles']);

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
    html`<p>Everybody has ${START.workers} workers, ${START.energy} energy and one polluted space,
        ${voice.say(say('space', { space: FIRST_POLLUTED }))}. Later seats begin with a little more money: from the second
        seat on, ${list(SEAT_MONEY.slice(1).map((money) => goods({ money })))}.</p>
      <p>You are dealt ${spelled(three.nationsDealt)} nations and keep one, and ${spelled(TILES_DEALT)} achievements and keep
        one in secret. Playing by link, each seat chooses at its own first turn; or agree on a lap of choices before the game
        begins.</p>
      <p>Between ${spelled(ARRANGEMENT_OF.indexOf('two') + 1)} players a neutral worker stands at
        ${list(two.neutral.map(placeName))} for the whole game, so these are never free.</p>`,
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
      <p>You may work at a place only if you can do all that it asks.</p>
      <p>Pieces that an impact left on a place are yours first, the unpleasant ones too, and may pay for what the place
        asks.</p>
      <p>You own at most ${LIMIT.workers} workers and ${LIMIT.energy} energy. Energy you gain beyond that is lost.</p>`,
  ),
  section(
    'structures',
    'Using structures',
    html`<p>After the place has done its work you may use structures of the same binder, in any order, and your nation once.
        Put workers or energy from your mat on the plank, in any mixture:</p>
      <ul>
        <li>one box takes ${NEEDED.single} and can be used once,</li>
        <li>one wide box takes ${NEEDED.double} at once,</li>
        <li>${boxes} boxes take ${NEEDED['two-singles']} each, on different turns.</li>
      </ul>
      <p>What you have just built can be used in the same turn, and a worker or energy you have just gained can go on a plank.
        Planks are cleared only when you generate.</p>
      <p>What stands left of a red arrow must be paid in full. A slash is a choice. A look at an impact and a cleanup may be
        waived; everything else a card brings you take.</p>`,
  ),
  section(
    'generate',
    'A Generate turn',
    html`<ol>
        <li><b>Claim.</b> With ${spelled(TOKENS_TO_CLAIM)} or more workers or energy left on your mat you may take one open
          achievement.</li>
        <li><b>Return.</b> Your workers come home from the board and from the planks; all your energy is lost.</li>
        <li><b>Refine.</b> Up to ${LIMIT.refine} barrels become petroleum dice, for this roll only.</li>
        <li><b>Roll.</b> Roll all your dice at once, or leave some aside, and take the energy they give.</li>
        <li><b>Pollute.</b> The die with the highest number decides. Between equal dice you choose.</li>
      </ol>
      <p>A polluting die takes a token from the track into your environment; a clean one takes a token off the track and
        nobody suffers. If you roll no die at all, that is clean as well.</p>`,
  ),
  section(
    'dice',
    'Energy dice',
    html`<p>The energy each die gives, by the number it shows:</p>
      <table>
        <thead><tr><th>Die</th>${DIE.coal.energy.map((_, at) => html`<th>${at + 1}</th>`)}</tr></thead>
        <tbody>${DICE.map(
          (die) => html`<tr><th>${dieName(die)}</th>${DIE[die].energy.map((energy) => html`<td>${energy}</td>`)}</tr>`,
        )}</tbody>
      </table>
      <p>What it costs, and what it does with the highest number:</p>
      <ul>${DICE.map(
        (die) => html`<li><b>${dieName(die)}:</b> ${costOf(die)}; ${voice.say(say(`on-top.${DIE[die].onTop}`))}.</li>`,
      )}</ul>
      <p>Dice are bought from the supply. It holds ${supplied(three.dice)}; alone only ${supplied(solo.dice)}. If a kind is
        used up, nobody can buy it until one comes back.</p>
      <p>You own at most ${LIMIT.dice} dice; a ${ordinal(LIMIT.dice + 1)} is bought only if another goes back.
        ${DICE.flatMap((die) => {
          const { most, pollutesOnGain } = DIE[die];
          if (most === undefined || !pollutesOnGain) return [];
          return html`Only ${spelled(most)} may be ${dieName(die)}, and it pollutes the
            ${voice.say(say(`row.${pollutesOnGain}`))} when you buy it.`;
        })} Dice and achievements may be thrown away at any time in your Work turn. Each die left at the end is worth
        ${POINTS_PER_DIE} points.</p>`,
  ),
];
