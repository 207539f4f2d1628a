import { CLOCKWISE, type RegionId } from '../rules/tables/regions.ts';

/**
 * Where the regions stand on the board. "Clockwise" in the rules is clockwise to the eye: up the west and down the east
 * beside the globe, along the north and back along the south where there is no room beside it.
 */
export const WEST: readonly RegionId[] = ['north-america', 'south-america', 'africa'];
export const EAST: readonly RegionId[] = ['europe', 'asia', 'oceania'];
export const NORTH: readonly RegionId[] = ['north-america', 'europe', 'asia'];
export const SOUTH: readonly RegionId[] = ['south-america', 'africa', 'oceania'];

/** The tabs come in the order of the ring, for fingers and keys, and each knows its cell in two rows. */
export const TABS = CLOCKWISE.map((id) => {
  const row = NORTH.includes(id) ? NORTH : SOUTH;
  return { id, row: row === NORTH ? 1 : 2, column: row.indexOf(id) + 1 };
});
