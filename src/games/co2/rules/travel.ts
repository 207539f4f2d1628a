import type { Steps } from '../../../engine/ask.ts';
import { playMain } from './lobby.ts';
import type { Move, Turn } from './moves.ts';
import { moveScientist, scientistsToMove } from './scientists.ts';
import { say } from './vocabulary.ts';

/** Moves a scientist; on its arrival at a summit a lobby card may be shown. */
export function* travel(turn: Turn, number: number): Steps {
  const topic = yield* moveScientist(turn.state, turn.seat, number, turn.table);
  if (topic) yield* playMain(turn, { action: 'summit', energy: topic });
}

/** The free move of one scientist. */
export function scientistMoves(turn: Turn): Move[] {
  const { state, seat } = turn;
  return scientistsToMove(state, seat).map(({ value: number, refused, ...scientist }) => ({
    ...scientist,
    detail: say('scientist.free'),
    value: () => freeMove(turn, number),
    refused: state.moves.scientist ? say('no.scientist-moved') : refused,
  }));
}

export function* freeMove(turn: Turn, number: number): Steps {
  turn.state.moves.scientist = true;
  yield* travel(turn, number);
}
