import { describe, expect, it } from 'vitest';
import type { ScoreSheet } from './game.ts';
import { automaIn, type Standing, sideOf, standingFrom, totalOf, totalSaid } from './standing.ts';

const say = (key: string) => ({ key, with: {} });

const sheet: ScoreSheet = {
  sides: [[0, 2], [1], []],
  automa: say('rival'),
  rows: [
    { say: say('track'), points: [10, 7, 4] },
    { say: say('aims'), points: [5, 3, undefined] },
  ],
  totals: [15, 10, 4],
  winners: [0],
};

const said = (standing: Standing) => standing.sides.map((_, side) => totalSaid(totalOf(standing, side)));

describe('A standing', () => {
  it('is the score sheet where everything is known', () => {
    const { totals, rows } = standingFrom(sheet, () => undefined);
    expect(totals).toEqual([15, 10, 4]);
    expect(rows.map(({ points }) => points)).toEqual([
      [10, 7, 4],
      [5, 3, 0],
    ]);
  });

  it('leaves out of the totals what is not known, and says that there is more', () => {
    const standing = standingFrom(sheet, (row, side) => (row === 1 && side === 1 ? 0 : undefined));
    expect(standing.totals).toEqual([15, 7, 4]);
    expect(said(standing)).toEqual(['15', '7 + ?', '4']);
  });

  it('counts the part of a line that is known', () => {
    const standing = standingFrom(sheet, (row, side) => (row === 0 && side === 2 ? 3 : undefined));
    expect(said(standing)[2]).toBe('3 + ?');
  });

  it('says nothing of a side of which nothing is known', () => {
    const standing = standingFrom(sheet, (_, side) => (side === 1 ? 0 : undefined));
    expect(said(standing)[1]).toBe('?');
  });

  it('finds a seat in its team, and whoever sits at no seat', () => {
    expect([0, 1, 2].map((seat) => sideOf(sheet, seat))).toEqual([0, 1, 0]);
    expect(automaIn(sheet)).toBe(2);
  });
});
