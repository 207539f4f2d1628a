import { html } from 'lit';
import { speaker } from '../../engine/message.ts';
import { count, list, spelled } from '../../language/french.ts';
import { ACTION, cubes, EMPIRE } from './names.fr.ts';
import type { RulebookWords } from './rulebook.ts';
import {
  ARM_SOLDIERS,
  actionsIn,
  EMPIRES,
  ENGINES,
  FUELS,
  GEAR_IDS,
  GEARS,
  LENGTHS,
  MAJORITY_POINTS,
  POINTS_PER_RESOURCE,
  PRODUCE_GOODS,
  ROUNDS,
  SIDES,
  START_READY,
  TEAM_SEATS,
  TURNS,
} from './rules/tables.ts';
import { say } from './rules/vocabulary.ts';
import { words as sentences } from './words.fr.ts';

const { say: speak } = speaker(sentences, []);

const ENGINE_COUNT = spelled(SIDES.length);
const ACTIONS_EACH = spelled(ENGINES.left.length);
const FREE = TURNS.filter(({ isFuelled }) => !isFuelled).length;

/** `Armer, Produire et Inventer` : ce qui se fait dans un groupe. */
const group = (number: 1 | 2 | 3): string => list(actionsIn(number).map((action) => ACTION[action]));

export const words: RulebookWords = {
  goal: {
    title: 'Le but',
    body: () => html`<p>Vous dirigez un empire doté de ${ENGINE_COUNT} machines, une à gauche et une à droite. À chaque manche,
        chacun règle ses machines en secret, puis chaque machine fait ce qu’elle montre en haut.</p>
      <p>Les soldats, marchandises et inventions de votre <b>trésor</b> sont des points. Ce qui est dans votre <b>dépôt</b>
        est fait pour être dépensé, et pour être volé.</p>`,
  },
  round: {
    title: 'Une manche',
    body: () => html`<ol>
        <li><b>Planifier.</b> Chacun pose ${ENGINE_COUNT} cartes face cachée.</li>
        <li><b>Révéler.</b> Toutes les cartes sont révélées et toutes les machines tournent.</li>
        <li><b>Exécuter.</b> D’abord ${group(1)} ; puis ${group(2)} ; enfin ${group(3)}. Un groupe est terminé pour tous avant
          que le suivant commence.</li>
      </ol>
      <p>Ensuite, le joueur suivant à gauche commence. Le nombre de manches dépend du nombre de joueurs, pour que chacun commence
        aussi souvent :</p>
      <table>
        <thead><tr><th>Joueurs</th>${LENGTHS.map((length) => html`<th>${speak(say(`option.rounds.${length}`))}</th>`)}</tr></thead>
        <tbody>${Object.entries(ROUNDS).map(
          ([seats, rounds]) =>
            html`<tr><th>${seats}</th>${LENGTHS.map((length) => html`<td>${rounds[length] ?? ''}</td>`)}</tr>`,
        )}</tbody>
      </table>`,
  },
  start: {
    title: 'La première manche',
    body: () => html`<p>Chacun commence avec ${list(FUELS.map((fuel) => cubes(START_READY[fuel], fuel)))} au dépôt. Il n’y a pas de
        rouages à la première manche : vous posez chaque machine avec l’action de votre choix en haut. Vous choisissez quelle
        machine poser d’abord.</p>`,
  },
  plan: {
    title: 'Rouages et crans',
    body: () => html`<p>Dès la manche suivante, un de vos ${spelled(GEAR_IDS.length)} rouages va sous chaque machine et la tourne dans le
        sens des aiguilles d’une montre. Posez un soldat ou une marchandise de votre dépôt sur un rouage, et il tourne de son
        autre nombre :</p>
      <ul>${GEAR_IDS.map(
        (gear) =>
          html`<li>Rouage <b>${gear}</b> : ${count(GEARS[gear].free, 'quart de tour', 'quarts de tour')}, avec carburant
            ${GEARS[gear].fuelled}.</li>`,
      )}</ul>
      <p>Le carburant est perdu aussitôt, sans retour possible. Sans carburant, une machine atteint ${spelled(FREE)} de ses
        ${ACTIONS_EACH} actions, avec carburant toutes. Sur la table, les pastilles rondes sont gratuites et les carrées
        coûtent un cube.</p>
      <p>Touchez une action sur votre machine, ou faites-y glisser un rouage.</p>`,
  },
  order: {
    title: 'Qui planifie quand',
    body: () => html`<p><b>Tour de table :</b> chacun pose une carte, dans le sens horaire depuis le premier joueur, puis l’autre
        sur le chemin du retour. Tous voient où est une carte et le carburant dessus, jamais quel rouage c’est.</p>
      <p><b>Plans scellés :</b> chacun planifie toutes ses cartes d’un coup et personne ne voit rien avant la révélation.
        Le dernier à planifier ouvre aussi la manche suivante, et le lien voyage moins.</p>`,
  },
  arm: {
    title: ACTION.arm,
    body: () =>
      html`<p>Machine de gauche. Prenez ${cubes(ARM_SOLDIERS, 'soldier')} de la réserve dans votre dépôt.</p>`,
  },
  produce: {
    title: ACTION.produce,
    body: () => html`<p>Machine de gauche. Prenez ${cubes(PRODUCE_GOODS, 'good')} de la réserve dans votre dépôt.</p>`,
  },
  invent: {
    title: ACTION.invent,
    body: () => html`<p>Machine de droite. Une invention de la réserve va directement dans votre trésor.</p>`,
  },
  attack: {
    title: ACTION.attack,
    body: () => html`<p>Machines de gauche et de droite. Celle de gauche attaque votre voisin de gauche, celle de droite votre voisin
        de droite. Si vous n’avez qu’un adversaire, les machines l’attaquent toutes.</p>
      <p>Tous les attaquants paient un soldat par attaque avant que rien ne soit pris ; les soldats tout juste armés comptent.
        Si l’attaque n’est pas bloquée, elle touche : vous marquez un cube de votre choix du dépôt de la cible, ou un soldat
        de la réserve si ce dépôt est vide.</p>
      <p>Sans soldat, pas d’attaque. Si vous attaquez de chaque côté avec un seul soldat, le soldat est perdu et aucune attaque
        n’a lieu. Si plusieurs joueurs touchent la même cible, le premier dans l’ordre du tour prend d’abord.</p>`,
  },
  defend: {
    title: ACTION.defend,
    body: () => html`<p>Machine de droite. Bloquez une attaque contre vous, d’un côté ou de l’autre, et marquez pour cela un soldat de
        la réserve. Si l’on vous attaque de chaque côté, vous choisissez quelle attaque bloquer ; l’autre touche. S’il n’y a
        rien à bloquer, il ne se passe rien.</p>`,
  },
  export: {
    title: ACTION.export,
    body: () => html`<p>Machine de droite. Toutes les marchandises de votre dépôt vont dans votre trésor. Si une attaque vous touche
        dans cette manche, l’action est perdue.</p>`,
  },
  salvage: {
    title: ACTION.salvage,
    body: () => html`<p>Machine de gauche. Prenez un soldat, une marchandise ou une invention de la réserve dans votre trésor. Si une
        attaque vous touche dans cette manche, l’action est perdue.</p>`,
  },
  orders: {
    title: 'Ordres donnés d’avance',
    body: () => html`<p>Certains choix ne viennent qu’après la révélation : quelle attaque bloquer, que prendre, que récupérer. Vous
        donnez vos ordres avec votre dernière carte, pour que le lien n’ait pas à revenir. Vous pouvez aussi dire « Me demander
        alors » ; la partie revient alors à vous quand il le faut. Ou convenez avant la partie que l’on demande toujours.</p>`,
  },
  scoring: {
    title: 'Fin de partie et décompte',
    body: () => html`<p>${count(POINTS_PER_RESOURCE, 'point')} par cube de votre trésor, et ${MAJORITY_POINTS} de plus pour qui a le
        plus de soldats, le plus de marchandises, le plus d’inventions ; en cas d’égalité, chacun les reçoit. Les dépôts ne
        rapportent rien mais départagent les égalités ; ensuite, la victoire est partagée.</p>
      <p>Les trésors restent cachés jusqu’à la fin, sauf si vous convenez de les montrer. Vous voyez toujours le vôtre.</p>`,
  },
  powers: {
    title: 'Pouvoirs des empires',
    body: () => html`<p>Si vous jouez avec les pouvoirs, chacun reçoit un empire, visible de tous.</p>
      <ul>${EMPIRES.map(
        (empire) =>
          html`<li><b>${EMPIRE[empire]}, ${speak(say(`empire.${empire}.power`))}.</b>
            ${speak(say(`empire.${empire}.text`))}</li>`,
      )}</ul>`,
  },
  teams: {
    title: 'Équipes',
    body: () => html`<p>À ${spelled(TEAM_SEATS)}, vous pouvez jouer par paires, les partenaires face à face. Les trésors sont
        additionnés ; les dépôts restent séparés. Vous pouvez y ajouter :</p>
      <ul>
        <li><b>Invention commune.</b> Si les partenaires jouent tous Inventer, ils marquent une invention de plus.</li>
        <li><b>Tenaille.</b> Si les partenaires attaquent ensemble le même joueur, ils prennent un cube de plus, sauf si tous
          leurs adversaires jouent Défendre.</li>
        <li><b>Convoi.</b> Si un partenaire joue Produire et que l’autre réussit Exporter, le premier peut aussi exporter
          toutes ses marchandises, sauf s’il est touché.</li>
        <li><b>Porte-bouclier.</b> Avec Défendre, vous pouvez payer un cube de votre dépôt pour bloquer plutôt une attaque
          contre votre partenaire.</li>
      </ul>`,
  },
};
