import { keysOf } from '../../../../engine/record.ts';
import type { Provenance } from './provenance.ts';
import { CLOCKWISE } from './regions.ts';

export interface FossilKind extends Provenance {
  readonly ppm: number;
  readonly tiles: number;
  readonly icon: string;
}

export const FOSSILS = {
  coal: { ppm: 40, tiles: 10, icon: 'plantcoal', source: 'rulebook' },
  oil: { ppm: 30, tiles: 10, icon: 'plantoil', source: 'rulebook' },
  gas: { ppm: 20, tiles: 10, icon: 'plantgas', source: 'rulebook' },
} as const satisfies Record<string, FossilKind>;

export type Fossil = keyof typeof FOSSILS;
export const FOSSIL_KINDS = keysOf(FOSSILS);

export interface Preset extends Provenance {
  /** The six plants the world starts with; a random start draws them from the pile. */
  readonly start?: Readonly<Record<Fossil, number>>;
  readonly gasRemoved?: number;
}

export const PRESETS = {
  random: { source: 'rulebook' },
  beginner: { start: { gas: 4, oil: 1, coal: 1 }, source: 'rulebook' },
  normal: { start: { gas: 2, oil: 2, coal: 2 }, source: 'rulebook' },
  expert: { start: { gas: 1, oil: 1, coal: 4 }, source: 'rulebook' },
  extreme: { start: { gas: 0, oil: 0, coal: 6 }, gasRemoved: 6, source: 'rulebook' },
} as const satisfies Record<string, Preset>;

export type PresetId = keyof typeof PRESETS;

/** What the air holds at first where the plants of the start are known. */
export function ppmAtStart(preset: Exclude<PresetId, 'random'>): number {
  const { start } = PRESETS[preset];
  return FOSSIL_KINDS.reduce((ppm, kind) => ppm + start[kind] * FOSSILS[kind].ppm, 0);
}

/** The least and the most that six plants drawn from the pile emit: there are enough of each kind. */
export function ppmAtRandom(): readonly [least: number, most: number] {
  const each = FOSSIL_KINDS.map((kind) => FOSSILS[kind].ppm);
  return [CLOCKWISE.length * Math.min(...each), CLOCKWISE.length * Math.max(...each)];
}
