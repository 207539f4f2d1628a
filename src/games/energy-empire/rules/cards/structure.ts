import { keysOf, recordOf } from '../../../../engine/record.ts';
import type { Since } from '../../../../engine/since.ts';
import type { Effect } from '../effects.ts';
import type { Bag } from '../goods.ts';
import type { GenerateMoment } from '../modules.ts';
import type { Source } from '../source.ts';
import type { Pollutant } from '../state.ts';
import type { Row, StructureType } from '../tables.ts';

/**
 * How an action plank takes workers and energy: one, two at once, or one now and one on a later turn. A card without a
 * plank works by itself.
 */
export type Plank = 'single' | 'double' | 'two-singles' | 'none';

export interface Structure extends Since {
  readonly type: StructureType;
  /** How many of this card there are. */
  readonly copies: number;
  readonly vp: number;
  /** Taken once, when the card is built. */
  readonly pollution?: { readonly token: Pollutant; readonly row: Row };
  readonly plank: Plank;
  readonly effect: Effect;
  /** It buys from a market or looks for something there: what is missing is laid out before anybody thinks of using it. */
  readonly visitsMarket?: true;
  /** What it brings by itself in every Generate turn of its owner. */
  readonly generates?: { readonly when: GenerateMoment; readonly bag: Bag };
  readonly source: Source;
}

export function pollutes(row: Row) {
  return { token: 'pollution', row } as const;
}

export function contaminates(row: Row) {
  return { token: 'contamination', row } as const;
}

type Entry = Omit<Structure, 'type' | 'copies'> & { readonly copies?: number };

/** The structures of one type; a card without a number of copies is the only one. */
export function structures<Id extends string>(
  type: StructureType,
  entries: Readonly<Record<Id, Entry>>,
): Readonly<Record<Id, Structure>> {
  return recordOf(keysOf(entries), (id): Structure => ({ type, copies: 1, ...entries[id] }));
}
