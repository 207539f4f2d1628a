import { describe, expect, it } from 'vitest';
import { says } from '../testing/little-game.ts';
import { type OptionSpec, refusedOptions, standardOptions } from './game.ts';

const options: readonly OptionSpec[] = [
  { id: 'length', values: ['short', 'long'], standard: (_, way) => (way === 'room' ? 'long' : 'short') },
  {
    id: 'teams',
    values: ['off', 'on'],
    standard: (seats) => (seats === 4 ? 'on' : 'off'),
    closed: (value, seats, { length }) => {
      if (value !== 'on') return undefined;
      if (seats !== 4) return says('needs four');
      return length === 'short' ? says('too short for teams') : undefined;
    },
  },
];

describe('the options of a game', () => {
  it('have defaults that fit the players and the way of playing', () => {
    expect(standardOptions({ options }, 2, 'link')).toEqual({ length: 'short', teams: 'off' });
    expect(standardOptions({ options }, 4, 'room')).toEqual({ length: 'long', teams: 'on' });
  });

  it('may be closed by the number of players or by one another', () => {
    expect(refusedOptions({ options }, 4, { length: 'long', teams: 'on' })).toBeUndefined();
    expect(refusedOptions({ options }, 3, { length: 'long', teams: 'on' })).toEqual(says('needs four'));
    expect(refusedOptions({ options }, 4, { length: 'short', teams: 'on' })).toEqual(says('too short for teams'));
    expect(refusedOptions({ options }, 3, {})).toBeUndefined();
  });
});
