import { describe, expect, it } from 'vitest';
import type { OptionSpec } from '../../engine/game.ts';
import type { NewGameModel } from './model.ts';
import { blank, finished, optionsOf, withSeat } from './new-game.ts';
import { isRecommended, setUpOf, setUpsFor } from './set-ups.ts';

const teams: OptionSpec = {
  id: 'teams',
  values: ['off', 'on'],
  standard: () => 'off',
  closed: (value, seats) => (value === 'on' && seats !== 3 ? { key: 'needs-three', with: {} } : undefined),
};
const air: OptionSpec = { id: 'air', values: ['random', 'clean'], standard: () => 'random' };
const model: NewGameModel = {
  game: { id: 'fair', seats: [2, 3], options: [teams, air] },
  title: 'The Fair',
  words: {},
  isFirst: true,
  names: ['Ana', 'Ben', 'Caro'],
  way: 'link',
  setUps: [
    { id: 'first', name: 'First game', text: '', options: { air: 'clean' } },
    { id: 'classic', name: 'Classic game', text: '', options: {} },
    { id: 'teams', name: 'Teams', text: '', options: { teams: 'on' } },
  ],
};
const ids = (seats: number): string[] => {
  const draft = seats === 3 ? withSeat(blank(model), model) : blank(model);
  return setUpsFor(draft, model).map(({ id }) => id);
};

describe('the set-ups of a new game', () => {
  it('begin with the recommended one, which is dealt if nobody touches the form', () => {
    expect(setUpOf(blank(model), model)?.id).toBe('first');
    expect(finished(blank(model), model).options).toEqual({ teams: 'off', air: 'clean' });
  });

  it('are only those that make a difference with these seats', () => {
    expect(ids(2)).toEqual(['first', 'classic']);
    expect(ids(3)).toEqual(['first', 'classic', 'teams']);
  });

  it('give way to rules of the players’ own', () => {
    const own = { ...withSeat(blank(model), model), chosen: { air: 'clean', teams: 'on' } };
    expect(optionsOf(own, model)).toEqual({ teams: 'on', air: 'clean' });
    expect(setUpOf(own, model)).toBeUndefined();
    expect(isRecommended(own, model)).toBe(false);
  });

  it('leave a rematch its own rules', () => {
    const rematch = { ...model, options: { air: 'random', teams: 'off' } };
    expect(setUpOf(blank(rematch), rematch)?.id).toBe('classic');
  });
});
