import { html } from 'lit';
import { either, list, ordinal, spelled } from '../../../language/french.ts';
import { ALONE_AT_FINANCE } from '../rules/cards/locations.ts';
import { CONTESTS, MIDNIGHT } from '../rules/cold-war/cards/clock.ts';
import { RIVAL_PIECES, WORKERS_PER_CARD } from '../rules/cold-war/rival.ts';
import { ARRANGEMENTS, EARLY_IMPACTS } from '../rules/tables.ts';
import { cards } from './cards.fr.ts';
import { AGAINST_RIVAL, impactsLeftOut, RIVAL_LAP } from './facts.ts';
import { earlyRivalCards, lateRivalCards, taughtBy } from './lists.ts';
import { goods } from './voice.ts';
import type { RulebookWords } from './words.ts';

const { 'one-and-rival': alone, 'two-and-rival': together } = ARRANGEMENTS;
const MOST = spelled(AGAINST_RIVAL.length);

export const clash: RulebookWords['clash'] = () => ({
  clash: {
    title: 'Choc des nations : le Rival',
    body: html`<p>Pour ${either(AGAINST_RIVAL.map(spelled))} joueurs. Une nation rivale s’invite à table, guidée par des cartes Début et
        Fin : la pioche Début jusqu’au ${ordinal(EARLY_IMPACTS)} événement du début, puis la pioche Fin. Elle a
        ${RIVAL_PIECES.workers} ouvriers et ${RIVAL_PIECES.energy} énergies et joue après tout le monde. Tous les
        ${spelled(RIVAL_LAP)} tours de travail, elle produit une fois.</p>
      <p><b>Quand le Rival travaille,</b> il retourne une carte et envoie ${spelled(WORKERS_PER_CARD)} ouvriers là où elle le dit, de
        haut en bas. Chacun se tient sur le moins d’énergie qui fait la plus haute pile. S’il en manque, cet ouvrier est mis de
        côté ; le reste de la carte compte quand même. Il ne paie rien et ne gagne rien : ce qui se trouve là retourne à la réserve.
        Sur un marché, la carte barrée est défaussée et le marché complété.</p>
      <p><b>L’icône</b> vient en dernier. Un globe : un échelon aux Nations unies, sauf si le dernier est pris. De la pollution : un
        jeton de la piste sur la carte. Une médaille : l’exploit barré est retiré, un autre prend sa place. Une horloge : l’aiguille
        de l’Horloge de l’Apocalypse avance, si elle est en jeu.</p>
      <p><b>Quand il produit,</b> il garde une carte face cachée, prend un jeton de la piste, et tous ses ouvriers et son énergie
        rentrent. Les événements de son tour paraissent après le tour entier, et ne le touchent pas.</p>
      <p>Après votre tour, vous voyez pas à pas ce qu’il a fait et pourquoi : lisez la suite ou passez. Tout reste dans
        l’historique.</p>
      ${taughtBy('clash')}`,
  },
  'clash-setup': {
    title: 'Ce qui change avec le Rival',
    body: html`<ul>
        <li>Pas d’ouvriers neutres sur le plateau central. Les piles de la piste contiennent ${alone.stack} jetons en solo,
          ${together.stack} à ${MOST}.</li>
        <li>En solo, vous choisissez n’importe quelle nation ; la réserve a les quelques dés du solo, et aux Finances vous gagnez
          toujours ${goods(ALONE_AT_FINANCE)}. Les marchés montrent ${spelled(alone.spots.length)} cartes, tous les exploits sont en
          jeu, et les objectifs du solo ne s’appliquent pas.</li>
        <li>À ${MOST}, tous les dés sont là, et ce qui va aux autres ne va qu’à l’autre joueur.</li>
        <li>Reste dans la boîte : ${list(impactsLeftOut())}. En solo, un ouvrier neutre se tient sur l’Horloge de l’Apocalypse ; il
          n’y a alors personne à espionner.</li>
      </ul>`,
  },
  'clash-end': {
    title: 'Battre le Rival',
    body: html`<p>Le joueur qui prend le dernier jeton, ou pousse l’Horloge à ${MIDNIGHT}, joue en dernier, même si c’est le Rival. Il marque toutes ses
        cartes, même celles face cachée ; son échelon aux Nations unies et le bonus de tête ; et avec l’Horloge de l’Apocalypse sa
        part des rivalités (${list(CONTESTS.map((contest) => cards.contests[contest]))}) pour les symboles de ses cartes. Rien
        d’autre.</p>
      <p>Vous ne gagnez qu’avec plus de points que le Rival. À égalité, il reste invaincu.</p>`,
  },
  'clash-cards': {
    title: 'Toutes les cartes Choc des nations',
    body: html`<p>Points, lieux de haut en bas, icône, et symboles pour l’Horloge de l’Apocalypse. Toutes sont propres à cette
        édition.</p>
      <h3>Début</h3>
      ${earlyRivalCards()}
      <h3>Fin</h3>
      ${lateRivalCards()}`,
  },
});
