import { html, type TemplateResult } from 'lit';
import type { RuleSection } from '../box.ts';

const section = (id: string, title: string, body: TemplateResult): RuleSection => ({ id, title, body });

/** The rules reference, in our own words. Places on the table open it at the section with their id. */
export const rulebook: readonly RuleSection[] = [
  section(
    'goal',
    'What it is about',
    html`<p>You rule an empire with two engines, a left one and a right one. Each round everybody turns both in secret,
        then all engines do what stands on top.</p>
      <p>Soldiers, goods and inventions in your <b>score pile</b> are points. What lies in your <b>ready pile</b> is there
        to be spent, and to be stolen.</p>`,
  ),
  section(
    'round',
    'A round',
    html`<ol>
        <li><b>Plan.</b> Everybody lays two cards face down.</li>
        <li><b>Reveal.</b> All cards are turned over and all engines turn.</li>
        <li><b>Execute.</b> Arm, Produce and Invent first; then Attack and Defend; last Export and Salvage. A group is
          finished for everybody before the next begins.</li>
      </ol>
      <p>Then the start passes to the left. Two and four players play 8 rounds, three play 9; a long game has 12. With
        five to eight the number fits the seats, so that everybody starts equally often.</p>`,
  ),
  section(
    'start',
    'The first round',
    html`<p>Every seat begins with 1 soldier and 1 good ready. In round 1 there are no gears: you lay each engine with
        whichever action you like on top. You choose which engine to lay first.</p>`,
  ),
  section(
    'plan',
    'Gears and turning',
    html`<p>From round 2 each engine gets one of your two gears. Gear <b>1</b> turns it one quarter clockwise, gear
        <b>2</b> two quarters. Lay a soldier or a good from your ready pile on a gear and it turns by its other number
        instead: 1 becomes <b>0</b>, 2 becomes <b>3</b>.</p>
      <p>The fuel is gone at once and the choice binds. Without fuel an engine can reach two of its four actions, with
        fuel all four. On the table a round badge is free and a square badge costs one cube.</p>
      <p>Tap an action on your engine, or drag a gear onto it.</p>`,
  ),
  section(
    'order',
    'Who plans when',
    html`<p><b>Round the table:</b> one card each clockwise from the start, then the second card each on the way back.
        Everybody sees where a card lies and the fuel on it, never which gear it is.</p>
      <p><b>Sealed plans:</b> everybody plans both cards in one visit and nobody sees anything before the reveal. Whoever
        plans last also opens the next round, so a link goes round fewer times.</p>`,
  ),
  section('arm', 'Arm', html`<p>Left engine. Put 2 soldiers from the stock into your ready pile.</p>`),
  section('produce', 'Produce', html`<p>Left engine. Put 2 goods from the stock into your ready pile.</p>`),
  section(
    'invent',
    'Invent',
    html`<p>Right engine. An invention from the stock goes straight into your score pile.</p>`,
  ),
  section(
    'attack',
    'Attack',
    html`<p>Both engines. The left one attacks the neighbour to your left, the right one the neighbour to your right;
        between two players both attack the other.</p>
      <p>All attackers pay 1 soldier each before anything is taken; soldiers just armed count. If the attack is not
        blocked, it hits: you score one cube of your choice from the target’s ready pile, or a soldier from the stock if
        that pile is empty.</p>
      <p>Without a soldier there is no attack. With both attacks and a single soldier, the soldier is lost and neither
        attack happens. When two hit the same seat, the one earlier in turn order takes first.</p>`,
  ),
  section(
    'defend',
    'Defend',
    html`<p>Right engine. Blocks one attack on you, from either side, and scores 1 soldier from the stock for it. Attacked
        from both sides, you choose which one to block; the other hits. With nothing to block it does nothing.</p>`,
  ),
  section(
    'export',
    'Export',
    html`<p>Right engine. All goods in your ready pile go to your score pile. If any attack hit you this round, it is
        wasted.</p>`,
  ),
  section(
    'salvage',
    'Salvage',
    html`<p>Left engine. Take one soldier, good or invention from the stock into your score pile. If any attack hit you
        this round, it is wasted.</p>`,
  ),
  section(
    'orders',
    'Standing orders',
    html`<p>Some choices come only after the reveal: which attack to block, what to take, what to salvage. So that nobody
        has to wait for a link, you leave your orders with your second card. You may also say “ask me”; then the game
        comes back to you when it matters. Or agree before the game that everybody is always asked.</p>`,
  ),
  section(
    'powers',
    'Empire powers',
    html`<p>If you agree on powers, every seat is dealt an empire, open to all.</p>
      <ul>
        <li><b>Kestrel Dominion, The Long Watch.</b> In every round in which you Defend, blocked or not, 1 soldier joins
          your ready pile at the end of the round.</li>
        <li><b>Nova Centralis, Money Makes Money.</b> With a good in your ready pile, Produce brings 3 goods.</li>
        <li><b>Sylphian Commonwealth, Bitter Ground.</b> A hit does not waste your Salvage, and whoever hits your empty
          ready pile gets nothing.</li>
        <li><b>Grail Prelacy, Foretelling.</b> In a round in which you burn fuel, name what one engine of a neighbour will
          show. If you are right, one of the cubes comes back at the end of the round.</li>
      </ul>`,
  ),
  section(
    'teams',
    'Teams',
    html`<p>Four players may play in pairs, partners opposite each other. Score piles are counted together; ready piles stay
        apart. You may add any of these:</p>
      <ul>
        <li><b>Joint invention.</b> Both partners Invent: one invention more.</li>
        <li><b>Pincer.</b> Both partners attack the same player: one cube more, unless both opponents Defend.</li>
        <li><b>Convoy.</b> One partner Produces and the other’s Export succeeds: the first may export all goods too, unless
          hit.</li>
        <li><b>Shield-bearer.</b> Who Defends may pay a ready cube to block an attack on the partner instead.</li>
      </ul>`,
  ),
  section(
    'scoring',
    'The end and the count',
    html`<p>1 point for every cube in your score pile, and 3 more for having the most soldiers, the most goods, the most
        inventions; everybody tied for the most gets the 3. Ready piles score nothing but break ties; after that the victory
        is shared.</p>
      <p>Score piles are hidden until the end unless you agree to keep them open. Your own you can always see.</p>`,
  ),
];
