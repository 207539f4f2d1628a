import { html } from 'lit';
import type { RuleSection } from '../../box.ts';
import { count } from '../../english.ts';
import { ARM_SOLDIERS, MAJORITY_POINTS, POINTS_PER_RESOURCE, PRODUCE_GOODS } from '../rules/tables.ts';
import { section } from './section.ts';

/** What each action does, and how it is counted. */
export const doing: readonly RuleSection[] = [
  section(
    'arm',
    'Arm',
    html`<p>Left engine. Put ${count(ARM_SOLDIERS, 'soldier')} from the stock into your ready pile.</p>`,
  ),
  section(
    'produce',
    'Produce',
    html`<p>Left engine. Put ${count(PRODUCE_GOODS, 'good')} from the stock into your ready pile.</p>`,
  ),
  section(
    'invent',
    'Invent',
    html`<p>Right engine. An invention from the stock goes straight into your score pile.</p>`,
  ),
  section(
    'attack',
    'Attack',
    html`<p>Left and right engine. The left one attacks the neighbour to your left, the right one the neighbour to your
        right. If you have a single rival, both attack that one.</p>
      <p>All attackers pay a soldier for each attack before anything is taken; soldiers just armed count. If the attack is not
        blocked, it hits: you score one cube of your choice from the target’s ready pile, or a soldier from the stock if
        that pile is empty.</p>
      <p>Without a soldier there is no attack. If you attack on both sides with a single soldier, the soldier is lost and
        neither attack happens. If several hit the same seat, the one earlier in turn order takes first.</p>`,
  ),
  section(
    'defend',
    'Defend',
    html`<p>Right engine. Blocks one attack on you, from either side, and scores a soldier from the stock for it. If you are
        attacked from both sides, you choose which one to block; the other hits. With nothing to block it does nothing.</p>`,
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
    html`<p>Some choices come only after the reveal: which attack to block, what to take, what to salvage. So you leave your
        orders with your last card, and a link need not come back for them. You may also say “ask me”; then the game
        comes back to you when it matters. Or agree before the game that everybody is always asked.</p>`,
  ),
  section(
    'scoring',
    'The end and the count',
    html`<p>${count(POINTS_PER_RESOURCE, 'point')} for every cube in your score pile, and ${MAJORITY_POINTS} more for having the
        most soldiers, the most goods, the most inventions; everybody tied for the most gets them. Ready piles score nothing but
        break ties; after that the victory is shared.</p>
      <p>Score piles are hidden until the end unless you agree to keep them open. Your own you can always see.</p>`,
  ),
];
