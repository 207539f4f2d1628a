import { describe } from 'vitest';
import type { Play } from '../../../engine/play.ts';
import { isPlainData, keepsSecrets, replaysToTheSame, travels } from '../../../testing/laws.ts';
import { dice, playout } from '../../../testing/playout.ts';
import { GAMES, itPlays } from '../../../testing/random-games.ts';
import { agreementOn, type Table, tablesBySeats } from '../../../testing/tables.ts';
import { empireEngine } from '../rules/game.ts';

export const bySeats = tablesBySeats(empireEngine);
export const tables = bySeats.flat();

const LAWS = [replaysToTheSame, keepsSecrets, ({ state }: Play) => isPlainData(state)];

/** Every so many answers a position is held to the law of the game. */
const HELD = 20;

/** Every position travels by link. A thorough game holds each to all other laws, another some positions to one law. */
function playGame(table: Table, number: number, isThorough: boolean): void {
  const chosen = dice(number)(HELD);
  const law = LAWS[number % LAWS.length] ?? travels;
  playout(empireEngine, agreementOn(table, empireEngine, number), number, {
    at(play) {
      travels(play);
      if (isThorough) for (const each of LAWS) each(play);
      else if (play.answers.length % HELD === chosen) law(play);
    },
  });
}

/** Plays half of the games of the title, at these tables. */
export function playGames(tableOf: (number: number) => Table): void {
  describe(`${GAMES / 2} random games`, () => {
    itPlays(GAMES / 2, 'all end, keep the laws and never come to a dead end', (number, isThorough) =>
      playGame(tableOf(number), number, isThorough),
    );
  });
}
