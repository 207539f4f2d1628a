import { describe, it } from 'vitest';
import { type Agreement, refusedOptions } from '../../engine/game.ts';
import type { Play } from '../../engine/play.ts';
import { decode, encode } from '../../link/index.ts';
import { isPlainData, isSame, keepsSecrets, replaysToTheSame } from '../../testing/laws.ts';
import { friends } from '../../testing/players.ts';
import { dice, playout, seedOf } from '../../testing/playout.ts';
import { empireEngine } from './rules/game.ts';

/** How many random games are played: `PLAYOUTS=100000 npx vitest run src/games/empire-engine/playouts`. */
const games = Number(process.env['PLAYOUTS'] ?? 2000);
const BATCHES = 20;
const PATIENCE = 120_000 + games * 100;

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

/** A link opens to the position it was written from. */
function travels(play: Play): void {
  const opened = decode(encode(friends(play), play), play.game, { remembers: false });
  if (!opened.ok) throw new Error(`the link does not open: ${opened.fault}`);
  isSame(opened.play.answers, play.answers);
  isSame(opened.play.state, play.state);
  isSame(opened.play.ask, play.ask);
}

const LAWS = [replaysToTheSame, keepsSecrets, ({ state }: Play) => isPlainData(state)];

function playGame(number: number): void {
  const roll = dice(number);
  const chosen = roll(60);
  const law = LAWS[number % LAWS.length] ?? isPlainData;
  const isThorough = number % THOROUGH === 0;
  let last: Play | undefined;
  try {
    playout(empireEngine, agreementOf(number), number, {
      at(play) {
        last = play as Play;
        travels(last);
        if (isThorough) for (const each of LAWS) each(last);
        else if (play.answers.length === chosen) law(last);
      },
    });
  } catch (error) {
    const link = last ? encode(friends(last), last) : 'before its first question';
    throw new Error(`game ${number} fails at #${link}`, { cause: error });
  }
}

/** Plays every second game, from the first or from the second on, in batches that report one by one. */
export function playGames(first: 0 | 1): void {
  const batches = Array.from({ length: BATCHES }, (_, batch) => batch);
  describe(`${games / 2} random games`, () => {
    it.each(batches)('all end, keep the laws and never come to a dead end (%i)', { timeout: PATIENCE }, (batch) => {
      for (let number = first + 2 * batch; number < games; number += 2 * BATCHES) playGame(number);
    });
  });
}
