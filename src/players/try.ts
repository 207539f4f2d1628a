import type { Lexicon } from '../engine/lexicon.ts';
import { Dice } from './dice.ts';
import type { Trying } from './mind.ts';
import type { Thinker } from './think.ts';

/**
 * Tries every option worth a thought a few times, each time plays on by quick hands, and says how the thinker then
 * stood in the mean. All options meet the same dice.
 */
export function tryAll<State, View, L extends Lexicon>(
  thinker: Thinker<State, View, L>,
  { samples, turns }: Pick<Trying, 'samples' | 'turns'>,
): (number | undefined)[] {
  const { mind, seat, dice } = thinker;
  const seeds = Array.from({ length: samples }, () => dice.below(2 ** 32));
  const { ask, state } = thinker.imagine(new Dice(0));
  if (!ask) return [];
  const side = mind.sideOf(state, seat);
  return worthAThought(mind.likes(ask, state)).map((isWorthIt, index) => {
    if (!isWorthIt) return undefined;
    const results = seeds.map((seed) => {
      const own = new Dice(seed);
      const play = thinker.imagine(own);
      play.answer(index);
      thinker.playOn(play, turns, own);
      return thinker.chances(play)[side] ?? 0;
    });
    return results.reduce((sum, result) => sum + result, 0) / samples;
  });
}

/** What a quick hand does not like at all is not worth a thought, unless it likes nothing. */
export function worthAThought(likes: readonly number[]): boolean[] {
  const isAny = likes.some((liking) => liking > 0);
  return likes.map((liking) => !isAny || liking > 0);
}
