import { describe, expect, it } from 'vitest';
import { AXLES, ENGINE, facets, meshOffset, outline, PINION, PINION_DEGREES_PER_QUARTER, polar } from './cog.ts';

/** How far a point is from the nearest tooth's middle, in pitches: 0 is on a tooth, ½ is in a gap. */
function fromTooth(degrees: number, teeth: number, offset: number): number {
  const pitches = (degrees - offset) / (360 / teeth);
  return Math.abs(pitches - Math.round(pitches));
}

describe('a cog', () => {
  it('has as many teeth as it says', () => {
    expect(outline(ENGINE).match(/A80 80/g)).toHaveLength(24);
    expect(outline(PINION).match(/A28.5 28.5/g)).toHaveLength(10);
  });

  it('meshes: wherever the pinion stands, a tooth of one lies in a gap of the other', () => {
    for (const direction of [0, 45, 135, 180, 225, 315, 7, 200]) {
      const offset = meshOffset(direction);
      // Turn the engine until one of its teeth points at the pinion; the pinion turns along.
      const turned = (Math.round(direction / 15) * 15 - direction) * -1;
      const along = (turned * PINION_DEGREES_PER_QUARTER) / 90;
      expect(fromTooth(direction, 24, turned)).toBeCloseTo(0, 6);
      expect(fromTooth(direction + 180, 10, offset + along)).toBeCloseTo(0.5, 6);
    }
  });

  it('turns its pinion 216 degrees the other way for each quarter', () => {
    expect(PINION_DEGREES_PER_QUARTER).toBe(-216);
  });

  it('reaches into the gaps of its pinion without touching the root', () => {
    expect(ENGINE.radius + PINION.radius).toBeGreaterThan(AXLES);
    expect(ENGINE.radius + PINION.radius - PINION.depth).toBeLessThan(AXLES);
  });
});

describe('polar', () => {
  it('counts clockwise from twelve o’clock', () => {
    expect(polar(10, 0).y).toBeCloseTo(-10);
    expect(polar(10, 90).x).toBeCloseTo(10);
  });
});

describe('facets', () => {
  it('cover the disc once, in every tone', () => {
    const paths = facets(50, 5);
    expect(paths).toHaveLength(5);
    expect(paths.every((path) => path !== '')).toBe(true);
    expect(paths.join('').match(/M/g)).toHaveLength(32);
  });
});
