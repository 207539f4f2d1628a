import type { Seat, Steps } from './ask.ts';
import type { Table } from './game.ts';
import type { Lexicon } from './lexicon.ts';
import type { Facts } from './message.ts';

/**
 * A question put off. Playing by mail, every question to another seat in the middle of a turn costs a hand-over; where
 * the order cannot matter it waits until that seat's own next turn, or until something is about to read its outcome.
 */
export interface Deferred<F extends Facts = Facts> {
  readonly seat: Seat;
  readonly what: string;
  readonly with: F;
}

/** The part of a state that remembers what was put off. */
export interface Defers<F extends Facts = Facts> {
  readonly deferred: Deferred<F>[];
}

/** How each kind of deferred question is asked once its moment has come. */
export type Settlements<State extends Defers, L extends Lexicon = Lexicon> = Readonly<
  Record<string, (state: State, due: State['deferred'][number], table: Table<L>) => Steps<void, L>>
>;

export function defer<F extends Facts>(state: Defers<F>, question: Deferred<F>): void {
  state.deferred.push(question);
}

/** Asks every deferred question that is due, oldest first; those put off meanwhile are looked at as well. */
export function* settle<State extends Defers, L extends Lexicon = Lexicon>(
  state: State,
  table: Table<L>,
  settlements: Settlements<State, L>,
  isDue: (question: Deferred) => boolean,
): Steps<void, L> {
  for (;;) {
    const at = state.deferred.findIndex(isDue);
    const [due] = at < 0 ? [] : state.deferred.splice(at, 1);
    if (!due) return;
    const ask = settlements[due.what];
    if (!ask) throw new Error(`nobody knows how to settle "${due.what}"`);
    yield* ask(state, due, table);
  }
}
