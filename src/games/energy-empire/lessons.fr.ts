import { fraction, list, spelled } from '../../language/french.ts';
import type { LessonWords } from './lessons.ts';
import { TOKENS_TO_CLAIM } from './rules/achievements.ts';
import { CONTESTS, SECOND_PART } from './rules/cold-war/cards/clock.ts';
import { OWNER_GAINS } from './rules/cold-war/cards/espionage.ts';
import { CARDS_DRAWN } from './rules/cold-war/clock.ts';
import { LIMIT, LOCATION_IDS, OPEN_TILES } from './rules/tables.ts';

/** What a first game teaches, in French. */
export const words: LessonWords = {
  nation: {
    title: 'Votre nation',
    body: 'Une nation commence avec les biens indiqués en premier. Plus tard, à chaque tour de travail, vous pouvez payer son prix pour monter d’un échelon aux Nations unies. Choisissez un prix que vous pensez pouvoir payer.',
  },
  tile: {
    title: 'Un but secret',
    body: `Un exploit compte à la fin : au plus ${LIMIT.tilePoints} points, pour ce que vous avez alors. Personne d’autre ne sait lequel vous gardez. Survolez une carte, ou appuyez longuement, pour la lire en grand.`,
  },
  'first-turn': {
    title: 'Mettez un ouvrier au travail',
    body: `Les classeurs contiennent ${spelled(LOCATION_IDS.length)} lieux. Le nombre est l’énergie qu’il faut sous votre ouvrier ; libre veut dire aucune. Sur un marché vous bâtissez, et c’est ainsi qu’une nation grandit. Touchez un lieu pour voir ce qu’il vous donnerait.`,
  },
  energy: {
    title: 'Plus haut que les autres',
    body: 'Une nouvelle pile doit être la plus haute de son lieu : le joueur suivant aura besoin d’une énergie de plus que vous. Un surplus d’énergie tient les rivaux à distance, mais il est perdu.',
  },
  buy: {
    title: 'Bâtir',
    body: 'Payez en argent ou avec la ressource de ce marché. L’étoile vaut des points à la fin, la marque noire apporte aussitôt de la pollution, et les petites boîtes sont les emplacements où poser un ouvrier ou une énergie pour utiliser la carte.',
  },
  pollute: {
    title: 'Pollution',
    body: 'Chaque case propre vaut un point à la fin, et sa ligne compte chaque fois qu’un événement le dit. Une colonne propre rapporte en plus. Où cela fait-il le moins mal ? Le jeton vient de la piste : quand une pile est vide, le journal imprime un événement mondial.',
  },
  activate: {
    title: 'Utilisez ce que vous avez bâti',
    body: 'Après le travail, vous pouvez utiliser les bâtiments du même classeur et votre nation, chacun avec un ouvrier ou une énergie sur son emplacement. Les emplacements restent pris jusqu’à votre production.',
  },
  'second-turn': {
    title: 'Travailler encore, ou produire',
    body: 'Quand ouvriers ou énergie viennent à manquer, produisez : tous vos ouvriers rentrent, et vos dés et votre pétrole donnent de la nouvelle énergie. Pas moyen de produire encore au tour suivant tant que vous pouvez travailler.',
  },
  claim: {
    title: 'Finir avec de la réserve',
    body: `Avec encore ${spelled(TOKENS_TO_CLAIM)} ouvriers ou énergies sur votre plateau, vous pouvez revendiquer un des ${spelled(OPEN_TILES)} exploits visibles avant que tout rentre. Pensez-y à l’avance.`,
  },
  refine: {
    title: 'Brûler du pétrole',
    body: 'Chaque baril devient un dé Pétrole, pour ce lancer seulement. Plus d’énergie, mais cela peut polluer.',
  },
  roll: {
    title: 'Le plus haut dé pollue',
    body: (dice) =>
      `Tous les dés donnent de l’énergie. Seul le plus haut décide de la pollution : ${list(dice.pollution)} polluent, ${list(dice.contamination)} contamine, ${list(dice.clean)} sont propres. Laissez un dé de côté s’il vous inquiète.`,
  },
  spy: {
    title: 'Travailler à l’étranger',
    body: `Votre espion utilise un emplacement libre sur le bâtiment d’un autre, avec vos propres ouvriers ou votre énergie. Son propriétaire gagne ${OWNER_GAINS.money} $ et ne peut pas utiliser cet emplacement avant votre production.`,
  },
  'keep-cards': {
    title: 'L’enjeu de la guerre froide',
    body: `Parmi les cartes piochées, vous en gardez ${spelled(CARDS_DRAWN - 1)} : une visible de tous, une cachée jusqu’à la fin. Leurs symboles comptent dans ${spelled(CONTESTS.length)} rivalités. Le premier de chacune marque autant de points que l’Horloge affiche d’heures, la place suivante ${fraction(SECOND_PART)}.`,
  },
};
