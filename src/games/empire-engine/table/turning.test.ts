import { describe, expect, it } from 'vitest';
import { type Action, afterTurning, ENGINES, SIDES } from '../rules/tables.ts';
import { forward, Turning } from './turning.ts';

describe('an engine on the table', () => {
  it('turns clockwise by as many quarters as the rules say', () => {
    for (const side of SIDES) {
      for (const top of ENGINES[side]) {
        const from = forward(0, side, top);
        for (const turns of [0, 1, 2, 3]) {
          expect(forward(from, side, afterTurning(side, top, turns))).toBe(from + turns);
        }
      }
    }
  });

  it('never turns back, round after round', () => {
    const turning = new Turning();
    let before = 0;
    for (const top of ['arm', 'salvage', 'arm', 'attack', 'produce', 'produce'] satisfies Action[]) {
      turning.see({ seats: [{ seat: 0, tops: { left: top } }] });
      expect(turning.of(0, 'left')).toBeGreaterThanOrEqual(before);
      before = turning.of(0, 'left');
    }
  });

  it('goes back when a plan is only looked at, and remembers how far the last turn was', () => {
    const turning = new Turning();
    turning.see({ seats: [{ seat: 0, tops: { left: 'arm' } }] });
    expect(turning.to(0, 'left', 'produce')).toBe(2);
    expect(turning.of(0, 'left')).toBe(0);
    turning.draw(0, 'left', 0);
    expect(turning.draw(0, 'left', 3)).toBe(3);
    expect(turning.draw(0, 'left', 3)).toBe(3);
    expect(turning.draw(0, 'left', 2)).toBe(1);
  });
});
