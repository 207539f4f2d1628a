import { html } from 'lit';
import { list, spelled } from '../../../language/english.ts';
import { ENERGIES as SOURCES } from '../names.en.ts';
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
import { money, speak, toldByCompanies } from './figures.en.ts';

const longer = list(LONGER.map(({ decades, companies }) => `${spelled(decades)} with ${spelled(companies)} companies`));

/** What everybody does, action by action. */
export const turns = {
  goal: {
    title: 'The aim',
    body: html`<p>Your company builds clean power before fossil plants ruin the air. Every decade the regions of the world need
        more energy; where nobody builds in time, fossil fuel is burnt. Points win, unless the planet is lost first: at
        <b>${LOST_AT} ppm</b> everyone loses. Alone you play on at exactly ${LOST_AT}, and above it the game ends.</p>
      <p>A plant takes several steps, and a different company may take each step: a project is <b>proposed</b>, then
        <b>installed</b>, then <b>built</b>.</p>`,
  },
  start: {
    title: 'Before the first turn',
    body: html`<p>You begin with ${STARTING_PERMITS} CEPs, ${SCIENTISTS_IN_HAND} of your ${SCIENTISTS} scientists in hand,
        ${LOBBY_HAND} lobby cards and a secret company goal. The first company has ${money(STARTING_COINS[0])}, the others, in
        order, ${list(STARTING_COINS.slice(1).map(money))}.</p>
      <p>Each region starts with one fossil plant and a CEP for every demand space but one. A CEP costs
        ${money(MARKET.startPrice)} at first. Face-up UN goals: ${toldByCompanies(UN_GOALS_ON_DISPLAY, 2)}; alone, none.</p>`,
  },
  decade: {
    title: 'A decade',
    body: html`<p>A game lasts at most ${spelled(USUAL_DECADES)} decades, ${longer}.</p>
      <ol>
        <li><b>Supply</b> (not in the first decade): income, energy for the regions, a disaster.</li>
        <li><b>Operations</b>: rounds in which everybody takes one turn: ${toldByCompanies(ROUNDS)}.</li>
        <li>Check whether the game ends; then the start tile passes to the left.</li>
      </ol>`,
  },
  turn: {
    title: 'A turn',
    body: html`<p>Take <b>one action</b>: propose, install or build. You must if you can. You may also do each of these once, at any time
        outside the action: move a scientist, trade at the market, play a card.</p>
      <p>At the end of your turn, one of your scientists on a project adds a step to your expertise in its source, and complete
        summits take place.</p>`,
  },
  propose: {
    title: 'Propose a project',
    body: html`<p>Put a project of one of the ${spelled(SOURCES_WANTED)} sources on the region’s agenda on an empty space and take the grant
        printed there: <b>money</b>, a dollar for each CEP in the region and at least one; <b>${GRANT_CUBES} tech</b>; or
        <b>research</b>: recruit a scientist or move one.</p>`,
  },
  install: {
    title: 'Install a project',
    body: html`<p>Pay a CEP from your hand or from a region you control, and take what the source gives:</p>
      <ul>${ENERGIES.map((energy) => html`<li>${SOURCES[energy]}: ${speak(BENEFITS[energy].say)}</li>`)}</ul>
      <p>It does not matter who proposed it. A rival’s scientist on the project must be paid
        ${money(EVICTION_COINS)} to leave first.</p>`,
  },
  construct: {
    title: 'Build a plant',
    body: html`<p>Pay the money and tech on the top plant of the stack. You need as much expertise in the source as tech is printed
        on it; tech lying in the region after a disaster pays one of them. Score its points and gain a step of expertise. The
        project tile goes back to the supply.</p>
      <p>Your own scientist on that tile leaves with your free move; if you have used it, the scientist goes to your hand.</p>
      <p>The plant takes the leftmost empty demand space. In a full region it replaces the oldest fossil plant: the level
        falls by what that plant emitted, and a CEP from the market goes to the region if there is room. A region that runs
        on green energy alone takes no more.</p>`,
  },
  regions: {
    title: 'Control of a region',
    body: html`<p>The first company with a plant controls the region: its CEPs there can be spent like those in the hand. A
        company that builds there later takes over if it has <b>more different wanted sources</b>; if it has as many, the
        source higher on the agenda decides, then expertise; and the builder wins a complete tie.</p>`,
  },
  scientists: {
    title: 'Scientists',
    body: html`<p>You have ${spelled(SCIENTISTS)}; ${spelled(SCIENTISTS_IN_HAND)} is in your hand at the start. Once a turn a
        scientist moves to a vacant project, or from a project to a summit that discusses its source, or back to your hand.</p>
      <p>If somebody installs or builds the project your scientist studies, they pay you ${money(EVICTION_COINS)}; the
        scientist goes to your hand with a step of expertise, or to a summit on that source if there is room. With standing
        orders you decide in advance, and nobody has to wait for your answer.</p>`,
  },
  summits: {
    title: 'Summits',
    body: html`<p>When every topic of a summit has a speaker, it takes place at the end of the turn. Each company gains a step of
        expertise for every topic its scientists spoke on, and one more in a topic of the summit of its choice. The scientists
        return to their owners’ hands and another summit is announced.</p>`,
  },
};
