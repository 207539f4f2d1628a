import type { Provenance } from './provenance.ts';

/** The five green sources, in the order that breaks ties at the end of the game. */
export const ENERGIES = ['forestation', 'solar', 'fusion', 'biomass', 'recycling'] as const;
export type Energy = (typeof ENERGIES)[number];

/** What a disc receives on reaching a space: a step on another track, a cube, a permit for a region, or any step. */
export type Bonus = Energy | 'cube' | 'permit' | 'any';

export interface Track extends Provenance {
  /** The space from which the cheapest plant may be built. */
  readonly licence: number;
  /** Income beside spaces 1 to 12. */
  readonly income: readonly number[];
  readonly bonus: Readonly<Partial<Record<number, Bonus>>>;
}

export const TRACK_LENGTH = 12;

export const TRACKS: Readonly<Record<Energy, Track>> = {
  forestation: {
    licence: 3,
    income: [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
    bonus: { 2: 'cube', 5: 'solar', 6: 'permit', 8: 'any', 10: 'fusion' },
    source: 'designed',
    partly: { rulebook: ['licence'] },
  },
  solar: {
    licence: 2,
    income: [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5],
    bonus: { 3: 'cube', 5: 'fusion', 7: 'permit', 8: 'biomass', 10: 'any' },
    source: 'designed',
    partly: { inferred: ['licence'] },
  },
  fusion: {
    licence: 1,
    income: [1, 1, 1, 2, 3, 3, 3, 4, 4, 4, 5, 5],
    bonus: { 3: 'permit', 4: 'biomass', 6: 'cube', 7: 'any', 10: 'recycling' },
    source: 'designed',
  },
  biomass: {
    licence: 1,
    income: [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5],
    bonus: { 3: 'forestation', 5: 'cube', 7: 'permit', 8: 'any', 10: 'recycling' },
    source: 'designed',
    partly: { rulebook: ['an income of 4 occurs'] },
  },
  recycling: {
    licence: 1,
    income: [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5],
    bonus: { 2: 'permit', 4: 'forestation', 6: 'cube', 8: 'solar', 9: 'any' },
    source: 'designed',
    partly: { rulebook: ['an income of 2 occurs'] },
  },
};

/** The spaces of a track that bring something, each with what it brings. */
export function bonusesOf(energy: Energy): (readonly [space: number, bonus: Bonus])[] {
  const { income, bonus } = TRACKS[energy];
  return income.flatMap((_, at) => {
    const brought = bonus[at + 1];
    return brought ? [[at + 1, brought] as const] : [];
  });
}

export function isEnergy(name: unknown): name is Energy {
  return ENERGIES.some((energy) => energy === name);
}
