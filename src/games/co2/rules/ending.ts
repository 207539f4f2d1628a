import { refs, type Table } from './lexicon.ts';
import { type Ending, isAlone, type State } from './state.ts';
import { DECADES } from './tables/constants.ts';
import { say } from './vocabulary.ts';
import { endsAtLevel, endsByGreen } from './world.ts';

/** The game is over, and every company lays its cards and its goal open. */
export function end(state: State, ending: Ending, table: Table): void {
  if (!isAlone(state)) table.reveal();
  state.ended = ending;
  table.tell(() => ({ say: say('event.ended', { ending }), mark: true, refs: [refs.ppm] }));
}

/** Why the game ends with this Operations phase, as things stand. */
export function endingNow(state: State): Ending | undefined {
  if (endsByGreen(state)) return 'green';
  if (endsAtLevel(state, state.ppm)) return 'safe';
  return state.decade === DECADES[state.players.length - 1] ? 'decades' : undefined;
}
