import { describe, expect, it } from 'vitest';
import { beatsOf, readOn, stepTo, turnsOf } from './history.ts';
import type { Move } from './model.ts';

const move = (turn: number, seat: number | undefined, mark = false): Move => ({
  text: `turn ${turn}`,
  line: { say: { key: 'told', with: {} }, seat, refs: [], moves: [], mark, stays: mark, answers: 0, turn },
});

describe('the track', () => {
  it('has one mark for all that one seat did in one turn', () => {
    const beats = beatsOf([move(1, 0), move(1, 0), move(1, 1), move(2, 1)]);
    expect(beats.map(({ seat, turn, first, last }) => [seat, turn, first, last])).toEqual([
      [0, 1, 0, 1],
      [1, 1, 2, 2],
      [1, 2, 3, 3],
    ]);
  });

  it('gives every milestone a mark of its own', () => {
    const beats = beatsOf([move(1, undefined), move(1, undefined, true), move(1, undefined, true), move(1, undefined)]);
    expect(beats.map(({ isMilestone }) => isMilestone)).toEqual([false, true, true, false]);
  });
});

describe('stepping through the history', () => {
  const moves = [move(1, 0), move(2, 1), move(3, 0)];

  it('begins at the present, behind the last move', () => {
    expect(stepTo(moves, undefined, -1)).toBe(2);
    expect(stepTo(moves, undefined, 1)).toBeUndefined();
  });

  it('comes back to the present after the last move and stops at the first', () => {
    expect(stepTo(moves, 2, 1)).toBeUndefined();
    expect(stepTo(moves, 0, -1)).toBe(0);
    expect(stepTo(moves, 1, 1)).toBe(2);
  });
});

describe('reading on', () => {
  const moves = [move(1, undefined), move(1, undefined)];

  it('goes to the next step, and after the last one to the present', () => {
    expect(readOn({ moves, showing: 0 })).toEqual({ do: 'film', from: 1 });
    expect(readOn({ moves, showing: 1 })).toEqual({ do: 'skip-film' });
  });
});

describe('the list', () => {
  it('holds the newest turn first, its moves in the order told', () => {
    const turns = turnsOf([move(1, 0), move(2, 1), move(2, 0)]);
    expect(turns.map(({ turn, moves }) => [turn, ...moves.map(({ index }) => index)])).toEqual([
      [2, 1, 2],
      [1, 0],
    ]);
  });
});
