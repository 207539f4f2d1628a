import type { Game } from '../engine/game.ts';
import type { Lexicon, RefOf } from '../engine/lexicon.ts';
import type { Play } from '../engine/play.ts';
import { Dice } from './dice.ts';
import type { Level, Mind, Searching } from './mind.ts';
import { search } from './search.ts';
import { Thinker } from './think.ts';
import { tryAll, worthAThought } from './try.ts';

/** An option worth taking, and what speaks for it. */
export interface Advice<L extends Lexicon = Lexicon> {
  readonly index: number;
  readonly ref: RefOf<L>;
  /** How the adviser expects to stand after it, from nought, lost, to one, won. */
  readonly chance: number;
  /** What would change most for the one who is asked, by the end of the turn, in points; the largest first. */
  readonly because: readonly { readonly term: string; readonly change: number }[];
}

/** The computer players of one game. Both functions are pure: the same play, the same answer, on every device. */
export interface Players<State = unknown, View = unknown, L extends Lexicon = Lexicon> {
  readonly game: Game<State, View, L>;
  /** The index of the option that a player of this level takes. The play must be waiting for an answer. */
  think(play: Play<State, View, L>, level: Level): number;
  /** Up to three good options, the best first. */
  advise(play: Play<State, View, L>): readonly Advice<L>[];
}

/** Players who think about a game as this mind does. */
export function playersOf<State, View, L extends Lexicon>(mind: Mind<State, View, L>): Players<State, View, L> {
  return {
    game: mind.game,
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
      const thinker = thinkerAt(mind, play);
      const chances = tryAll(thinker, mind.advice);
      return chances
        .flatMap((chance, index) => (chance === undefined ? [] : [{ chance, index }]))
        .sort((one, other) => other.chance - one.chance)
        .filter(({ chance }, at, [first]) => at < MOST_ADVICE && chance > (first?.chance ?? 0) - NEARLY_AS_GOOD)
        .map(({ chance, index }) => ({
          index,
          ref: thinker.refs[index] ?? missing(index),
          chance,
          because: reasons(thinker, index),
        }));
    },
  };
}

const MOST_ADVICE = 3;
const NEARLY_AS_GOOD = 0.05;
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

const REASONS = 3;
const SAMPLES_OF_REASONS = 4;

/** What an option changes by the end of the turn, in the terms that change most. */
function reasons<State, View, L extends Lexicon>(
  thinker: Thinker<State, View, L>,
  index: number,
): Advice<L>['because'] {
  const { mind, seat, dice } = thinker;
  const changes = mind.terms.map(({ id }) => ({ term: id, change: 0 }));
  for (let sample = 0; sample < SAMPLES_OF_REASONS; sample++) {
    const play = thinker.imagine();
    const left = mind.ahead(play.state);
    const before = mind.terms.map(({ count }) => count(play.state, seat));
    play.answer(index);
    thinker.playOn(play, 0, dice);
    for (const [at, { end, ahead, count }] of mind.terms.entries()) {
      const change = changes[at];
      if (change)
        change.change += ((end + ahead * left) * (count(play.state, seat) - (before[at] ?? 0))) / SAMPLES_OF_REASONS;
    }
  }
  return changes
    .filter(({ change }) => change !== 0)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, REASONS);
}

function missing(index: number): never {
  throw new RangeError(`there is no option ${index}`);
}
