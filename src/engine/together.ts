import type { Steps } from './ask.ts';
import type { Simultaneous, Table } from './game.ts';
import type { Lexicon } from './lexicon.ts';

/** Several seats decide at once. In a sealed game nobody can read or change what was decided until all have. */
export function* together<L extends Lexicon>(
  table: Pick<Table<L>, 'together'>,
  choice: Simultaneous<L>,
): Steps<void, L> {
  if (table.together) return yield* table.together(choice);
  for (const seat of choice.seats) yield* choice.decide(seat);
}
