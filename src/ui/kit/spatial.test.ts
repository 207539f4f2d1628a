import { describe, expect, it } from 'vitest';
import { type Box, compareReading, directionOf, nearest } from './spatial.ts';

const box = (left: number, top: number, width = 40, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Three columns and two rows, 50 apart. */
const grid = [box(0, 0), box(50, 0), box(100, 0), box(0, 50), box(50, 50), box(100, 50)];

describe('going by arrow', () => {
  it('steps to the next thing in the same row or column', () => {
    expect(nearest(box(0, 0), grid, 'right')).toBe(1);
    expect(nearest(box(50, 0), grid, 'down')).toBe(4);
    expect(nearest(box(100, 50), grid, 'left')).toBe(4);
    expect(nearest(box(100, 50), grid, 'up')).toBe(2);
  });

  it('ends at the edge', () => {
    expect(nearest(box(100, 0), grid, 'right')).toBeUndefined();
    expect(nearest(box(0, 0), grid, 'up')).toBeUndefined();
  });

  it('prefers something straight ahead to something nearer but aside', () => {
    const ahead = box(200, 0);
    const aside = box(60, 120);
    expect(nearest(box(0, 0), [aside, ahead], 'right')).toBe(1);
  });

  it('goes aside when nothing is straight ahead', () => {
    expect(nearest(box(0, 0), [box(60, 120)], 'right')).toBe(0);
  });

  it('knows the arrow keys and no others', () => {
    expect(directionOf('ArrowUp')).toBe('up');
    expect(directionOf('a')).toBeUndefined();
  });
});

describe('reading order', () => {
  it('goes row by row, though a row may be uneven', () => {
    const uneven = [box(100, 4), box(0, 50), box(50, -3), box(0, 0)];
    expect(uneven.toSorted(compareReading)).toEqual([box(0, 0), box(50, -3), box(100, 4), box(0, 50)]);
  });
});
