import type { Seat } from '../../engine/ask.ts';
import type { Game, Table } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import type { Unreadable } from '../parts.ts';
import { toText } from './chains.ts';
import { reachIn } from './position.ts';
import { openSealed } from './read.ts';

/** What was found by checking a sealed game from its deal on. */
export interface Certificate {
  readonly ok: true;
  /** What nobody can make again: 22 letters and digits. */
  readonly id: string;
  readonly isOver: boolean;
  /** How much was decided, drawn by chance, and decided under a seal. */
  readonly answers: number;
  readonly draws: number;
  readonly sealed: number;
  readonly seats: readonly SeatCertificate[];
}

export interface SeatCertificate {
  readonly seat: Seat;
  /** Whether the seat has a chain: computers have none. */
  readonly isSealed: boolean;
  readonly visits: number;
  /** After which of its visits the seat went on with a new key. */
  readonly newKeys: readonly number[];
}

/**
 * Checks every value, draw and opening of a game once more, with nothing but its link. Of a game that is not dealt yet
 * there is nothing to check.
 */
export function certify(link: string, game: Game): Certificate | Unreadable | undefined {
  let draws = 0;
  const counting = (table: Table): Table => ({ ...table, random: counted(table.random, () => draws++) });
  const read = openSealed(link, {
    ...game,
    setup: (seats, options, table) => game.setup(seats, options, counting(table)),
    turn: (state, table) => game.turn(state, counting(table)),
  });
  if (!read.ok) return read;
  if (read.kind === 'lobby') return undefined;
  const { play } = read;
  const { seals } = play.game;
  const isChoice = (at: number) => (play.radixes[at] ?? 1) > 1;
  const decided = [...play.picks.keys()].filter(isChoice);
  return {
    ok: true,
    id: toText(seals.id),
    isOver: play.over,
    answers: decided.length,
    draws,
    sealed: decided.filter((at) => play.picks[at]?.startsWith('#')).length,
    seats: seals.chains.map((segments, seat) => ({
      seat,
      isSealed: segments.length > 0,
      visits: seals.hasChain(seat) ? reachIn(play, seat) : 0,
      newKeys: segments.slice(0, -1).map((_, at) => visitsOf(segments.slice(0, at + 1))),
    })),
  };
}

/** The visits of some chains: the first anchor is none, that of a later chain is. */
const visitsOf = (segments: readonly { readonly count: number }[]): number =>
  segments.reduce((visits, { count }) => visits + count + 1, -1);

/** Counts what comes of a draw: to draw one of one is none. */
function counted(random: Random, count: () => void): Random {
  return {
    below(n) {
      const drawn = random.below(n);
      if (n > 1) count();
      return drawn;
    },
  };
}
