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

function paceOf(game: Game, seats: number, wanted: number, clock: () => number): Omit<Pace, 'name'> {
  const options = standardOptions(game, seats, 'link');
  const started = clock();
  let [decisions, seconds] = [0, 0];
  for (let number = 0; seconds < wanted; number++) {
    const agreement: Agreement = { game: game.id, rules: game.rules, seats, options, seed: seedOf(number) };
    const play = Play.start(game, agreement, { remembers: false, speaks: false });
    decisions += playOn(play, dice(number)).answers.length;
    seconds = clock() - started;
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
