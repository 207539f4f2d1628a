import { describe, expect, it } from 'vitest';
import { speaker } from '../../../engine/message.ts';
import type { LocationId } from '../rules/tables.ts';
import { view } from '../rules/view.ts';
import { type MatWish, scenario, type TableWish } from '../testing/scenario.ts';
import { words } from '../words.en.ts';
import { outlook, usableAfter } from './outlook.ts';

const voice = speaker(words, ['Ines', 'Bob', 'Mariko']);

function told(id: LocationId, wish: MatWish & TableWish): string[] {
  const { mats, ...seen } = view(scenario(3, wish).state, 0);
  const [mat] = mats;
  if (!mat) throw new RangeError('nobody sits at the table');
  return outlook({ mats, ...seen }, mat, id, voice);
}

describe('what a location would mean for me now', () => {
  it('is told in energy first', () => {
    expect(told('mine', { energy: 2 })[0]).toBe('No stack here: no energy needed. You have 2.');
    expect(told('mine', { energy: 3, stacks: { mine: [{ seat: 1, energy: 1 }] } })[0]).toBe(
      'Your stack must be the tallest: 2 energy, you have 3.',
    );
    expect(told('mine', { energy: 1, stacks: { mine: [{ seat: 1, energy: 1 }] } })[0]).toContain('you have only 1');
    expect(told('mine', { workers: 0 })[0]).toBe('You have no worker left to place.');
  });

  it('tells what lies there for the next one', () => {
    expect(told('finance', { pieces: { finance: { plastic: 1, pollution: 1 } } })).toContain(
      'Whoever works here next first takes 1 plastic, 1 pollution.',
    );
  });

  it('tells how many cards of a market can be paid for', () => {
    expect(told('commerce-market', { money: 3 })).toContain('You can pay for 2 of 3 cards.');
    expect(told('commerce-market', { money: 4 })).toContain('You can pay for any card.');
  });

  it('tells which dice can be paid for', () => {
    expect(told('power-plant', { steel: 2 })).toContain('You can pay for: Coal.');
    expect(told('power-plant', {})).toContain('You cannot pay for any die.');
  });

  it('tells the deals in oil that can be made', () => {
    expect(told('buy-sell-oil', { money: 1 })).toContain('Buy 3 oil for $1.');
    expect(told('buy-sell-oil', { oil: 3 })).toContain('Sell 3 oil for $1.');
    expect(told('buy-sell-oil', { money: 1, oil: 3 })).toContain('Buy 3 oil for $1, or sell 3 oil for $1.');
  });

  it('tells which structures can be used afterwards', () => {
    const wish = { structures: ['bank', 'iron-mine'] } as const;
    expect(told('finance', wish)).toContain('Afterwards you may use Bank.');
    expect(told('mine', wish)).toContain('Afterwards you may use Iron Mine.');
    expect(told('education', wish).join(' ')).not.toContain('Afterwards');
  });

  it('counts a structure as usable only while its plank has room', () => {
    const at = scenario(3, { structures: ['bank', 'shopping-mall', 'farm'] });
    const [bank, mall, farm] = at.mat().structures;
    bank?.tokens.push('worker');
    mall?.tokens.push('energy');
    const [mat] = view(at.state, 0).mats;
    expect(farm && mat && usableAfter(mat, 'trade')).toEqual(['shopping-mall', 'farm']);
  });
});
