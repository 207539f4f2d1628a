import type { Glyph } from '../../../../engine/effects.ts';
import { keysOf, recordOf } from '../../../../engine/record.ts';
import { ENERGIES, type Energy } from './energies.ts';
import type { Provenance } from './provenance.ts';

/** A green power plant. The cubes printed are also the expertise its builder must have. */
export interface Plant extends Provenance {
  readonly energy: Energy;
  readonly level: number;
  readonly coins: number;
  readonly cubes: number;
  readonly points: number;
}

export const PLANTS = {
  'plant-forestation-1': {
    energy: 'forestation',
    level: 1,
    coins: 10,
    cubes: 3,
    points: 8,
    source: 'designed',
    partly: { rulebook: ['cubes as expertise'], inferred: ['cubes'] },
  },
  'plant-forestation-2': { energy: 'forestation', level: 2, coins: 11, cubes: 3, points: 9, source: 'designed' },
  'plant-forestation-3': { energy: 'forestation', level: 3, coins: 12, cubes: 4, points: 11, source: 'designed' },
  'plant-forestation-4': { energy: 'forestation', level: 4, coins: 13, cubes: 4, points: 12, source: 'designed' },
  'plant-forestation-5': { energy: 'forestation', level: 5, coins: 14, cubes: 5, points: 15, source: 'designed' },
  'plant-solar-1': {
    energy: 'solar',
    level: 1,
    coins: 10,
    cubes: 2,
    points: 6,
    source: 'designed',
    partly: { rulebook: ['coins', 'cubes', 'cubes as expertise'], inferred: ['level'] },
  },
  'plant-solar-2': { energy: 'solar', level: 2, coins: 11, cubes: 2, points: 7, source: 'designed' },
  'plant-solar-3': { energy: 'solar', level: 3, coins: 12, cubes: 3, points: 9, source: 'designed' },
  'plant-solar-4': { energy: 'solar', level: 4, coins: 13, cubes: 3, points: 10, source: 'designed' },
  'plant-solar-5': { energy: 'solar', level: 5, coins: 15, cubes: 4, points: 13, source: 'designed' },
  'plant-fusion-1': { energy: 'fusion', level: 1, coins: 13, cubes: 1, points: 7, source: 'designed' },
  'plant-fusion-2': { energy: 'fusion', level: 2, coins: 14, cubes: 2, points: 9, source: 'designed' },
  'plant-fusion-3': { energy: 'fusion', level: 3, coins: 15, cubes: 2, points: 10, source: 'designed' },
  'plant-fusion-4': { energy: 'fusion', level: 4, coins: 16, cubes: 3, points: 12, source: 'designed' },
  'plant-fusion-5': { energy: 'fusion', level: 5, coins: 18, cubes: 4, points: 14, source: 'designed' },
  'plant-biomass-1': { energy: 'biomass', level: 1, coins: 11, cubes: 1, points: 6, source: 'designed' },
  'plant-biomass-2': { energy: 'biomass', level: 2, coins: 12, cubes: 2, points: 7, source: 'designed' },
  'plant-biomass-3': { energy: 'biomass', level: 3, coins: 14, cubes: 3, points: 9, source: 'designed' },
  'plant-biomass-4': { energy: 'biomass', level: 4, coins: 15, cubes: 3, points: 11, source: 'designed' },
  'plant-biomass-5': { energy: 'biomass', level: 5, coins: 17, cubes: 4, points: 13, source: 'designed' },
  'plant-recycling-1': { energy: 'recycling', level: 1, coins: 9, cubes: 1, points: 4, source: 'designed' },
  'plant-recycling-2': { energy: 'recycling', level: 2, coins: 10, cubes: 1, points: 5, source: 'designed' },
  'plant-recycling-3': { energy: 'recycling', level: 3, coins: 11, cubes: 2, points: 7, source: 'designed' },
  'plant-recycling-4': { energy: 'recycling', level: 4, coins: 12, cubes: 3, points: 9, source: 'designed' },
  'plant-recycling-5': { energy: 'recycling', level: 5, coins: 14, cubes: 4, points: 12, source: 'designed' },
} as const satisfies Record<string, Plant>;

export type PlantId = keyof typeof PLANTS;
export const PLANT_IDS = keysOf(PLANTS);

/** Each stack from its top: the fewest cubes first. */
export const STACKS: Readonly<Record<Energy, readonly PlantId[]>> = recordOf(ENERGIES, (energy) =>
  PLANT_IDS.filter((id) => PLANTS[id].energy === energy),
);

export function plantFace({ energy, coins, cubes, points }: Plant): readonly Glyph[] {
  return [
    { icon: energy },
    { icon: 'money', amount: coins },
    { icon: 'tech', amount: cubes },
    { sign: 'to' },
    { icon: 'vp', amount: points },
  ];
}
