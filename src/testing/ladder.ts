import { type Agreement, type Options, standardOptions } from '../engine/game.ts';
import { Play } from '../engine/play.ts';
import { RECOMMENDED as recommendedOfCo2 } from '../games/co2/set-ups.ts';
import { GAME_IDS, playersOfGame } from '../games/players.ts';
import { LEVELS, type Level } from '../players/mind.ts';
import type { Players } from '../players/players.ts';
import type { Figure } from './bench.ts';
import { dice, seedOf } from './playout.ts';

/** Somebody at the table: a player of a level, or one who takes anything. */
export type Contestant = Level | 'chance';

/** One contestant against a table of another kind, on every seat in turn. */
export interface MatchUp {
  readonly players: Players;
  /** Whoever sits on the other seats, if they think otherwise. */
  readonly rivals?: Players;
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
  /** Games, lost ones too, in which nobody had more points. */
  readonly ahead: number;
}

export function* contest(matchUp: MatchUp, games: number, from = 0): Generator<Result> {
  let [decided, wins, lost, ahead] = [0, 0, 0, 0];
  for (let number = from; number < from + games; number++) {
    const seat = number % matchUp.seats;
    const play = playedBy(matchUp, seat, number);
    const { sides, winners, totals } = play.game.scores(play.state);
    const side = sides.findIndex((seats) => seats.includes(seat));
    if (winners.length === 0) lost++;
    else decided++;
    if (winners.includes(side)) wins += 1 / winners.length;
    if (totals[side] === Math.max(...totals)) ahead++;
    yield { games: decided, wins, lost, ahead };
  }
}

/** A whole game, with one contestant on this seat. */
export function playedBy(matchUp: MatchUp, seat: number, number: number): Play {
  const { players, rivals = players, seats, one, others, options } = matchUp;
  const { game } = players;
  const agreement: Agreement = {
    game: game.id,
    rules: game.rules,
    seats,
    options: { ...standardOptions(game, seats, 'link'), ...RECOMMENDED[game.id], ...options },
    seed: seedOf(number),
  };
  const play = Play.start(game, agreement);
  const roll = dice(number);
  while (play.ask) {
    const [contestant, mind] = play.ask.seat === seat ? [one, players] : [others, rivals];
    play.answer(contestant === 'chance' ? roll(play.ask.options.length) : mind.think(play, contestant));
  }
  return play;
}

/** A share with the bounds between which the true one lies. */
export interface Share extends Figure {
  readonly low: number;
  readonly high: number;
  readonly games: number;
  /** Games that nobody won. */
  readonly lost?: number;
  /** The share of all games, lost ones too, in which nobody had more points. */
  readonly ahead?: number;
}

export interface Wanted {
  /** One game only, and one number of seats. */
  readonly game?: string;
  readonly seats?: number;
  readonly games: number;
}

/** The rules that *Play now* deals, where they differ from the standard of the game. */
const RECOMMENDED: Readonly<Record<string, Options | undefined>> = { co2: recommendedOfCo2 };

const STEPS = [
  ['gentle', 'chance'],
  ['steady', 'gentle'],
  ['sharp', 'steady'],
] as const satisfies readonly (readonly [Contestant, Contestant])[];

/** Every level against a table of the level below, and what each reaches alone. */
export async function* ladder({ game, seats, games }: Wanted): AsyncGenerator<Share> {
  for (const id of GAME_IDS.filter((id) => game === undefined || id === game)) {
    const players = await playersOfGame(id);
    const [fewest] = players.game.seats;
    for (const many of [1, 2, 3, 4].filter((many) => many >= fewest && (seats === undefined || many === seats))) {
      if (many === 1) yield* alone(players, games);
      else for (const [one, others] of STEPS) yield stepOf({ players, seats: many, one, others }, games);
      if (id === 'co2') for (const level of LEVELS) yield lostBy(players, many, level, games);
    }
  }
}

function stepOf(matchUp: MatchUp, games: number): Share {
  const { players, seats, one, others } = matchUp;
  const name = `ladder/${players.game.id}/${seats}/${one}-v-${others}`;
  let result: Result = { games: 0, wins: 0, lost: 0, ahead: 0 };
  for (result of contest(matchUp, games));
  const { wins, lost, ahead } = result;
  return { ...shareOf(name, 'share of wins', wins, result.games), lost, ahead: rounded(ahead / games) };
}

/** What a single player can win: against the objectives of the game, and against a nation that nobody plays. */
function* alone(players: Players, games: number): Generator<Share> {
  const ways = players.game.options.some(({ id }) => id === 'clash') ? [{}, { clash: 'on' }] : [{}];
  for (const options of ways) {
    for (const level of LEVELS) {
      const what = 'clash' in options ? 'rival' : 'alone';
      const plays = Array.from({ length: games }, (_, number) =>
        playedBy({ players, seats: 1, one: level, others: level, options }, 0, number),
      );
      const won = plays.filter(({ game, state }) => game.scores(state).winners.includes(0));
      yield shareOf(`ladder/${players.game.id}/1/${what}/${level}`, 'share of games won', won.length, games);
    }
  }
}

/** How often a table of one level loses what all of them should keep. */
function lostBy(players: Players, seats: number, level: Level, games: number): Share {
  const plays = Array.from({ length: games }, (_, number) =>
    playedBy({ players, seats, one: level, others: level }, 0, number),
  );
  const lost = plays.filter(({ game, state }) => game.scores(state).winners.length === 0);
  return shareOf(`ladder/${players.game.id}/${seats}/lost/${level}`, 'share of games lost by all', lost.length, games);
}

export function shareOf(name: string, unit: string, wins: number, games: number): Share {
  const { low, high } = interval(wins, games);
  return { name, value: games === 0 ? 0 : rounded(wins / games), unit, low: rounded(low), high: rounded(high), games };
}

function rounded(share: number): number {
  return Number(share.toFixed(3));
}

/** Between which shares of wins the true one lies, 95 times of 100 (Wilson's interval). */
export function interval(wins: number, games: number): { readonly low: number; readonly high: number } {
  const z = 1.96;
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const centre = (share + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const margin = (z / (1 + z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return { low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) };
}
