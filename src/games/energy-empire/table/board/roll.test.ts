import { describe, expect, it } from 'vitest';
import type { Die } from '../../rules/tables.ts';
import { view } from '../../rules/view.ts';
import { scenario } from '../../testing/scenario.ts';
import { rolling } from './roll.ts';

const aside = (dice: readonly Die[], ...left: readonly Die[]): string[] => {
  const generating = scenario(3, { dice }).play('button:generate', 'button:decline');
  const { state } = generating.play(...left.map((die) => `die:${die}`));
  return rolling(dice, view(state, 0).now.rolling ?? []).map(
    ({ kind, isAside }) => `${kind}${isAside ? ' aside' : ''}`,
  );
};

describe('before a roll', () => {
  it('all dice are ready', () => {
    expect(aside(['coal', 'nuclear'])).toEqual(['coal', 'nuclear']);
  });

  it('a die left aside is marked', () => {
    expect(aside(['solar-wind', 'coal', 'nuclear'], 'nuclear')).toEqual(['solar-wind', 'coal', 'nuclear aside']);
  });

  it('of several of a kind the last is marked', () => {
    expect(aside(['coal', 'coal', 'nuclear'], 'coal')).toEqual(['coal', 'coal aside', 'nuclear']);
    expect(aside(['coal', 'coal', 'nuclear'], 'coal', 'nuclear')).toEqual(['coal', 'coal aside', 'nuclear aside']);
  });
});
