import { type Agreement, type Options, standardOptions } from '../engine/game.ts';
import { Play } from '../engine/play.ts';
import type { Level } from '../players/mind.ts';
import type { Players } from '../players/players.ts';
import { dice, seedOf } from './playout.ts';

/** Somebody at the table: a player of a level, or one who takes anything. */
export type Contestant = Level | 'chance';

/** One contestant against a table of another kind, on every seat in turn. */
export interface MatchUp {
  readonly players: Players;
  readonly seats: number;
  readonly one: Contestant;
  readonly others: Contestant;
  readonly options?: Options;
}

export interface Result {
  /** Games that somebody won; lost planets and the like count for nobody. */
  readonly games: number;
  /** A shared victory is so much of one. */
  readonly wins: number;
  readonly lost: number;
}

export function* contest(matchUp: MatchUp, games: number, from = 0): Generator<Result> {
  let [decided, wins, lost] = [0, 0, 0];
  for (let number = from; number < from + games; number++) {
    const seat = number % matchUp.seats;
    const play = playedBy(matchUp, seat, number);
    const { sides, winners } = play.game.scores(play.state);
    if (winners.length === 0) lost++;
    else decided++;
    if (winners.some((side) => sides[side]?.includes(seat))) wins += 1 / winners.length;
    yield { games: decided, wins, lost };
  }
}

/** A whole game, with one contestant on this seat. */
export function playedBy({ players, seats, one, others, options }: MatchUp, seat: number, number: number): Play {
  const { game } = players;
  const agreement: Agreement = {
    game: game.id,
    rules: game.rules,
    seats,
    options: { ...standardOptions(game, seats, 'link'), ...options },
    seed: seedOf(number),
  };
  const play = Play.start(game, agreement);
  const roll = dice(number);
  while (play.ask) {
    const contestant = play.ask.seat === seat ? one : others;
    play.answer(contestant === 'chance' ? roll(play.ask.options.length) : players.think(play, contestant));
  }
  return play;
}

/** Between which shares of wins the true one lies, 95 times of 100 (Wilson's interval). */
export function interval(wins: number, games: number): { readonly low: number; readonly high: number } {
  const z = 1.96;
  const share = wins / games;
  const centre = (share + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const margin = (z / (1 + z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return { low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) };
}
