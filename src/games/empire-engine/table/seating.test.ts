import { describe, expect, it } from 'vitest';
import { AXLES } from './cog.ts';
import { BENCH, pinionOf, seating } from './seating.ts';

describe('the table', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('gives each of %i seats a place on the bench', (seats) => {
    for (const viewer of [0, seats - 1, 'spectator'] as const) {
      const { places } = seating(seats, viewer);
      expect(places.map(({ seat }) => seat).sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
      for (const { engines, scale } of places) {
        for (const { x, y } of Object.values(engines)) {
          expect(x - 88 * scale).toBeGreaterThanOrEqual(0);
          expect(x + 88 * scale).toBeLessThanOrEqual(BENCH.width);
          expect(y + 88 * scale).toBeLessThanOrEqual(BENCH.height);
        }
      }
    }
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('lets no two engines of %i seats overlap', (seats) => {
    const wheels = seating(seats, 1).places.flatMap(({ engines, scale }) =>
      Object.values(engines).map(({ x, y }) => ({ x, y, radius: 88 * scale })),
    );
    wheels.forEach((one, index) => {
      for (const other of wheels.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.radius + other.radius - 0.01);
      }
    });
  });

  it('puts the viewer at the bottom and the next seat clockwise to the left', () => {
    const { places } = seating(4, 2);
    const spots = Object.fromEntries(places.map(({ seat, spot }) => [seat, spot]));
    expect(spots).toEqual({ 2: 'home', 3: 'left', 0: 'top', 1: 'right' });
  });

  it('mirrors those across, so that every engine lies next to the neighbour it attacks', () => {
    const across = seating(4, 0).places.find(({ spot }) => spot === 'top');
    expect(across?.engines.left.x).toBeGreaterThan(across?.engines.right.x ?? 0);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])(
    'has a lane for each of the two engines of %i seats, to the neighbour it attacks',
    (seats) => {
      const lanes = seating(seats, 0).lanes.map(({ by, side, on }) => `${by} ${side} ${on}`);
      const wanted = Array.from({ length: seats }, (_, seat) => [
        `${seat} left ${(seat + 1) % seats}`,
        `${seat} right ${(seat + seats - 1) % seats}`,
      ]).flat();
      expect(lanes.sort()).toEqual(wanted.sort());
    },
  );

  it('keeps a pinion at the distance at which its teeth mesh', () => {
    const place = { x: 100, y: 100, toPinion: 135 };
    const pinion = pinionOf(place, 0.5);
    expect(Math.hypot(pinion.x - 100, pinion.y - 100)).toBeCloseTo(AXLES / 2);
  });
});
