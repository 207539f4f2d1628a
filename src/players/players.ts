import type { Game } from '../engine/game.ts';
import type { Lexicon } from '../engine/lexicon.ts';
import type { Play } from '../engine/play.ts';
import { type Advice, adviseBy } from './advise.ts';
import { Dice } from './dice.ts';
import type { Level, Mind, Searching, Term } from './mind.ts';
import { search } from './search.ts';
import { Thinker } from './think.ts';
import { tryAll, worthAThought } from './try.ts';

/** The computer players of one game. Both functions are pure: the same play, the same answer, on every device. */
export interface Players<State = unknown, View = unknown, L extends Lexicon = Lexicon> {
  readonly game: Game<State, View, L>;
  /** What makes a position good for them. */
  readonly terms: readonly Term<State>[];
  /** The same players with other values. */
  valuing(terms: readonly Term<State>[]): Players<State, View, L>;
  /** The index of the option that a player of this level takes. The play must be waiting for an answer. */
  think(play: Play<State, View, L>, level: Level): number;
  /** Up to three good options, the best first. */
  advise(play: Play<State, View, L>): readonly Advice<L>[];
}

/** Players who think about a game as this mind does. */
export function playersOf<State, View, L extends Lexicon>(mind: Mind<State, View, L>): Players<State, View, L> {
  return {
    game: mind.game,
    terms: mind.terms,
    valuing: (terms) => playersOf({ ...mind, terms }),
    think(play, level) {
      const thinker = thinkerAt(mind, play);
      const style = mind.styleOf(level, play.agreement.seats);
      const { likes, worthIt } = firstLook(thinker);
      const [first = 0, ...more] = worthIt;
      if (more.length === 0) return first;
      if (style.kind === 'searches') return bySearch(thinker, style, worthIt.length);
      return thinker.dice.unit() < style.slips ? thinker.dice.weighted(likes) : best(tryAll(thinker, style));
    },
    advise(play) {
      return adviseBy(thinkerAt(mind, play));
    },
  };
}

const NEARLY_AS_OFTEN = 0.6;

function thinkerAt<State, View, L extends Lexicon>(mind: Mind<State, View, L>, play: Play<State, View, L>) {
  if (!play.ask) throw new Error('nobody is asked anything');
  return new Thinker(mind, play, play.ask);
}

/** What a quick hand thinks of the options, and which are worth a thought. */
function firstLook<State, View, L extends Lexicon>(thinker: Thinker<State, View, L>) {
  const { ask, state } = thinker.imagine(new Dice(0));
  const likes = ask ? thinker.mind.likes(ask, state) : [];
  const worthIt = worthAThought(likes).flatMap((isWorthIt, index) => (isWorthIt ? [index] : []));
  return { likes, worthIt };
}

function bySearch<State, View, L extends Lexicon>(
  thinker: Thinker<State, View, L>,
  style: Searching,
  options: number,
): number {
  const found = search(thinker, style, options);
  const visits = thinker.refs.map((ref) => found.get(ref)?.visits ?? 0);
  if (!style.isBlind) return best(visits);
  // Whoever always gives the same reply to the same table can be read: what is nearly as good is played as well.
  const least = Math.max(...visits) * NEARLY_AS_OFTEN;
  return thinker.dice.weighted(visits.map((count) => (count < least ? 0 : count * count)));
}

function best(values: readonly (number | undefined)[]): number {
  let best = 0;
  for (const [index, value] of values.entries()) if ((value ?? -1) > (values[best] ?? -1)) best = index;
  return best;
}
