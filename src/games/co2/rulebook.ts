import { html, type TemplateResult } from 'lit';
import type { RuleSection } from '../box.ts';

const section = (id: string, title: string, body: TemplateResult): RuleSection => ({ id, title, body });

/** The rules reference, in our own words. Places on the table open it at the section with their id. */
export const rulebook: readonly RuleSection[] = [
  section(
    'goal',
    'What it is about',
    html`<p>Your company builds clean power before fossil plants spoil the air. Every decade the regions of the world need
        more energy; what nobody has built in time is burnt. Points win, unless the planet is lost first: at
        <b>500 ppm</b> everyone loses.</p>
      <p>A plant is born in three steps, and each may be taken by another company: a project is <b>proposed</b>, then
        <b>installed</b>, then <b>built</b>.</p>`,
  ),
  section(
    'decade',
    'A decade',
    html`<ol>
        <li><b>Supply</b> (not in the first decade): income, energy for the regions, a disaster.</li>
        <li><b>Operations</b>: so many rounds of one turn each, 6 with one company, then 5, 4, 3 and 2 with two to five.</li>
        <li>The ends of the game are tested; then the start tile passes to the left.</li>
      </ol>`,
  ),
  section(
    'turn',
    'A turn',
    html`<p>Take <b>one action</b>: propose, install or build. Besides, once each and at any time outside the action: move a
        scientist, visit the market, play a card.</p>
      <p>At the end one of your scientists on a project adds 1 to your expertise in its source, and complete summits are
        held.</p>`,
  ),
  section(
    'propose',
    'Propose a project',
    html`<p>Put a project of one of the three sources on the region’s agenda on an empty space and take the grant printed
        there: <b>money</b>, $1 for each CEP in the region and at least $1; <b>two tech</b>; or <b>research</b>: recruit a
        scientist or move one.</p>`,
  ),
  section(
    'install',
    'Install a project',
    html`<p>Pay 1 CEP from your hand or from a region you control, and take what the source brings:</p>
      <ul>
        <li>Forestation: 2 CEPs from the market</li>
        <li>Solar: 3 tech</li>
        <li>Cold fusion: $5 and 1 tech</li>
        <li>Biomass: $3, 1 tech and 1 CEP</li>
        <li>Recycling: $5 and 1 CEP</li>
      </ul>
      <p>Whoever proposed it does not matter. A rival’s scientist on the project must be paid to leave first.</p>`,
  ),
  section(
    'construct',
    'Build a plant',
    html`<p>Pay the money and tech on the top plant of the stack. You need as much expertise in the source as tech is printed
        on it; tech lying in the region after a disaster pays one of them. Score its points and gain 1 expertise. The project
        tile goes back to the supply.</p>
      <p>The plant takes the leftmost empty demand space. In a full region it replaces the oldest fossil plant: the level
        falls by what that plant emitted, and a CEP from the market goes to the region if there is room. A region that runs
        on green energy alone takes no more.</p>`,
  ),
  section(
    'regions',
    'Control of a region',
    html`<p>The first company with a plant controls the region: its CEPs there are as good as in the hand. Whoever builds
        there later takes it over with <b>more different wanted sources</b>; with as many, by the source higher on the
        agenda; then by expertise; and the builder wins a complete tie.</p>`,
  ),
  section(
    'scientists',
    'Scientists',
    html`<p>You have four; one is in your hand at the start. Once a turn a scientist moves to a vacant project, or from a
        project to a summit that discusses its source, or back to your hand.</p>
      <p>If somebody installs or builds the project your scientist studies, they pay you $1; the scientist goes to your hand
        with 1 expertise, or to a summit on that source if there is room. With standing orders you say so beforehand, so
        that nobody has to wait for your answer.</p>`,
  ),
  section(
    'summits',
    'Summits',
    html`<p>As soon as every topic of a summit has a speaker, it is held at the end of the turn. Each company gains 1
        expertise for every topic its scientists spoke on, and 1 more in a topic of the summit of its choice. The scientists
        go home and another summit is called.</p>`,
  ),
  section(
    'expertise',
    'Expertise and income',
    html`<p>When a decade begins, everybody on the highest occupied space of a track earns what is printed beside it; with three
        companies or more, everybody on the next lower one earns too. Take income as money, as points, or mixed.</p>
      <p>A space with a sign brings its bonus when your disc arrives: a step on another track, 1 tech, a CEP for a region
        from the market, or a step of your choice. A bonus may set off another.</p>`,
  ),
  section(
    'permits',
    'CEPs',
    html`<p>Carbon emission permits pay for installing projects and for fossil plants in regions you control. A region holds
        at most as many as it has demand spaces.</p>`,
  ),
  section(
    'market',
    'The CEP market',
    html`<p>Once a turn buy one CEP at the price, or sell one from your hand. When the last CEP of the pile is taken the
        price rises by $1 and two new ones are laid out. A sale lowers the price by $1. Never buy and sell in one turn, and
        after a refill nothing can be sold for the rest of the turn.</p>`,
  ),
  section(
    'supply',
    'Energy supply',
    html`<p>One tech lying in a region is used up. Then, clockwise from North America, every region whose demand space of this
        decade is still empty starts a fossil plant drawn from the pile: coal 40, oil 30, gas 20 ppm.</p>
      <p>One CEP is paid for it: from the region if nobody controls it; else by the controller, from the hand or any region it
        controls. Who has none must buy one; what is missing in money is paid in points, or the company goal is given up.</p>`,
  ),
  section(
    'ppm',
    'The level of CO₂',
    html`<p>Every fossil plant raises the level, every one replaced lowers it. From <b>350 ppm</b> on disasters strike. At
        <b>500 ppm</b> the game is over and everybody has lost.</p>`,
  ),
  section(
    'disasters',
    'Disasters',
    html`<p>At 350 ppm or more when a decade begins, the disaster ahead strikes its region: every company without a plant
        there sends 1 tech, and one that has none loses 2 points. Tech lying in a region helps whoever builds there. The next
        disaster is always known.</p>`,
  ),
  section(
    'lobby',
    'Lobby cards',
    html`<p>Play one card a turn. The upper part counts while you do what it shows, such as building a solar plant; the
        lower part may be played at any time of your turn outside the action. Claiming a UN goal counts as the card of the
        turn.</p>`,
  ),
  section(
    'un-goals',
    'UN goals',
    html`<p>If you have built every source on an open goal, claim it for 1 tech and score its points. The first to claim it
        has it.</p>`,
  ),
  section(
    'company-goals',
    'Company goals',
    html`<p>Your secret goal scores at the end. At any time of your turn you may give it up
        for $8 instead; it stays secret all the same. The better of the two is counted at the end.</p>`,
  ),
  section(
    'end',
    'The end',
    html`<p>After an Operations phase the game ends if the last decade is over, if two regions run on green energy alone, or
        if the level is back below 350 after having been at 350 or more.</p>
      <p>Then CEPs are sold, a last income is paid, company goals are opened, and money turns into points, $2 for each. Most
        tech and most UN goals score 3 each. A tie goes to more plants, then to expertise source by source, then to regions.</p>`,
  ),
  section(
    'variants',
    'Variants',
    html`<ul>
        <li><b>Fossil plants at the start:</b> how dirty the world begins.</li>
        <li><b>Auction:</b> each decade companies bid for the right to name the start player. Tech counts as $2, a CEP as its
          price.</li>
        <li><b>Draft:</b> lobby cards are chosen one by one from packs that go round.</li>
        <li><b>Standing orders:</b> choices in another’s turn are made beforehand.</li>
        <li><b>Alone:</b> a project of each source starts on the board. A card played is replaced by another, and each main
          lobby reveals a UN goal; a disaster takes one away. Above 500 ppm the game ends without a final income.</li>
      </ul>`,
  ),
];
