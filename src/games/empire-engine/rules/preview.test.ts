import { describe, expect, it } from 'vitest';
import { preview } from '../../../engine/preview.ts';
import { scenario } from '../testing/scenario.ts';
import type { Ref } from './refs.ts';

describe('looking ahead', () => {
  it('shows what a gear costs and goes on to the second one', () => {
    const { play } = scenario({ seats: 3, round: 2, start: 2, ready: ['gg', '', ''] });
    const ahead = preview(play, 'plan:left:0');
    expect(ahead?.view.seats[0]?.ready.good).toBe(1);
    expect(ahead?.horizon).toMatchObject({ kind: 'decide', ask: { seat: 0, about: 'gears' } });
  });

  it('ends where the cards are turned over', () => {
    const { play } = scenario({ seats: 2, ready: ['', ''] }).pick(
      'start:left:arm',
      'start:right:invent',
      'start:left:arm',
    );
    const ahead = preview(play, 'start:right:invent');
    expect(ahead?.horizon).toEqual({ kind: 'secret' });
    expect(ahead?.view.phase).toBe('plan');
  });

  it('learns nothing of the orders that others have left, not even whether they did', () => {
    const aheadWith = (order: Ref) => {
      const { play } = scenario({
        seats: 3,
        options: { orders: 'standing' },
        round: 2,
        ready: ['sg', 's', 's'],
        acts: ['produce defend', 'arm attack', 'attack invent'],
        orders: [['order:block:ask'], [order], ['order:loot:good']],
      });
      expect(play.ask?.seat).toBe(0);
      return preview(play, 'attack:2:left');
    };
    const known = aheadWith('order:loot:good');
    expect(known?.horizon).toEqual({ kind: 'secret' });
    expect(known?.view.seats[0]?.score?.soldier).toBe(1);
    expect(aheadWith('order:loot:soldier')).toEqual(known);
    expect(aheadWith('order:loot:ask')).toEqual(known);
  });

  it.each([
    ['hidden', 'secret', false],
    ['open', 'over', true],
  ])('to the end of a game with %s piles shows no more than that', (piles, kind, isShown) => {
    const { play } = scenario({
      seats: 2,
      options: { piles },
      round: 8,
      acts: ['salvage invent', 'arm export'],
    });
    const ahead = preview(play, 'salvage:good');
    expect(ahead?.horizon).toEqual({ kind });
    expect(ahead?.view.seats[0]?.score?.good).toBe(1);
    expect(ahead?.view.seats[1]?.score !== undefined).toBe(isShown);
  });
});
