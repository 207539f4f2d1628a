import { type Agreement, type Game, HINTS, refusedOptions } from '../engine/game.ts';
import { seedOf } from './playout.ts';

/** What is agreed on before a game: by which version of the rules, how many people and which variants are played. */
export type Terms = Pick<Agreement, 'rules' | 'seats' | 'options'>;

/** Every table that can be agreed on, by the number of seats, as far as the rules know of it. */
export function tablesBySeats(game: Pick<Game, 'rules' | 'seats' | 'options'>): readonly (readonly Terms[])[] {
  const known = game.options.filter((spec) => spec !== HINTS);
  const combinations = known.reduce<Record<string, string>[]>(
    (partial, { id, values }) => partial.flatMap((options) => values.map((value) => ({ ...options, [id]: value }))),
    [{}],
  );
  const versions = Array.from({ length: game.rules }, (_, before) => before + 1);
  const [fewest, most] = game.seats;
  return Array.from({ length: most - fewest + 1 }, (_, more) => {
    const seats = fewest + more;
    return combinations
      .filter((options) => !refusedOptions(game, seats, options))
      .flatMap((options) => versions.map((rules) => ({ rules, seats, options })));
  });
}

/** Gives every number of seats an equal share of the games, and within it each table its turn. */
export function inEqualShares(bySeats: readonly (readonly Terms[])[]): (number: number) => Terms {
  const shares = bySeats.map(inTurn);
  return (number) => shares[number % shares.length]?.(Math.floor(number / shares.length)) ?? missing(number);
}

/**
 * Numbers the things in a list so that each has its turn, and so that even a few numbers in a row are spread over the
 * whole list: from one to the next it is about the golden section of the list.
 */
export function inTurn<T>(list: readonly T[]): (number: number) => T {
  let step = Math.max(1, Math.round(list.length * 0.618));
  while (greatestDivisor(step, list.length) > 1) step++;
  return (number) => list[(number * step) % list.length] ?? missing(number);
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

function missing(number: number): never {
  throw new RangeError(`there is no table for game ${number}`);
}

export function agreementOn(table: Terms, { id }: Pick<Game, 'id'>, number: number): Agreement {
  return { game: id, ...table, seed: seedOf(number) };
}
