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
  /** Both go on from here, each in its own way. */
  | { readonly kind: 'forked'; readonly at: number };

export function relation(theirs: Journal, mine: Journal): Relation {
  if (!isSameGame(theirs, mine)) return { kind: 'other-game' };
  const at = common(theirs.answers, mine.answers);
  const theirsEnds = at === theirs.answers.length;
  const mineEnds = at === mine.answers.length;
  if (theirsEnds && mineEnds) return { kind: 'same' };
  if (theirs.again > mine.again) return { kind: mineEnds ? 'ahead' : 'replaces', at };
  if (theirs.again < mine.again) return { kind: theirsEnds ? 'behind' : 'replaced', at };
  if (mineEnds) return { kind: 'ahead', at };
  return { kind: theirsEnds ? 'behind' : 'forked', at };
}

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
