import type { Seat } from '../engine/ask.ts';
import { history } from '../engine/history.ts';
import type { Lexicon, RefOf } from '../engine/lexicon.ts';
import type { Play } from '../engine/play.ts';
import { type Preview, preview } from '../engine/preview.ts';
import { stream } from '../engine/random.ts';
import { isSame } from './laws.ts';

/** Whoever tries options: the engine, or somebody whom a test catches lying or peeking. */
export type Prophet = <State, View, L extends Lexicon>(
  play: Play<State, View, L>,
  ref: RefOf<L>,
) => Preview<View, L> | undefined;

/**
 * What a preview promises of each option is what happens when the option is taken, up to the point where it says it
 * stops: the same table and the same question there, or, before chance or a reveal, the beginning of what is told.
 */
export function foreseesTruly<State, View, L extends Lexicon>(
  play: Play<State, View, L>,
  prophet: Prophet = preview,
): void {
  const { ask, told } = play;
  if (!ask) return;
  for (const [index, { ref }] of ask.options.entries()) {
    const promised = prophet(play, ref);
    if (!promised) throw new Error(`nobody knows what ${ref} would mean`);
    const { view, lines, horizon } = promised;
    const real = play.fork();
    real.answer(index);
    const heard = history(real.told.slice(told.length), ask.seat);
    isSame(lines, heard.slice(0, lines.length), `what is told after ${ref}`);
    if (horizon.kind === 'chance' || horizon.kind === 'secret') {
      if (real.undoTo <= play.answers.length) throw new Error(`${ref} is said to meet ${horizon.kind}, and does not`);
      continue;
    }
    isSame(lines.length, heard.length, `how much is told after ${ref}`);
    isSame(view, real.game.view(real.state, ask.seat), `the table after ${ref}`);
    isSame(horizon.kind === 'over', real.over, `whether ${ref} ends the game`);
    if (horizon.kind === 'decide') isSame(horizon.ask, real.ask, `what is asked after ${ref}`);
    if (horizon.kind === 'wait') isSame(horizon.seat, real.ask?.seat, `who decides after ${ref}`);
  }
}

/**
 * Two plays that differ only in what is hidden from the one who decides and in what chance will bring give the same
 * previews.
 */
export function foreseesBlindly<State, View, L extends Lexicon>(
  play: Play<State, View, L>,
  prophet: Prophet = preview,
): void {
  const { ask } = play;
  if (!ask) return;
  const other = elsewise(play, ask.seat);
  for (const { ref } of ask.options) isSame(prophet(other, ref), prophet(play, ref), `what ${ref} would mean`);
}

/** The same position with other secrets and another chance. The one who decides sees no difference. */
export function elsewise<State, View, L extends Lexicon>(play: Play<State, View, L>, seat: Seat): Play<State, View, L> {
  const other = play.imagined(seat, (turn) => stream('Elsewise', turn));
  isSame(other.game.view(other.state, seat), play.game.view(play.state, seat), `what ${seat} sees`);
  return other;
}
