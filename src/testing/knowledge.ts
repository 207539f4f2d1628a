import type { Lexicon } from '../engine/lexicon.ts';
import type { Play } from '../engine/play.ts';
import { elsewise } from './foresight.ts';
import { isSame } from './laws.ts';

/** Whoever decides by what is in a play. */
export type Decision<State, View, L extends Lexicon> = (play: Play<State, View, L>) => unknown;

/** Where only what is hidden from the one who decides and what chance will bring is different, the decision is the same. */
export function decidesBlindly<State, View, L extends Lexicon>(
  play: Play<State, View, L>,
  decide: Decision<State, View, L>,
): void {
  if (!play.ask) return;
  isSame(decide(elsewise(play, play.ask.seat)), decide(play), `what seat ${play.ask.seat} decides`);
}
