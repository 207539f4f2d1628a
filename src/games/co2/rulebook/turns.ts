import { html } from 'lit';
import type { RuleSection } from '../../box.ts';
import { list, spelled } from '../../english.ts';
import { BENEFITS } from '../rules/tables/benefits.ts';
import {
  DECADES,
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
import { AGENDAS } from '../rules/tables/regions.ts';
import { byCompanies, energyName, money, section, speak } from './section.ts';

const [USUAL_DECADES] = DECADES;
const LONGER = DECADES.flatMap((decades, at) =>
  decades > USUAL_DECADES ? [`${spelled(decades)} with ${spelled(at + 1)} companies`] : [],
);
const SOURCES = AGENDAS['ag-1'].priorities.length;

/** What everybody does, action by action. */
export const turns: readonly RuleSection[] = [
  section(
    'goal',
    'What it is about',
    html`<p>Your company builds clean power before fossil plants spoil the air. Every decade the regions of the world need
        more energy; what nobody has built in time is burnt. Points win, unless the planet is lost first: at
        <b>${LOST_AT} ppm</b> everyone loses. Alone you play on at exactly ${LOST_AT}, and above it the game ends.</p>
      <p>A plant is born step by step, and each step may be taken by another company: a project is <b>proposed</b>, then
        <b>installed</b>, then <b>built</b>.</p>`,
  ),
  section(
    'start',
    'Before the first turn',
    html`<p>You begin with ${STARTING_PERMITS} CEPs, ${SCIENTISTS_IN_HAND} of your ${SCIENTISTS} scientists in hand,
        ${LOBBY_HAND} lobby cards and a secret company goal. The first company has ${money(STARTING_COINS[0])}, the others, in
        order, ${list(STARTING_COINS.slice(1).map(money))}.</p>
      <p>One fossil plant stands in each region, which has a CEP for every demand space but one. A CEP costs
        ${money(MARKET.startPrice)} at first. UN goals lie open: ${byCompanies(UN_GOALS_ON_DISPLAY, 2)}; alone, none.</p>`,
  ),
  section(
    'decade',
    'A decade',
    html`<p>A game lasts at most ${spelled(USUAL_DECADES)} decades, ${list(LONGER)}.</p>
      <ol>
        <li><b>Supply</b> (not in the first decade): income, energy for the regions, a disaster.</li>
        <li><b>Operations</b>: so many rounds of one turn each: ${byCompanies(ROUNDS)}.</li>
        <li>The ends of the game are tested; then the start tile passes to the left.</li>
      </ol>`,
  ),
  section(
    'turn',
    'A turn',
    html`<p>Take <b>one action</b>: propose, install or build. You must if you can. Besides, once each and at any time outside the action: move a
        scientist, visit the market, play a card.</p>
      <p>At the end one of your scientists on a project adds a step to your expertise in its source, and complete summits are
        held.</p>`,
  ),
  section(
    'propose',
    'Propose a project',
    html`<p>Put a project of one of the ${spelled(SOURCES)} sources on the region’s agenda on an empty space and take the grant
        printed there: <b>money</b>, a dollar for each CEP in the region and at least one; <b>${GRANT_CUBES} tech</b>; or
        <b>research</b>: recruit a scientist or move one.</p>`,
  ),
  section(
    'install',
    'Install a project',
    html`<p>Pay a CEP from your hand or from a region you control, and take what the source brings:</p>
      <ul>${ENERGIES.map((energy) => html`<li>${energyName(energy)}: ${speak(BENEFITS[energy].say)}</li>`)}</ul>
      <p>Whoever proposed it does not matter. A rival’s scientist on the project must be paid
        ${money(EVICTION_COINS)} to leave first.</p>`,
  ),
  section(
    'construct',
    'Build a plant',
    html`<p>Pay the money and tech on the top plant of the stack. You need as much expertise in the source as tech is printed
        on it; tech lying in the region after a disaster pays one of them. Score its points and gain a step of expertise. The
        project tile goes back to the supply.</p>
      <p>Your own scientist on that tile leaves with your free move; if you have used it, the scientist goes to your hand.</p>
      <p>The plant takes the leftmost empty demand space. In a full region it replaces the oldest fossil plant: the level
        falls by what that plant emitted, and a CEP from the market goes to the region if there is room. A region that runs
        on green energy alone takes no more.</p>`,
  ),
  section(
    'regions',
    'Control of a region',
    html`<p>The first company with a plant controls the region: its CEPs there can be spent like those in the hand. Whoever
        builds there later takes it over with <b>more different wanted sources</b>; with as many, by the source higher on the
        agenda; then by expertise; and the builder wins a complete tie.</p>`,
  ),
  section(
    'scientists',
    'Scientists',
    html`<p>You have ${spelled(SCIENTISTS)}; ${spelled(SCIENTISTS_IN_HAND)} is in your hand at the start. Once a turn a
        scientist moves to a vacant project, or from a project to a summit that discusses its source, or back to your hand.</p>
      <p>If somebody installs or builds the project your scientist studies, they pay you ${money(EVICTION_COINS)}; the
        scientist goes to your hand with a step of expertise, or to a summit on that source if there is room. With standing
        orders you say so beforehand, and nobody has to wait for your answer.</p>`,
  ),
  section(
    'summits',
    'Summits',
    html`<p>When every topic of a summit has a speaker, it is held at the end of the turn. Each company gains a step of
        expertise for every topic its scientists spoke on, and one more in a topic of the summit of its choice. The scientists
        go home and another summit is called.</p>`,
  ),
];
