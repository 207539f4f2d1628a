import { describe } from 'vitest';
import type { Agreement } from '../../engine/game.ts';
import { seedOf } from '../../testing/playout.ts';
import { GAMES, itPlays } from '../../testing/random-games.ts';
import { energyEmpire } from './rules/game.ts';
import { playGame } from './testing/random-games.ts';

/** Every number of seats an equal share, each with both kinds of set-up and under every version of the rules. */
function agreementOf(number: number): Agreement {
  const seats = (number % 5) + 1;
  const setup = Math.floor(number / 5) % 2 === 0 ? 'own-turn' : 'lap';
  const rules = (Math.floor(number / 10) % energyEmpire.rules) + 1;
  return { game: energyEmpire.id, rules, seats, options: { setup }, seed: seedOf(number) };
}

describe(`${GAMES} random games`, () => {
  itPlays(GAMES, 'all end, keep the laws and never come to a dead end', (number) =>
    playGame(agreementOf(number), number, { thorough: 500 }),
  );
});
