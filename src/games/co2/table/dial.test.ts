import { describe, expect, it } from 'vitest';
import { angleOf, GLOBE_DIAL, STRIP_DIAL, sector, ticks, ZONES, zoneOf } from './dial.ts';

describe('the dial', () => {
  it('spreads the levels evenly around the middle', () => {
    expect([0, 250, 500].map((ppm) => angleOf(GLOBE_DIAL, ppm))).toEqual([-150, 0, 150]);
    expect([0, 250, 500].map((ppm) => angleOf(STRIP_DIAL, ppm))).toEqual([-62, 0, 62]);
    expect(angleOf(GLOBE_DIAL, 370)).toBe(72);
  });

  it('stops at the ends of its scale', () => {
    expect(angleOf(GLOBE_DIAL, 540)).toBe(150);
    expect(angleOf(GLOBE_DIAL, -20)).toBe(-150);
  });

  it('is safe below 350, and red where a decade could lose the game', () => {
    expect([0, 349, 350, 449, 450, 500].map(zoneOf)).toEqual(['safe', 'safe', 'alarm', 'alarm', 'lost', 'lost']);
  });

  it('has zones without a gap', () => {
    expect(ZONES.map(({ from, to }) => [from, to])).toEqual([
      [0, 350],
      [350, 450],
      [450, 500],
    ]);
  });

  it('bends a sector the long way round only where it is long', () => {
    expect(sector(GLOBE_DIAL, 0, 350)).toContain('A213 213 0 1 1');
    expect(sector(GLOBE_DIAL, 350, 450)).toContain('A213 213 0 0 1');
  });

  it('has a tick at both ends', () => {
    expect(ticks(GLOBE_DIAL, 50, 8).match(/M/g)).toHaveLength(11);
  });
});
