import { keysOf } from '../../../../engine/record.ts';
import type { Energy } from './energies.ts';
import type { Provenance } from './provenance.ts';

/** The five places on the board where a summit can be held, in the order in which they are settled. */
export const PLACES = ['kyoto', 'rio', 'copenhagen', 'marrakech', 'montreal'] as const;
export type PlaceId = (typeof PLACES)[number];

export interface Summit extends Provenance {
  readonly topics: readonly Energy[];
}

export const SUMMITS = {
  'summit-2-01': { topics: ['forestation', 'solar'], source: 'designed' },
  'summit-2-02': { topics: ['forestation', 'fusion'], source: 'designed' },
  'summit-2-03': { topics: ['forestation', 'biomass'], source: 'designed' },
  'summit-2-04': { topics: ['forestation', 'recycling'], source: 'designed' },
  'summit-2-05': { topics: ['solar', 'fusion'], source: 'designed' },
  'summit-2-06': { topics: ['solar', 'biomass'], source: 'designed' },
  'summit-2-07': { topics: ['solar', 'recycling'], source: 'designed' },
  'summit-2-08': { topics: ['fusion', 'biomass'], source: 'designed' },
  'summit-2-09': { topics: ['fusion', 'recycling'], source: 'designed' },
  'summit-2-10': { topics: ['biomass', 'recycling'], source: 'designed' },
  'summit-3-01': { topics: ['forestation', 'fusion', 'recycling'], source: 'rulebook' },
  'summit-3-02': { topics: ['forestation', 'solar', 'biomass'], source: 'designed' },
  'summit-3-03': { topics: ['solar', 'fusion', 'recycling'], source: 'designed' },
  'summit-3-04': { topics: ['forestation', 'fusion', 'biomass'], source: 'designed' },
  'summit-3-05': { topics: ['solar', 'biomass', 'recycling'], source: 'designed' },
  'summit-4-01': { topics: ['solar', 'fusion', 'biomass', 'recycling'], source: 'designed' },
  'summit-4-02': { topics: ['forestation', 'fusion', 'biomass', 'recycling'], source: 'designed' },
  'summit-4-03': { topics: ['forestation', 'solar', 'fusion', 'biomass'], source: 'designed' },
} as const satisfies Record<string, Summit>;

export type SummitId = keyof typeof SUMMITS;
export const SUMMIT_IDS = keysOf(SUMMITS);
