import { html } from 'lit';
import { capital } from '../../../engine/message.ts';
import { keysOf } from '../../../engine/record.ts';
import { count, fraction, list, spelled } from '../../../language/french.ts';
import {
  COLD_WAR_CARD_POINTS,
  COLD_WAR_COPIES,
  CONTESTS,
  HOURS,
  MIDNIGHT,
  SECOND_PART,
} from '../rules/cold-war/cards/clock.ts';
import { OWNER_GAINS } from '../rules/cold-war/cards/espionage.ts';
import { NEW_IMPACT_IDS } from '../rules/cold-war/cards/impacts.ts';
import { NEW_NATION_IDS } from '../rules/cold-war/cards/nations.ts';
import { NEW_STRUCTURES } from '../rules/cold-war/cards/structures.ts';
import { CARDS_DRAWN } from '../rules/cold-war/clock.ts';
import { COLD_WAR } from '../rules/cold-war/index.ts';
import { WITH_RIVAL } from '../rules/cold-war/megastructures.ts';
import { MORE_NATIONS_DEALT } from '../rules/cold-war/new-cards.ts';
import { ARRANGEMENTS, TYPES } from '../rules/tables.ts';
import { cards } from './cards.fr.ts';
import { coldWarCards, megastructures, newImpacts, newNations, newStructures, taughtBy } from './lists.ts';
import { goods } from './voice.ts';
import type { RulebookWords } from './words.ts';

const STRUCTURES = keysOf(NEW_STRUCTURES).length;

const TOKEN = { pollution: 'une pollution de la piste', contamination: 'une contamination de la piste' };

export const coldWar: RulebookWords['coldWar'] = () => ({
  'cold-war': {
    title: 'Cold War',
    body: html`<p>Une extension en ${spelled(COLD_WAR.length)} modules. Choisissez-en autant que vous voulez avant la partie. Pour une
        première partie avec Cold War, essayez-en un seul.</p>
      ${taughtBy('cold-war')}`,
  },
  'cold-war-nations': {
    title: 'Autres nations',
    body: html`<p>${capital(spelled(NEW_NATION_IDS.length))} nations rejoignent les autres. Si vous le souhaitez, chacun en reçoit
        ${spelled(MORE_NATIONS_DEALT)} au lieu de ${spelled(ARRANGEMENTS.three.nationsDealt)} ; on en garde toujours une.</p>
      ${newNations()}`,
  },
  megastructures: {
    title: 'Grands projets',
    body: html`<p>Il y en a un de plus que de joueurs, visibles de tous, ${spelled(WITH_RIVAL)} si le Rival participe. En travaillant sur un
        marché, vous pouvez bâtir un grand projet de son classeur au lieu d’un bâtiment : vous devez déjà remplir sa condition, puis
        vous payez son propre prix. Aucune carte du marché n’est prise. Une marque apporte aussitôt sa pollution depuis la piste.</p>
      <p>Il rejoint vos bâtiments et s’utilise comme un bâtiment de son classeur, avec ses propres emplacements. Mais ce n’en est pas
        un : il ne compte pour aucun exploit, aucune condition, aucun joker et aucun espion.</p>
      ${megastructures()}`,
  },
  espionage: {
    title: 'Espionnage',
    body: html`<p>Chacun a une carte Espionnage. Vous pouvez l’utiliser à tout tour de travail, une fois jusqu’à votre prochaine production. Posez-y
        un ouvrier ou une énergie, puis utilisez un bâtiment d’un autre, du classeur où vous travaillez : posez les ouvriers ou
        énergies habituels sur son emplacement et payez ce qu’il coûte. Vous faites ce qu’il fait ; son propriétaire gagne
        ${goods(OWNER_GAINS)} de la réserve.</p>
      <p>L’emplacement étranger doit être libre, et reste pris jusqu’à votre production ; celle de son propriétaire ne le libère pas.
        Les nations, les grands projets et les cartes qui agissent toutes seules ne s’espionnent pas.</p>`,
  },
  'cold-war-impacts': {
    title: 'Autres événements',
    body: html`<p>${capital(spelled(NEW_IMPACT_IDS.length))} événements de la fin se mêlent aux autres. Certains coûtent un ouvrier : il
        quitte votre plateau. S’il n’y en a aucun, il quitte un de vos emplacements ; s’il n’y en a pas là non plus, le plateau
        central, avec l’énergie sous lui. Vous ne perdez jamais votre dernier ouvrier, et vous n’y gagnez rien non plus.</p>
      ${newImpacts()}`,
  },
  'cold-war-structures': {
    title: 'Autres bâtiments',
    body: html`<p>${capital(spelled(STRUCTURES))} bâtiments de plus, ${spelled(STRUCTURES / TYPES.length)} dans chaque pioche. Certains
        sont d’un nouveau genre :</p>
      <ul>
        <li><b>Les cartes qui agissent toutes seules</b> n’ont pas d’emplacement et rapportent chaque fois que vous produisez : certaines
          au début du tour, avant la revendication d’un exploit ; d’autres une fois que vos dés ont donné de l’énergie.</li>
        <li><b>Les jokers</b> font ce que fait une carte du marché de leur classeur. Vous en payez les coûts. Les cartes qui agissent
          toutes seules ne se copient pas.</li>
        <li><b>Les ponts</b> envoient un ouvrier de plus de votre plateau, sans énergie, sur un lieu du même classeur où il n’y a
          personne. Vous devez pouvoir utiliser ce lieu, et vous le faites.</li>
      </ul>
      ${newStructures()}`,
  },
  'location-doomsday-clock': {
    title: 'L’Horloge de l’Apocalypse',
    body: html`<p>Un lieu de plus, dans son propre classeur. Il faut de l’énergie comme partout, et payer en plus le prix à l’aiguille.
        L’aiguille avance alors d’une heure, et vous piochez ${spelled(CARDS_DRAWN)} cartes Cold War. Ensuite vous pouvez utiliser des
        cartes de tous les classeurs, votre nation et votre carte Espionnage. En solo, un ouvrier neutre s’y tient pendant toute la
        partie, avec ou sans le Rival.</p>
      <table>
        <thead><tr><th>Heure</th><th>Prix</th><th>En plus</th></tr></thead>
        <tbody>${HOURS.map(
          ({ cost, token }, at) =>
            html`<tr><th>${at + 1}</th><td>${goods(cost)}</td><td>${token ? TOKEN[token] : ''}</td></tr>`,
        )}</tbody>
      </table>
      <p>À ${MIDNIGHT}, la fin est proche : après ce tour, chacun en joue encore un, le joueur qui a poussé l’aiguille en tout dernier.
        L’Horloge reste utilisable, mais son aiguille ne bouge plus. Si la piste se vide d’abord, c’est cette fin-là qui compte.</p>`,
  },
  'cold-war-cards': {
    title: 'Cartes Cold War',
    body: html`<p>Sur ${spelled(CARDS_DRAWN)} cartes piochées, une retourne sous la pioche, une reste devant vous face visible et une face
        cachée. Vous pouvez toujours regarder les vôtres. S’il en reste moins, vous gardez ce qu’il y a.</p>
      <p>À la fin, chaque carte vaut ${count(COLD_WAR_CARD_POINTS, 'point')}, et toutes sont retournées. Dans chaque rivalité
        (${list(CONTESTS.map((contest) => cards.contests[contest]))}), le plus de symboles rapporte autant de points qu’affiche
        l’Horloge, et la place suivante ${fraction(SECOND_PART)}, arrondie vers le bas. À égalité en tête, chacun en gagne
        ${fraction(SECOND_PART)} et il n’y a pas de place suivante. Une égalité derrière ne rapporte rien. Sans un seul symbole, pas de
        points.</p>
      <p>Chacune existe en ${COLD_WAR_COPIES} exemplaires :</p>
      ${coldWarCards()}`,
  },
});
