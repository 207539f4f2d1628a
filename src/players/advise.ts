import type { Lexicon, RefOf } from '../engine/lexicon.ts';
import { Dice } from './dice.ts';
import type { Term } from './mind.ts';
import type { Thinker } from './think.ts';
import { tryAll } from './try.ts';

/** An option worth taking, and what speaks for it. */
export interface Advice<L extends Lexicon = Lexicon> {
  readonly index: number;
  readonly ref: RefOf<L>;
  /** What the adviser would go on to do, as long as nobody else decides. */
  readonly next: readonly RefOf<L>[];
  /** How the adviser expects to stand after it, from nought, lost, to one, won. */
  readonly chance: number;
  /** What would change for the one who is asked, by the end of the turn in the mean; what counts most comes first. */
  readonly because: readonly Reason[];
}

/** Something that is counted at the table under a sign. */
export interface Reason {
  readonly sign: string;
  /** How much more of it there would be. */
  readonly more: number;
  /** What that is worth, in points. */
  readonly worth: number;
}

const MOST_ADVICE = 3;
const NEARLY_AS_GOOD = 0.05;

/** Up to three good options, the best first: whatever is nearly as good as the best, after trying them all. */
export function adviseBy<State, View, L extends Lexicon>(thinker: Thinker<State, View, L>): readonly Advice<L>[] {
  return tryAll(thinker, thinker.mind.advice)
    .flatMap((chance, index) => (chance === undefined ? [] : [{ chance, index }]))
    .sort((one, other) => other.chance - one.chance)
    .filter(({ chance }, at, [first]) => at < MOST_ADVICE && chance > (first?.chance ?? 0) - NEARLY_AS_GOOD)
    .map(({ chance, index }) => ({ index, ref: refAt(thinker, index), chance, ...outlook(thinker, index) }));
}

const SAMPLES = 8;

/** What an option leads to by the end of the turn: the best way on that was found, and what changes in the mean. */
function outlook<State, View, L extends Lexicon>(
  thinker: Thinker<State, View, L>,
  index: number,
): Pick<Advice<L>, 'next' | 'because'> {
  const { mind, seat, dice } = thinker;
  const more = mind.terms.map(() => 0);
  let [best, next, left]: [number, readonly RefOf<L>[], number] = [-1, [], 0];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const own = new Dice(dice.below(2 ** 32));
    const play = thinker.imagine(own);
    const side = mind.sideOf(play.state, seat);
    const before = mind.terms.map(({ count }) => count(play.state, seat));
    left = mind.ahead(play.state);
    play.answer(index);
    const from = play.picks.length;
    thinker.playOn(play, 0, own);
    for (const [at, { count }] of mind.terms.entries())
      more[at] = (more[at] ?? 0) + (count(play.state, seat) - (before[at] ?? 0)) / SAMPLES;
    const chance = thinker.chances(play)[side] ?? 0;
    if (chance <= best) continue;
    const others = play.answerers.findIndex((answerer, at) => at >= from && answerer !== seat);
    [best, next] = [chance, play.picks.slice(from, others < 0 ? undefined : others)];
  }
  const because = reasonsIn(
    mind.terms.map((term, at) => ({ ...term, more: more[at] ?? 0 })),
    left,
  );
  return { next, because };
}

/** The terms that players find counted at the table; whatever is worth points there is counted in points. */
function reasonsIn<State>(terms: readonly (Term<State> & { readonly more: number })[], left: number): Reason[] {
  const signs = [...new Set(terms.flatMap(({ sign }) => sign ?? []))];
  return signs
    .map((sign) => {
      const counted = terms.filter((term) => term.sign === sign);
      return {
        sign,
        more: sum(counted.map(({ more, end }) => (counted.length > 1 ? more * end : more))),
        worth: sum(counted.map(({ more, end, ahead }) => more * (end + ahead * left))),
      };
    })
    .filter(({ worth }) => worth !== 0)
    .sort((one, other) => Math.abs(other.worth) - Math.abs(one.worth));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function refAt<State, View, L extends Lexicon>({ refs }: Thinker<State, View, L>, index: number): RefOf<L> {
  const ref = refs[index];
  if (ref === undefined) throw new RangeError(`there is no option ${index}`);
  return ref;
}
