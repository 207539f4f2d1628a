import { keysOf } from '../../../../../engine/record.ts';
import { contaminates, pollutes, type Structure } from '../../cards/structure.ts';
import { all, gain, inReturn, peek, spend } from '../../effects.ts';
import type { Metric } from '../../metrics.ts';
import { designed, reviewer } from '../../source.ts';
import type { Cost } from '../../tables.ts';
import { scoresPer } from '../endgame.ts';
import { generates } from '../generates.ts';

/** Bought like a structure of its type and used like one, but no structure for any other purpose. */
export interface Megastructure extends Omit<Structure, 'copies'> {
  /** What a nation must have to build it. */
  readonly qualification: { readonly metric: Metric; readonly min: number };
  readonly cost: Cost;
  /** Counted once, at the end. */
  readonly atTheEnd?: { readonly vp: number; readonly per: Metric };
}

const atLeastTwo = (metric: Metric) => ({ metric, min: 2 });

export const MEGASTRUCTURES = {
  'lunar-launch-complex': {
    type: 'government',
    vp: 9,
    qualification: atLeastTwo('structuresGovernment'),
    cost: { science: 3, steel: 2 },
    pollution: pollutes('air'),
    plank: 'single',
    effect: inReturn(spend({ science: 1 }), all(gain({ vp: 3 }), peek(1))),
    source: designed,
  },
  'peace-palace': {
    type: 'government',
    vp: 5,
    qualification: atLeastTwo('unSteps'),
    cost: { science: 2, money: 4 },
    ...scoresPer('unSteps'),
    source: reviewer(['pays-at-the-end']),
  },
  'particle-accelerator': {
    type: 'government',
    vp: 8,
    qualification: atLeastTwo('structuresGovernment'),
    cost: { science: 3, money: 3 },
    pollution: pollutes('forest'),
    plank: 'two-singles',
    effect: gain({ science: 1, vp: 1 }),
    source: designed,
  },
  'great-river-dam': {
    type: 'industry',
    vp: 8,
    qualification: atLeastTwo('dice'),
    cost: { steel: 4 },
    pollution: pollutes('forest'),
    ...generates('roll', { energy: 3 }),
    source: designed,
  },
  'breeder-complex': {
    type: 'industry',
    vp: 9,
    qualification: atLeastTwo('dice'),
    cost: { steel: 2, science: 3 },
    pollution: contaminates('ocean'),
    plank: 'single',
    effect: gain({ energy: 5 }),
    source: designed,
  },
  'continental-pipeline': {
    type: 'industry',
    vp: 8,
    qualification: atLeastTwo('structuresIndustry'),
    cost: { steel: 3, plastic: 1, money: 1 },
    pollution: pollutes('forest'),
    plank: 'two-singles',
    effect: gain({ oil: 3 }),
    source: designed,
  },
  'world-trade-hall': {
    type: 'commerce',
    vp: 8,
    qualification: atLeastTwo('structuresCommerce'),
    cost: { plastic: 2, money: 5 },
    pollution: pollutes('air'),
    plank: 'single',
    effect: gain({ money: 5 }),
    source: designed,
  },
  'world-exposition': {
    type: 'commerce',
    vp: 8,
    qualification: atLeastTwo('unSteps'),
    cost: { plastic: 3, money: 2 },
    pollution: pollutes('forest'),
    plank: 'double',
    effect: gain({ vp: 3 }),
    source: designed,
  },
  'satellite-network': {
    type: 'commerce',
    vp: 9,
    qualification: atLeastTwo('structuresCommerce'),
    cost: { plastic: 2, science: 2 },
    pollution: pollutes('air'),
    plank: 'two-singles',
    effect: all(gain({ money: 2 }), peek(1)),
    source: designed,
  },
} as const satisfies Record<string, Megastructure>;
export type MegastructureId = keyof typeof MEGASTRUCTURES;
export const MEGASTRUCTURE_IDS = keysOf(MEGASTRUCTURES);

export function megastructure(id: MegastructureId): Megastructure {
  return MEGASTRUCTURES[id];
}
