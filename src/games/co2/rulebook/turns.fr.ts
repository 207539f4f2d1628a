import { html } from 'lit';
import { list, spelled } from '../../../language/french.ts';
import type { WordsOf } from '../../../language/phrasebook.ts';
import { dollars, ENERGIES as SOURCES, technos } from '../names.fr.ts';
import { BENEFITS } from '../rules/tables/benefits.ts';
import {
  EVICTION_COINS,
  GRANT_CUBES,
  LOBBY_HAND,
  LOST_AT,
  MARKET,
  ROUNDS,
  SCIENTISTS,
  SCIENTISTS_IN_HAND,
  STARTING_COINS,
  STARTING_PERMITS,
  UN_GOALS_ON_DISPLAY,
} from '../rules/tables/constants.ts';
import { ENERGIES } from '../rules/tables/energies.ts';
import { LONGER, SOURCES_WANTED, USUAL_DECADES } from './facts.ts';
import { speak, toldByCompanies } from './figures.fr.ts';
import type { turns as english } from './turns.en.ts';

const longer = list(LONGER.map(({ decades, companies }) => `${spelled(decades)} à ${spelled(companies)} entreprises`));

export const turns: WordsOf<typeof english> = {
  goal: {
    title: 'Le but',
    body: html`<p>Votre entreprise construit une énergie propre avant que les centrales fossiles ne gâtent l’air. À chaque décennie, les
        régions du monde demandent plus d’énergie\u202f; là où personne ne construit à temps, on brûle du fossile. Les points font
        gagner, sauf si la planète est perdue avant\u202f: à <b>${LOST_AT} ppm</b>, tout le monde perd. En solitaire, vous continuez à
        ${LOST_AT} exactement, et au-delà la partie se termine.</p>
      <p>Une centrale demande plusieurs étapes, et chaque étape peut revenir à une autre entreprise\u202f: un projet est
        <b>proposé</b>, puis <b>installé</b>, puis <b>construit</b>.</p>`,
  },
  start: {
    title: 'Avant le premier tour',
    body: html`<p>Vous commencez avec ${STARTING_PERMITS} CEP, ${SCIENTISTS_IN_HAND} de vos ${SCIENTISTS} chercheurs en main,
        ${LOBBY_HAND} cartes Lobby et un objectif d’entreprise secret. La première entreprise a ${dollars(STARTING_COINS[0])}, les
        autres, dans l’ordre, ${list(STARTING_COINS.slice(1).map(dollars))}.</p>
      <p>Chaque région commence avec une centrale fossile et un CEP par case de demande sauf une. Un CEP coûte
        ${dollars(MARKET.startPrice)} au début. Des objectifs de l’ONU sont visibles\u202f: ${toldByCompanies(UN_GOALS_ON_DISPLAY, 2)}\u202f;
        en solitaire, aucun.</p>`,
  },
  decade: {
    title: 'Une décennie',
    body: html`<p>Une partie dure au plus ${spelled(USUAL_DECADES)} décennies, ${longer}.</p>
      <ol>
        <li><b>Approvisionnement</b> (pas à la première décennie)\u202f: revenu, énergie des régions, une catastrophe.</li>
        <li><b>Opérations</b>\u202f: des manches où chacun joue un tour\u202f: ${toldByCompanies(ROUNDS)}.</li>
        <li>On vérifie si la partie se termine\u202f; puis la tuile de premier joueur passe à gauche.</li>
      </ol>`,
  },
  turn: {
    title: 'Un tour',
    body: html`<p>Faites <b>une action</b>\u202f: proposer, installer ou construire. Vous le devez si vous le pouvez. Vous pouvez aussi faire une
        fois chacune de ces choses, à tout moment hors de l’action\u202f: déplacer un chercheur, commercer au marché, jouer une carte.</p>
      <p>À la fin de votre tour, un de vos chercheurs sur un projet vous donne un pas d’expertise dans sa source, et les sommets
        complets ont lieu.</p>`,
  },
  propose: {
    title: 'Proposer un projet',
    body: html`<p>Posez sur une case vide un projet d’une des ${spelled(SOURCES_WANTED)} sources de l’agenda de la région et prenez la
        subvention qui y figure\u202f: de l’<b>argent</b>, un dollar par CEP dans la région et au moins un\u202f;
        <b>${technos(GRANT_CUBES)}</b>\u202f; ou de la <b>recherche</b>\u202f: recrutez un chercheur ou déplacez-en un.</p>`,
  },
  install: {
    title: 'Installer un projet',
    body: html`<p>Payez un CEP de votre main ou d’une région que vous contrôlez, et prenez ce que rapporte la source\u202f:</p>
      <ul>${ENERGIES.map((energy) => html`<li>${SOURCES[energy]}\u202f: ${speak(BENEFITS[energy].say)}</li>`)}</ul>
      <p>Peu importe qui l’a proposé. Un chercheur adverse sur le projet doit d’abord recevoir
        ${dollars(EVICTION_COINS)} pour partir.</p>`,
  },
  construct: {
    title: 'Construire une centrale',
    body: html`<p>Payez l’argent et les technos de la première centrale de la pile. Il vous faut autant d’expertise dans la source que de
        technos imprimées\u202f; une techno laissée dans la région après une catastrophe en paie une. Marquez ses points et gagnez un
        pas d’expertise. La tuile Projet retourne à la réserve.</p>
      <p>Votre propre chercheur sur cette tuile part avec votre action libre\u202f; si elle est déjà faite, il va dans votre main.</p>
      <p>La centrale prend la case de demande vide la plus à gauche. Dans une région pleine, elle remplace la plus vieille centrale
        fossile\u202f: le niveau baisse de ce que celle-ci rejetait, et un CEP du marché va à la région s’il y a de la place. Une région
        qui tourne à l’énergie verte seule n’en accepte plus.</p>`,
  },
  regions: {
    title: 'Contrôle d’une région',
    body: html`<p>La première entreprise qui a une centrale contrôle la région\u202f: elle dépense ses CEP comme ceux de sa main. L’entreprise qui y construit
        plus tard la prend avec <b>plus de sources demandées différentes</b>\u202f; à nombre égal, par la source la plus haute sur
        l’agenda\u202f; puis par l’expertise\u202f; et à égalité complète, c’est elle qui l’emporte.</p>`,
  },
  scientists: {
    title: 'Chercheurs',
    body: html`<p>Vous en avez ${spelled(SCIENTISTS)}, dont ${SCIENTISTS_IN_HAND} en main au début. Une fois par tour, un chercheur va sur un
        projet libre, ou d’un projet à un sommet qui traite sa source, ou revient dans votre main.</p>
      <p>Si quelqu’un installe ou construit le projet qu’étudie votre chercheur, vous recevez ${dollars(EVICTION_COINS)}\u202f; le chercheur
        va dans votre main avec un pas d’expertise, ou à un sommet sur cette source s’il y a de la place. Avec des consignes, vous
        décidez d’avance, et personne n’attend votre réponse.</p>`,
  },
  summits: {
    title: 'Sommets',
    body: html`<p>Quand chaque thème d’un sommet a son orateur, il a lieu à la fin du tour. Chaque entreprise gagne un pas d’expertise par
        thème dont ses chercheurs ont parlé, et un de plus dans un thème du sommet de son choix. Les chercheurs reviennent dans la
        main de leur entreprise et un autre sommet est annoncé.</p>`,
  },
};
