import { describe, expect } from 'vitest';
import { GAMES, itPlays } from '../../testing/random-games.ts';
import { travelsUnseen } from './testing/laws.ts';
import { eagerly, playGame } from './testing/random-games.ts';

/** The other half of the games of the suite. */
describe('games of companies that build whenever they can', () => {
  itPlays(
    GAMES / 2,
    'end, never in a dead end; every law holds at every step, links and secrets at every fiftieth',
    (number) => {
      const { state } = playGame(number, travelsUnseen, { choose: eagerly });
      expect(state.ended, `game ${number}`).toBeDefined();
    },
  );
});
