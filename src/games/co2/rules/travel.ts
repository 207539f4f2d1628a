import type { Deed, Turn } from './deed.ts';
import { refs, type Steps } from './lexicon.ts';
import { playMain } from './lobby.ts';
import { moveScientist, scientistsToMove } from './scientists.ts';
import { say } from './vocabulary.ts';

/** Moves a scientist; on its arrival at a summit a lobby card may be shown. */
export function* travel(turn: Turn, number: number): Steps {
  const talk = yield* moveScientist(turn.state, turn.seat, number, turn.table);
  if (!talk) return;
  const about = refs.summit(talk.place, talk.topic);
  yield* playMain({ ...turn, about }, { action: 'summit', energy: talk.topic });
}

/** The free move of one scientist. */
export function scientistDeeds(turn: Turn): Deed[] {
  const { state, seat } = turn;
  return scientistsToMove(state, seat).map((scientist) => ({
    ...scientist,
    detail: say('scientist.free'),
    value: () => freeMove(turn, scientist.value),
    refused: state.moves.scientist ? say('refused.scientist-moved') : scientist.refused,
  }));
}

export function* freeMove(turn: Turn, number: number): Steps {
  turn.state.moves.scientist = true;
  yield* travel(turn, number);
}
