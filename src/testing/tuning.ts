import { playersOfGame } from '../games/players.ts';
import type { Level } from '../players/mind.ts';
import type { Players } from '../players/players.ts';
import type { Figure } from './bench.ts';
import { contest, type Share, shareOf } from './ladder.ts';

/** What is tuned, and how thoroughly. */
export interface Tuning {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly level: Level;
}

/** One value that was tried out: by whom it is worth more, and what became of it. */
export interface Tried extends Share {
  readonly from: number;
  readonly to: number;
  readonly isKept: boolean;
}

/** A value as it is left in the end. */
export interface Tuned extends Figure {
  readonly ahead: number;
}

const PARTS = ['end', 'ahead'] as const;

/** What a value is tried at; one that is nought may be worth a little. */
const otherThan = (value: number): readonly number[] =>
  value === 0 ? [0.3] : [value * 1.5, value / 1.5].map((other) => Number(other.toFixed(2)));

/** A change must win so many more of a hundred games, or chance would have kept it. */
const CLEARLY = 0.04;

/**
 * Changes one value of the evaluation at a time, lets one player value it so against a table of those who do not, and keeps
 * what wins clearly more. Games that nobody wins are won by neither. The values that are left in the end are printed as they
 * stand in `terms.ts`.
 */
export async function* tuning({ game, seats, games, level }: Tuning): AsyncGenerator<Tried | Tuned> {
  let players = await playersOfGame(game);
  let from = 0;
  for (const { id } of players.terms) {
    for (const part of PARTS) {
      const now = players.terms.find((term) => term.id === id)?.[part] ?? 0;
      for (const to of otherThan(now)) {
        const changed = players.valuing(players.terms.map((term) => (term.id === id ? { ...term, [part]: to } : term)));
        const share = (one: Players): number => winsOf(one, players, seats, games, level, from);
        const [before, after] = [share(players), share(changed)];
        const isKept = after - before > CLEARLY * games;
        yield {
          ...shareOf(`tuning/${game}/${seats}/${id}/${part}`, 'share of wins', after, games),
          from: now,
          to,
          isKept,
        };
        from += games;
        if (!isKept) continue;
        players = changed;
        break;
      }
    }
  }
  for (const { id, end, ahead } of players.terms)
    yield { name: `tuned/${game}/${id}`, value: end, unit: 'points', ahead };
}

function winsOf(players: Players, rivals: Players, seats: number, games: number, level: Level, from: number): number {
  let wins = 0;
  for (const result of contest({ players, rivals, seats, one: level, others: level }, games, from)) wins = result.wins;
  return wins;
}
