import { html } from 'lit';
import { list, ordinal, spelled } from '../../../language/french.ts';
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
import type { RulebookWords } from './words.ts';

const { solo, two, three } = ARRANGEMENTS;

/** Petroleum dice are refined for one roll, a barrel each. */
const costOf = (die: Die): string => (DIE[die].price ? goods(DIE[die].price) : 'un baril de pétrole par lancer');

const supplied = (dice: Readonly<Record<Die, number>>): string =>
  ofEachKind(dice) === undefined
    ? list(SOLD.map((die) => `${dice[die]} ${dieName(die)}`))
    : `${ofEachKind(dice)} de chaque sorte`;

export const turns: RulebookWords['turns'] = () => ({
  goal: {
    title: 'De quoi il s’agit',
    body: html`<p>Vous dirigez une nation du premier boom pétrolier jusqu’au dernier gros titre. Les ouvriers lancent l’industrie,
        les bâtiments rapportent, les dés donnent de l’énergie, et tout cela laisse des traces dans l’air, la forêt et l’océan. À
        la fin, le meilleur score l’emporte.</p>
      <p>Les points viennent des bâtiments, des échelons aux Nations unies, des exploits, d’un environnement propre, des dés
        d’énergie, et de ce que vos bâtiments marquent en route.</p>`,
  },
  start: {
    title: 'Avant le premier tour',
    body: html`<p>Chacun a ${START.workers} ouvriers, ${START.energy} énergies et une case polluée, ${spaceName(FIRST_POLLUTED)}.
        Les places suivantes commencent avec un peu plus d’argent, dans l’ordre :
        ${list(SEAT_MONEY.slice(1).map((money) => goods({ money })))}.</p>
      <p>Vous recevez ${spelled(three.nationsDealt)} nations et en gardez une, ainsi que ${spelled(TILES_DEALT)} exploits dont vous
        gardez un en secret. Dans une partie par lien, chaque place choisit à son premier tour ; ou convenez de choisir dans une
        manche à part avant de jouer.</p>
      <p>À ${spelled(PAIR)}, un ouvrier neutre occupe ces lieux pendant toute la partie : ${list(two.neutral.map(placeName))}. Ils
        ne sont donc jamais libres.</p>`,
  },
  turn: {
    title: 'Votre tour',
    body: html`<p>Soit vous <b>travaillez</b> : placez un ouvrier, faites ce que fait le lieu, puis utilisez des bâtiments. Soit
        vous <b>produisez</b> : rappelez vos ouvriers et refaites de l’énergie.</p>
      <p>Si vous avez produit au tour précédent, vous devez travailler, à moins qu’aucun lieu ne vous le permette. Si vous ne pouvez
        pas travailler, vous devez produire.</p>`,
  },
  stacks: {
    title: 'Ouvriers et énergie',
    body: html`<p>Un ouvrier a besoin d’assez d’énergie sous lui pour que sa pile devienne la plus haute du lieu : autant que la
        hauteur de la plus haute pile présente, ouvrier compris. Un lieu vide est libre. Vous pouvez mettre plus d’énergie qu’il
        n’en faut ; l’ouvrier suivant en demandera davantage aussi. Vos propres piles comptent comme celles des autres.</p>
      <p>Vous ne pouvez travailler sur un lieu que si vous pouvez faire tout ce qu’il demande.</p>
      <p>Ce qu’un événement a laissé sur un lieu vous revient d’abord, même le désagréable, et peut servir à payer ce que le lieu
        demande.</p>
      <p>Vous possédez au plus ${LIMIT.workers} ouvriers et ${LIMIT.energy} énergies. L’énergie gagnée au-delà est perdue.</p>`,
  },
  structures: {
    title: 'Utiliser des bâtiments',
    body: html`<p>Une fois le lieu résolu, vous pouvez utiliser les bâtiments du même classeur, dans l’ordre de votre choix, et une
        fois votre nation. Posez des ouvriers ou de l’énergie de votre plateau sur les emplacements, mélangés à votre guise :</p>
      <ul>
        <li>un emplacement en prend ${NEEDED.single} et sert une fois,</li>
        <li>un grand emplacement en prend ${NEEDED.double} à la fois,</li>
        <li>${spelled(SLOTS_OF_TWO)} emplacements en prennent ${NEEDED['two-singles']} chacun, à des tours différents.</li>
      </ul>
      <p>Ce que vous venez de bâtir est utilisable dans le même tour, et un ouvrier ou une énergie que vous venez de gagner peut aller
        sur un emplacement. Les emplacements ne se libèrent que lorsque vous produisez.</p>
      <p>Ce qui est à gauche d’une flèche rouge se paie en entier. Une barre oblique laisse le choix. Vous pouvez renoncer à regarder un
        événement et à une dépollution ; tout le reste de ce que donne une carte, vous devez le prendre.</p>`,
  },
  generate: {
    title: 'Un tour de production',
    body: html`<ol>
        <li><b>Exploit.</b> Avec au moins ${spelled(TOKENS_TO_CLAIM)} ouvriers ou énergies encore sur votre plateau, vous pouvez
          prendre un exploit visible.</li>
        <li><b>Retour.</b> Vos ouvriers rentrent du plateau central et des emplacements ; toute votre énergie est perdue.</li>
        <li><b>Pétrole.</b> Jusqu’à ${LIMIT.refine} barils deviennent des dés Pétrole, pour ce lancer seulement.</li>
        <li><b>Lancer.</b> Lancez tous vos dés d’un coup, ou laissez-en de côté, et prenez l’énergie qu’ils donnent.</li>
        <li><b>Pollution.</b> Le dé au plus grand nombre décide. En cas d’égalité, vous choisissez.</li>
      </ol>
      <p>Un dé polluant amène un jeton de la piste dans votre environnement ; un dé propre retire un jeton de la piste et personne
        n’en souffre. Si vous ne lancez aucun dé, cela compte aussi comme propre.</p>`,
  },
  dice: {
    title: 'Dés d’énergie',
    body: html`<p>L’énergie que donne chaque dé, selon le nombre affiché :</p>
      <table>
        <thead><tr><th>Dé</th>${DIE.coal.energy.map((_, at) => html`<th>${at + 1}</th>`)}</tr></thead>
        <tbody>${DICE.map(
          (die) => html`<tr><th>${dieName(die)}</th>${DIE[die].energy.map((energy) => html`<td>${energy}</td>`)}</tr>`,
        )}</tbody>
      </table>
      <p>Ce qu’il coûte, et ce qu’il fait avec le plus grand nombre :</p>
      <ul>${DICE.map(
        (die) =>
          html`<li><b>${dieName(die)} :</b> ${costOf(die)} ; ${voice.say(say(`on-top.${DIE[die].onTop}`))}.</li>`,
      )}</ul>
      <p>Les dés s’achètent dans la réserve. Elle en contient ${supplied(three.dice)} ; en solo seulement ${supplied(solo.dice)}. Si
        une sorte est épuisée, personne ne peut en acheter avant qu’un dé y revienne.</p>
      <p>Vous possédez au plus ${LIMIT.dice} dés ; pour en acheter un ${ordinal(LIMIT.dice + 1)}, vous devez en rendre un autre.
        ${RARE.map(
          ({ die, most, row }) =>
            html`Vous n’avez droit qu’à ${spelled(most)} dé ${dieName(die)}, et il pollue la ligne ${rowName(row)} à l’achat.`,
        )} Vous pouvez défausser dés et exploits à tout moment de votre tour de travail. Chaque dé restant à la fin vaut
        ${POINTS_PER_DIE} points.</p>`,
  },
});
