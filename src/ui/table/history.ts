import type { Seat } from '../../engine/ask.ts';
import type { FrameRequest, Move, TableModel } from './model.ts';

/** One mark of the track: everything one seat did in one go, or a milestone. */
export interface Beat {
  readonly seat: Seat | undefined;
  readonly isMilestone: boolean;
  readonly turn: number;
  /** Indices of its first and last move. */
  readonly first: number;
  readonly last: number;
}

/** The history as marks: consecutive moves of one seat in one turn are one mark, a milestone always stands alone. */
export function beatsOf(moves: readonly Move[]): Beat[] {
  const beats: Beat[] = [];
  moves.forEach(({ line }, index) => {
    const { seat, mark, turn } = line;
    const before = beats.at(-1);
    const isSame = before && !mark && !before.isMilestone && before.seat === seat && before.turn === turn;
    if (isSame) beats[beats.length - 1] = { ...before, last: index };
    else beats.push({ seat, isMilestone: mark, turn, first: index, last: index });
  });
  return beats;
}

/** The move a step back or forward leads to; undefined is the present, which lies behind the last move. */
export function stepTo(moves: readonly Move[], showing: number | undefined, by: -1 | 1): number | undefined {
  const at = (showing ?? moves.length) + by;
  return at >= moves.length ? undefined : Math.max(0, at);
}

/** The next step of something being read; after the last move the present. */
export function readOn({ moves, showing }: Pick<TableModel, 'moves' | 'showing'>): FrameRequest {
  const next = stepTo(moves, showing, 1);
  return next === undefined ? { do: 'skip-film' } : { do: 'film', from: next };
}

/** The moves turn by turn, newest turn first, as the history sheet lists them. */
export function turnsOf(moves: readonly Move[]): { turn: number; moves: { move: Move; index: number }[] }[] {
  const turns = new Map<number, { move: Move; index: number }[]>();
  moves.forEach((move, index) => {
    const { turn } = move.line;
    turns.set(turn, [...(turns.get(turn) ?? []), { move, index }]);
  });
  return [...turns].map(([turn, told]) => ({ turn, moves: told })).reverse();
}
