import { describe, expect, it } from 'vitest';
import type { RacePoint } from './end-model.ts';
import { type Field, roundNumbers, scaleOf, shapePoints, spread, tellingMarks } from './race.ts';

const field: Field = { width: 520, height: 372, left: 36, right: 120, top: 30, bottom: 28 };
const at = (turn: number, ...totals: number[]): RacePoint => ({
  turn,
  sheet: { sides: [], rows: [], totals, winners: [] },
});

describe('round numbers', () => {
  it('step by one, two or five', () => {
    expect(roundNumbers(0, 110)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(roundNumbers(0, 22)).toEqual([0, 5, 10, 15, 20]);
    expect(roundNumbers(0, 12)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  });

  it('are whole even in a game of few points', () => {
    expect(roundNumbers(0, 2)).toEqual([0, 1, 2]);
    expect(roundNumbers(0, 0)).toEqual([0]);
  });

  it('reach below zero when somebody has less', () => {
    expect(roundNumbers(-7, 20)).toEqual([-10, -5, 0, 5, 10, 15, 20]);
  });
});

describe('the scale of the race', () => {
  it('runs from the first turn at the left to the last at the right, zero at the bottom', () => {
    const scale = scaleOf([at(1, 0, 2), at(24, 20, 9), at(48, 50, 60)], field);
    expect([scale.x(1), scale.x(48)]).toEqual([36, 400]);
    expect([scale.y(60), scale.y(0)]).toEqual([30, 344]);
    expect(scale.turns).toEqual([1, 24, 48]);
  });

  it('keeps negative points inside the field', () => {
    const scale = scaleOf([at(1, -7), at(2, 20)], field);
    expect(scale.y(-10)).toBe(344);
  });

  it('stands still in a race of one turn', () => {
    const scale = scaleOf([at(3, 5)], field);
    expect(scale.x(3)).toBe(400);
    expect(scale.turns).toEqual([3]);
  });
});

describe('the names at the end of the lines', () => {
  it('make room for each other, highest first', () => {
    expect(spread([40, 36, 100], 18, 0)).toEqual([54, 36, 100]);
  });

  it('stay below the top', () => {
    expect(spread([2, 3], 18, 10)).toEqual([10, 28]);
  });
});

describe('the shapes on a line', () => {
  it('stand on every point of a short race and on the quarters of a long one', () => {
    expect(shapePoints([1, 2, 3])).toEqual([1, 2, 3]);
    expect(shapePoints(Array.from({ length: 41 }, (_, turn) => turn))).toEqual([10, 20, 30, 40]);
  });
});

describe('the marks across the race', () => {
  const race = [at(1, 0), at(2, 1), at(3, 2)];
  const marked = (...turns: number[]) => turns.map((turn) => ({ turn, label: String(turn) }));

  it('are left out before the first turn and after the last', () => {
    expect(tellingMarks(marked(0, 2, 4), race)).toEqual(marked(2));
  });

  it('are drawn once where a turn has two', () => {
    expect(tellingMarks(marked(2, 2), race)).toEqual(marked(2));
  });

  it('are left out when every turn has one', () => {
    expect(tellingMarks(marked(1, 2, 3), race)).toEqual([]);
  });
});
