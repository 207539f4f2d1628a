import type { RegionId } from '../rules/tables/regions.ts';

/**
 * Where the regions stand on the board. "Clockwise" in the rules is clockwise to the eye: up the west and down the east
 * beside the globe, along the north and back along the south where there is no room beside it.
 */
export const WEST: readonly RegionId[] = ['north-america', 'south-america', 'africa'];
export const EAST: readonly RegionId[] = ['europe', 'asia', 'oceania'];
export const NORTH: readonly RegionId[] = ['north-america', 'europe', 'asia'];
export const SOUTH: readonly RegionId[] = ['south-america', 'africa', 'oceania'];
