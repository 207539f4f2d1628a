import type { Seat } from '../engine/ask.ts';
import type { Journal } from '../link/index.ts';

/** How a journal that has come in relates to the one already here. `at` counts answers the two have in common. */
export type Relation =
  /** It tells of another game. */
  | { readonly kind: 'other-game' }
  | { readonly kind: 'same' }
  /** It goes on where mine stops. */
  | { readonly kind: 'ahead'; readonly at: number }
  /** Mine goes on where it stops. */
  | { readonly kind: 'behind'; readonly at: number }
  /** A hand-over was taken back: it stands in for what mine says from here on. */
  | { readonly kind: 'replaces'; readonly at: number }
  /** It says what was taken back in mine. */
  | { readonly kind: 'replaced'; readonly at: number }
  /** One takes back what chance or a reveal has settled in the other. */
  | { readonly kind: 'overturned'; readonly at: number }
  /** Both go on from here, each in its own way. */
  | { readonly kind: 'forked'; readonly at: number };

/** A journal, who gave each of its answers, and how many of them chance or a reveal has settled. */
export interface Course extends Journal {
  readonly answerers: readonly Seat[];
  readonly settled: number;
}

/**
 * Only the player who handed a turn over may take it back, and only while nobody has answered it and nothing has come of
 * it that was hidden before. Whatever claims more than that is for the players to judge.
 */
export function relation(theirs: Course, mine: Course, mySeats: readonly Seat[]): Relation {
  if (!isSameGame(theirs, mine)) return { kind: 'other-game' };
  const at = common(theirs.answers, mine.answers);
  const there = theirs.answerers.slice(at);
  const here = mine.answerers.slice(at);
  const [seat = there[0]] = here;
  if (seat === undefined) return { kind: 'same' };
  const isMine = mySeats.includes(seat);
  // Where one simply goes on from the other, somebody may have taken back what only the longer one says.
  if (here.length === 0 && (theirs.again >= mine.again || !isMine)) return { kind: 'ahead', at };
  if (there.length === 0 && (theirs.again <= mine.again || isMine)) return { kind: 'behind', at };
  if (theirs.again > mine.again && !isMine && isOneVisit(here)) {
    return { kind: mine.settled > at ? 'overturned' : 'replaces', at };
  }
  if (theirs.again < mine.again && isOneVisit(there)) {
    return { kind: theirs.settled > at ? 'overturned' : 'replaced', at };
  }
  return { kind: 'forked', at };
}

const isOneVisit = (answerers: readonly Seat[]): boolean => new Set(answerers).size === 1;

function isSameGame({ agreement: one }: Journal, { agreement: other }: Journal): boolean {
  return (
    one.game === other.game &&
    one.seed === other.seed &&
    one.rules === other.rules &&
    one.seats === other.seats &&
    Object.keys({ ...one.options, ...other.options }).every((id) => one.options[id] === other.options[id])
  );
}

function common(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((answer, at) => answer !== other[at]);
  return differs < 0 ? one.length : differs;
}
