import { describe, expect } from 'vitest';
import { GAMES, itMeetsAll, itPlays } from '../../testing/random-games.ts';
import { co2 } from './rules/game.ts';
import { travelsUnseen } from './testing/laws.ts';
import { gentle, playGame, tableOf, tables } from './testing/random-games.ts';

/** Half of the games of the suite. */
describe('random games of one to five companies with all variants', () => {
  itMeetsAll(tables, tableOf);
  itPlays(
    GAMES / 2,
    'end, never in a dead end; every law holds at every step, links and secrets at every fiftieth',
    (number) => {
      const world = number % 20 < 15 ? co2 : gentle;
      const { state } = playGame(number, travelsUnseen, { world });
      expect(state.ended, `game ${number}`).toBeDefined();
      expect(co2.scores(state).winners.length > 0).toBe(state.ended !== 'lost');
    },
  );
});
