import { describe, expect, it } from 'vitest';
import { Swiping } from './swiping.ts';

const touch = (x: number, y: number) => new Touch({ identifier: x, target: document.body, clientX: x, clientY: y });

/** Draws fingers over the page; returns what was swiped. */
function swiped(from: readonly Touch[], to: Touch): number[] {
  const steps: number[] = [];
  const { start, end } = new Swiping((by) => steps.push(by));
  start(new TouchEvent('touchstart', { touches: [...from] }));
  end(new TouchEvent('touchend', { changedTouches: [to] }));
  return steps;
}

describe('a finger', () => {
  it('swipes onwards to the left, and back to the right', () => {
    expect(swiped([touch(200, 100)], touch(100, 110))).toEqual([1]);
    expect(swiped([touch(100, 100)], touch(200, 90))).toEqual([-1]);
  });

  it('that goes a little way, or up and down, swipes nothing', () => {
    expect(swiped([touch(200, 100)], touch(160, 100))).toEqual([]);
    expect(swiped([touch(200, 100)], touch(100, 200))).toEqual([]);
  });

  it('is not two: they pinch', () => {
    expect(swiped([touch(200, 100), touch(300, 100)], touch(100, 100))).toEqual([]);
  });
});
