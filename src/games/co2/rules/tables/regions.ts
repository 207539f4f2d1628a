import { keysOf } from '../../../../engine/record.ts';
import type { Energy } from './energies.ts';
import type { Provenance } from './provenance.ts';

export type RegionId = 'north-america' | 'europe' | 'asia' | 'oceania' | 'africa' | 'south-america';

/** Once around the world, clockwise, beginning where every Supply phase begins. */
export const CLOCKWISE: readonly RegionId[] = ['north-america', 'europe', 'asia', 'oceania', 'africa', 'south-america'];

/** The energy a region demands. It holds no more permits than it has demand spaces. */
export const DEMAND_SPACES: Readonly<Record<RegionId, number>> = {
  'north-america': 5,
  europe: 5,
  asia: 6,
  oceania: 4,
  africa: 3,
  'south-america': 4,
};

export type Grant = 'money' | 'tech' | 'research';
export const SLOTS = [1, 2, 3] as const;
/** One of the three project spaces of every region. */
export type Slot = (typeof SLOTS)[number];
export const GRANTS: Readonly<Record<Slot, Grant>> = { 1: 'money', 2: 'tech', 3: 'research' };

export interface Agenda extends Provenance {
  /** The only sources the region accepts, the most wanted first. */
  readonly priorities: readonly [Energy, Energy, Energy];
}

export const AGENDAS = {
  'ag-1': { priorities: ['forestation', 'solar', 'fusion'], source: 'designed' },
  'ag-2': { priorities: ['forestation', 'fusion', 'biomass'], source: 'designed' },
  'ag-3': { priorities: ['forestation', 'recycling', 'solar'], source: 'designed' },
  'ag-4': { priorities: ['biomass', 'forestation', 'solar'], source: 'designed' },
  'ag-5': { priorities: ['fusion', 'recycling', 'forestation'], source: 'designed' },
  'ag-6': { priorities: ['solar', 'fusion', 'biomass'], source: 'designed' },
  'ag-7': { priorities: ['biomass', 'solar', 'recycling'], source: 'designed' },
  'ag-8': { priorities: ['recycling', 'biomass', 'fusion'], source: 'designed' },
} as const satisfies Record<string, Agenda>;

export type AgendaId = keyof typeof AGENDAS;
export const AGENDA_IDS = keysOf(AGENDAS);
