import { refs, type Table } from './lexicon.ts';
import { type Ending, isAlone, type State } from './state.ts';
import { say } from './vocabulary.ts';

/** The game is over, and every company lays its cards and its goal open. */
export function end(state: State, ending: Ending, table: Table): void {
  if (!isAlone(state)) table.reveal();
  state.ended = ending;
  table.tell({ say: say('ended', { ending }), mark: true, refs: [refs.ppm] });
}
