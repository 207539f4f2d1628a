import type { Viewer } from '../engine/game.ts';
import { history } from '../engine/history.ts';
import type { Lexicon, RefOf } from '../engine/lexicon.ts';
import type { Play } from '../engine/play.ts';
import { type Preview, preview } from '../engine/preview.ts';
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
 * previews. Says how many options were compared: where the turn so far has met chance itself, none can be.
 */
export function foreseesBlindly<State, View, L extends Lexicon>(
  play: Play<State, View, L>,
  withOtherSecrets: (state: State, viewer: Viewer) => State,
  prophet: Prophet = preview,
): number {
  const { ask, game } = play;
  if (!ask) return 0;
  const other = play.imagined('Elsewise', (state) => withOtherSecrets(state, ask.seat));
  const looks = ({ state, ask }: Play<State, View, L>, seat: Viewer) => JSON.stringify([ask, game.view(state, seat)]);
  if (!other || looks(other, ask.seat) !== looks(play, ask.seat)) return 0;
  for (const { ref } of ask.options) isSame(prophet(other, ref), prophet(play, ref), `what ${ref} would mean`);
  return ask.options.length;
}
