import type { NationId } from '../rules/cards/nations.ts';
import type { Spot } from '../rules/tables.ts';

/** What the sentences on the table need to know. */

/** Where the Rival sends a worker, and the card of a market that it discards there. */
export interface RivalPlace {
  readonly place: string;
  readonly spot?: Spot;
}

/** The energy of a roll, die by die, and whose roll it is where that is not plain. */
export interface Sum {
  readonly who?: string;
  readonly terms: readonly number[];
  readonly sum: number;
}

/** What the winner is proud of. */
export interface Boast {
  readonly name: string;
  readonly nation: NationId;
  readonly structures: number;
  readonly step: number;
  readonly clean: number;
}
