import { describe, expect, it } from 'vitest';
import { CLOCKWISE, type RegionId } from '../rules/tables/regions.ts';
import { CENTRE, LAND } from './map.ts';
import { EAST, NORTH, SOUTH, WEST } from './ring.ts';

type Point = readonly [x: number, y: number];

/** Once around the middle as a clock's hand goes, beginning with the region where every Supply phase begins. */
function around(places: readonly (readonly [RegionId, Point])[]): RegionId[] {
  // On a screen y points down, so the angle grows clockwise.
  const angle = ([x, y]: Point) => Math.atan2(y, x);
  const order = places.toSorted(([, one], [, other]) => angle(one) - angle(other)).map(([id]) => id);
  const first = order.indexOf('north-america');
  return [...order.slice(first), ...order.slice(0, first)];
}

/** The middle of a region's land: of the ends of all its scan lines. */
function middleOf(land: string): Point {
  const lines = [...land.matchAll(/M(-?\d+)\s?(-?\d+)H(-?\d+)/g)].map((line) => line.slice(1).map(Number));
  const sum = (of: (line: readonly number[]) => number) => lines.reduce((total, line) => total + of(line), 0);
  const [x, y] = [sum(([from = 0, , to = 0]) => (from + to) / 2), sum(([, y = 0]) => y)];
  return [x / lines.length, y / lines.length];
}

describe('the ring of the rules runs clockwise', () => {
  it('on a desktop, in a column on each side of the globe', () => {
    const column = (ids: readonly RegionId[], x: number) => ids.map((id, at) => [id, [x, at - 1]] as const);
    expect(around([...column(WEST, -1), ...column(EAST, 1)])).toEqual(CLOCKWISE);
  });

  it('on a tablet, in two rows', () => {
    const row = (ids: readonly RegionId[], y: number) => ids.map((id, at) => [id, [at - 1, y]] as const);
    expect(around([...row(NORTH, -1), ...row(SOUTH, 1)])).toEqual(CLOCKWISE);
  });

  it('on the globe, by its lands and by its cross-hairs', () => {
    expect(around(CLOCKWISE.map((id) => [id, middleOf(LAND[id])]))).toEqual(CLOCKWISE);
    expect(around(CLOCKWISE.map((id) => [id, CENTRE[id]]))).toEqual(CLOCKWISE);
  });
});
