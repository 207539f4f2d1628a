import { html } from 'lit';
import { list, ordinal, spelled } from '../../../language/english.ts';
import { TOKENS_TO_CLAIM } from '../rules/achievements.ts';
import { NEEDED } from '../rules/activate.ts';
import { TILES_DEALT } from '../rules/setup.ts';
import {
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
import { ofEachKind, PAIR, RARE, SLOTS_OF_TWO, SOLD } from './facts.ts';
import { dieName, goods, placeName, rowName, spaceName, voice } from './voice.ts';

const { solo, two, three } = ARRANGEMENTS;

/** Petroleum dice are refined for one roll, a barrel each. */
const costOf = (die: Die): string => (DIE[die].price ? goods(DIE[die].price) : 'a barrel of oil per roll');

/** `5 of each kind`, or `2 Solar-wind, 1 Hydro-geo …`. */
const supplied = (dice: Readonly<Record<Die, number>>): string =>
  ofEachKind(dice) === undefined
    ? list(SOLD.map((die) => `${dice[die]} ${dieName(die)}`))
    : `${ofEachKind(dice)} of each kind`;

export const turns = () => ({
  goal: {
    title: 'What it is about',
    body: html`<p>You lead a nation from the first oil boom to the last headline. Workers open up industry, structures earn,
        dice make energy, and all of it leaves its mark on air, forest and ocean. The most points at the end wins.</p>
      <p>Points come from structures, steps in the United Nations, achievements, a clean environment and energy dice, and
        from what your structures score along the way.</p>`,
  },
  start: {
    title: 'Before the first turn',
    body: html`<p>Everybody has ${START.workers} workers, ${START.energy} energy and one polluted space,
        ${spaceName(FIRST_POLLUTED)}. Later seats start with a little more money: from the second seat on,
        ${list(SEAT_MONEY.slice(1).map((money) => goods({ money })))}.</p>
      <p>You are dealt ${spelled(three.nationsDealt)} nations and keep one, and ${spelled(TILES_DEALT)} achievements and keep
        one in secret. Playing by link, each seat chooses on its own first turn; or agree to choose in a separate round
        before play.</p>
      <p>With ${spelled(PAIR)} players a neutral worker stands at ${list(two.neutral.map(placeName))} for the whole game, so
        these are never free.</p>`,
  },
  turn: {
    title: 'Your turn',
    body: html`<p>Either <b>work</b>: place one worker, do what the location does, then use structures. Or <b>generate</b>:
        call your workers home and make new energy.</p>
      <p>If you generated last turn you must work, unless there is no location where you can. If you cannot work you must
        generate.</p>`,
  },
  stacks: {
    title: 'Workers and energy',
    body: html`<p>A worker needs enough energy below it to make its stack the tallest at the location: as much energy as the
        tallest stack there is high, worker included. An empty location is free. You may use more energy than you need; the
        next worker then needs more as well. Your own earlier stacks count like anybody’s.</p>
      <p>You may work at a location only if you can do everything it asks.</p>
      <p>First you take any pieces an impact left at the location, the unpleasant ones too. They may pay for what the location
        asks.</p>
      <p>You own at most ${LIMIT.workers} workers and ${LIMIT.energy} energy. Energy you gain beyond that is lost.</p>`,
  },
  structures: {
    title: 'Using structures',
    body: html`<p>After the location has done its work you may use structures of the same binder, in any order, and your
        nation once. Put workers or energy from your mat into the slots, in any mixture:</p>
      <ul>
        <li>one slot takes ${NEEDED.single} and can be used once,</li>
        <li>one wide slot takes ${NEEDED.double} at once,</li>
        <li>${spelled(SLOTS_OF_TWO)} slots take ${NEEDED['two-singles']} each, on different turns.</li>
      </ul>
      <p>You can use what you have just built in the same turn, and a worker or energy you have just gained can go into a
        slot. Slots are cleared only when you generate.</p>
      <p>You must pay everything to the left of a red arrow. A slash means you choose. You may skip a peek at an impact and a
        cleanup; you must take everything else a card gives.</p>`,
  },
  generate: {
    title: 'A Generate turn',
    body: html`<ol>
        <li><b>Claim.</b> With ${spelled(TOKENS_TO_CLAIM)} or more workers or energy left on your mat you may take one open
          achievement.</li>
        <li><b>Return.</b> Your workers come home from the board and from the slots; all your energy is lost.</li>
        <li><b>Refine.</b> Up to ${LIMIT.refine} barrels become Petroleum dice, for this roll only.</li>
        <li><b>Roll.</b> Roll all your dice at once, or leave some out, and take the energy they give.</li>
        <li><b>Pollute.</b> The die with the highest number decides. If several tie, you choose.</li>
      </ol>
      <p>A polluting die moves a token from the track into your environment; a clean one takes a token off the track and
        nobody suffers. If you roll no dice at all, that counts as clean too.</p>`,
  },
  dice: {
    title: 'Energy dice',
    body: html`<p>The energy each die gives, by the number it shows:</p>
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
      <p>You buy dice from the supply. It holds ${supplied(three.dice)}; alone only ${supplied(solo.dice)}. If a kind runs
        out, nobody can buy it until one is returned.</p>
      <p>You own at most ${LIMIT.dice} dice; to buy a ${ordinal(LIMIT.dice + 1)} you must return another.
        ${RARE.map(
          ({ die, most, row }) =>
            html`Only ${spelled(most)} may be ${dieName(die)}, and it pollutes the ${rowName(row)} when you buy it.`,
        )} You may discard dice and achievements at any time in your Work turn. Each die left at the end is worth
        ${POINTS_PER_DIE} points.</p>`,
  },
});
