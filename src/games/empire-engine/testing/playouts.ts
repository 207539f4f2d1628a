import { describe } from 'vitest';
import { type Agreement, refusedOptions } from '../../../engine/game.ts';
import type { Play } from '../../../engine/play.ts';
import { isPlainData, keepsSecrets, replaysToTheSame, travels } from '../../../testing/laws.ts';
import { dice, playout, seedOf } from '../../../testing/playout.ts';
import { GAMES, itPlays } from '../../../testing/random-games.ts';
import { empireEngine } from '../rules/game.ts';

/** Every position travels by link. In one game of so many it is held to all other laws, else one position to one law. */
const THOROUGH = 500;

const [FEWEST, MOST] = empireEngine.seats;

type Table = Pick<Agreement, 'seats' | 'options'>;

/** Every table of so many seats that can be agreed on. */
function tablesFor(seats: number): Table[] {
  const combinations = empireEngine.options.reduce<Record<string, string>[]>(
    (partial, { id, values }) => partial.flatMap((options) => values.map((value) => ({ ...options, [id]: value }))),
    [{}],
  );
  return combinations
    .filter((options) => !refusedOptions(empireEngine, seats, options))
    .map((options) => ({ seats, options }));
}

export const bySeats = Array.from({ length: MOST - FEWEST + 1 }, (_, more) => tablesFor(FEWEST + more));
export const tables = bySeats.flat();

/** Even numbers go through all tables, odd numbers give every number of seats an equal share. */
function agreementOf(number: number): Agreement {
  const turn = number >> 1;
  const share = bySeats[turn % bySeats.length] ?? [];
  const table = number % 2 === 0 ? tables[turn % tables.length] : share[dice(number)(share.length)];
  if (!table) throw new Error(`no table for game ${number}`);
  return { game: empireEngine.id, rules: empireEngine.rules, ...table, seed: seedOf(number) };
}

const LAWS = [replaysToTheSame, keepsSecrets, ({ state }: Play) => isPlainData(state)];

function playGame(number: number): void {
  const chosen = dice(number)(60);
  const law = LAWS[number % LAWS.length] ?? travels;
  const isThorough = number % THOROUGH === 0;
  playout(empireEngine, agreementOf(number), number, {
    at(play) {
      travels(play);
      if (isThorough) for (const each of LAWS) each(play);
      else if (play.answers.length === chosen) law(play);
    },
  });
}

/** Plays every second game, from the first or from the second on. */
export function playGames(first: 0 | 1): void {
  describe(`${GAMES / 2} random games`, () => {
    itPlays(GAMES / 2, 'all end, keep the laws and never come to a dead end', (nth) => playGame(first + 2 * nth));
  });
}
