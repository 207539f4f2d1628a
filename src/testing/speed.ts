import { type Agreement, type Game, standardOptions } from '../engine/game.ts';
import { Play } from '../engine/play.ts';
import { dice, playOn, seedOf } from './playout.ts';

/**
 * How fast rules are to somebody who only thinks ahead. The bench puts this file beside the rules of an older revision as
 * well and measures both in one run, so it leans on nothing that was not always there.
 */
export interface Pace {
  /** The game and the number of seats: `co2/2`. */
  readonly name: string;
  readonly decisions: number;
  readonly seconds: number;
}

/** Plays random games of every title, with few and with many seats, for so many seconds of this clock each. */
export async function* paces(seconds: number, clock: () => number): AsyncGenerator<Pace> {
  for (const game of await gamesOnTheShelf())
    for (const seats of SEATS) yield { name: `${game.id}/${seats}`, ...paceOf(game, seats, seconds, clock) };
}

const SEATS = [2, 4];

/** Looking at the processor's clock takes as long as a short game: so many are played between two looks. */
const GAMES_AT_A_TIME = 10;

/** Nobody who thinks ahead deals: that is done before the clock runs. */
function paceOf(game: Game, seats: number, wanted: number, clock: () => number): Omit<Pace, 'name'> {
  const options = standardOptions(game, seats, 'link');
  let [decisions, seconds] = [0, 0];
  for (let from = 0; seconds < wanted; from += GAMES_AT_A_TIME) {
    const plays = Array.from({ length: GAMES_AT_A_TIME }, (_, at) => {
      const agreement: Agreement = { game: game.id, rules: game.rules, seats, options, seed: seedOf(from + at) };
      return Play.start(game, agreement, { remembers: false, speaks: false });
    });
    const started = clock();
    for (const [at, play] of plays.entries()) decisions += playOn(play, dice(from + at)).answers.length;
    seconds += clock() - started;
  }
  return { decisions, seconds };
}

/** Every game on this shelf, found by its place. */
export async function gamesOnTheShelf(): Promise<Game[]> {
  const modules = import.meta.glob<Record<string, unknown>>('../games/*/rules/game.ts');
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return loaded.flatMap((module) => Object.values(module).filter(isGame));
}

function isGame(value: unknown): value is Game {
  return typeof value === 'object' && value !== null && 'setup' in value && 'turn' in value;
}
