import type { Seat } from '../../../engine/ask.ts';
import type { Glyph } from '../../../engine/effects.ts';
import { hasArrow, structureOf } from './cards/structures.ts';
import { cleanSpaces, diceOf, type Ground, type Mat, matOf, type State, tilesHeld, workersOwned } from './state.ts';
import { RESOURCES, type Resource, type Row, SPACES, type StructureType } from './tables.ts';

/** Something of a player that can be counted: by a tile, or by a condition on a card. */
export interface Counted {
  readonly face: readonly Glyph[];
  count(state: State, seat: Seat): number;
}

function counted(icon: string, count: (mat: Mat) => number): Counted {
  return { face: [{ icon }], count: (state, seat) => count(matOf(state, seat)) };
}

const cleanIn = (row: Row) => counted(row, (mat) => cleanSpaces(mat, row).length);
const onMat = (resource: Resource) => counted(resource, (mat) => mat.resources[resource]);
const inGrid = (icon: string, ground: Ground) =>
  counted(icon, (mat) => SPACES.filter((space) => mat.environment[space] === ground).length);
const built = (icon: string, type: StructureType) =>
  counted(icon, (mat) => mat.structures.filter(({ card }) => structureOf(card).type === type).length);

export const METRICS = {
  achievements: counted('medal', tilesHeld),
  cleanAir: cleanIn('air'),
  cleanForest: cleanIn('forest'),
  cleanOcean: cleanIn('ocean'),
  contamination: inGrid('contamination', 'contamination'),
  wells: inGrid('derrick', 'well'),
  dice: counted('die', (mat) => diceOf(mat).length),
  nuclearDice: counted('nuclear', (mat) => mat.dice.nuclear),
  energyMat: counted('energy', (mat) => mat.energy),
  workers: counted('worker', workersOwned),
  unSteps: counted('un', (mat) => mat.un),
  structures: counted('plank1', (mat) => mat.structures.length),
  structuresGovernment: built('gov', 'government'),
  structuresIndustry: built('ind', 'industry'),
  structuresCommerce: built('com', 'commerce'),
  arrowStructures: counted('spend', (mat) => mat.structures.filter(({ card }) => hasArrow(card)).length),
  money: onMat('money'),
  steel: onMat('steel'),
  plastic: onMat('plastic'),
  science: onMat('science'),
  oil: onMat('oil'),
  resourceKinds: {
    ...counted('money', (mat) => RESOURCES.filter((resource) => mat.resources[resource] > 0).length),
    face: RESOURCES.map((icon) => ({ icon })),
  },
} satisfies Record<string, Counted>;
export type Metric = keyof typeof METRICS;
