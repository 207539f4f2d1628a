import { fly, spotOn } from '../../../ui/flying.ts';
import type { Flight } from './flights.ts';

/** More than these look the same. */
const MOST = 6;

/** Lets cubes travel over the table. A hidden score pile is with its owner. */
export function flyCubes(layer: HTMLElement, flights: readonly Flight[]): void {
  const pieces = flights.map(({ resource, cubes, ...way }) => ({
    ...way,
    look: resource,
    count: Math.min(cubes, MOST),
  }));
  fly(layer, pieces, (anchor) => spotOn(layer, anchor) ?? spotOn(layer, `seat:${anchor.split(/[:-]/)[1]}`));
}
