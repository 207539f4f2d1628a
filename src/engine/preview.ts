import type { Ask, Seat } from './ask.ts';
import { history, type Line } from './history.ts';
import type { Lexicon, RefOf } from './lexicon.ts';
import type { Play } from './play.ts';

/** Where looking ahead ends, and why. */
export type Horizon<L extends Lexicon = Lexicon> =
  /** The one who looks ahead decides again. */
  | { readonly kind: 'decide'; readonly ask: Ask<L> }
  /** Somebody else decides. What they are asked may be their secret. */
  | { readonly kind: 'wait'; readonly seat: Seat }
  | { readonly kind: 'chance' }
  | { readonly kind: 'secret' }
  | { readonly kind: 'over' };

/** What taking an option would mean, as far as the one who is asked can know. */
export interface Preview<View = unknown, L extends Lexicon = Lexicon> {
  /** The table at the horizon. */
  readonly view: View;
  /** What would be told on the way. */
  readonly lines: readonly Line<L>[];
  readonly horizon: Horizon<L>;
}

/**
 * Tries an option of the current ask: the rules themselves run on a copy, through everything forced, until somebody
 * decides, chance is drawn or something hidden would be shown. Whoever has made up their mind about what is asked next
 * can say so. Undefined if the thing is not offered.
 */
export function preview<State, View, L extends Lexicon>(
  play: Play<State, View, L>,
  ref: RefOf<L>,
  ...next: readonly RefOf<L>[]
): Preview<View, L> | undefined {
  const { ask, told, game } = play;
  if (!ask?.options.some((option) => option.ref === ref)) return undefined;
  const { play: tried, stoppedBy } = play.attempt([ref, ...next]);
  return {
    view: game.view(tried.state, ask.seat),
    lines: history(tried.told.slice(told.length), ask.seat),
    horizon: stoppedBy ? { kind: stoppedBy } : horizonOf(tried, ask.seat),
  };
}

function horizonOf<State, View, L extends Lexicon>({ ask }: Play<State, View, L>, seat: Seat): Horizon<L> {
  if (!ask) return { kind: 'over' };
  return ask.seat === seat ? { kind: 'decide', ask } : { kind: 'wait', seat: ask.seat };
}
