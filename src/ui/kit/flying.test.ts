import { describe, expect, it } from 'vitest';
import { milliseconds, ownerOf } from './flying.ts';

describe('A duration', () => {
  it.each([
    ['220ms', 220],
    ['.22s', 220],
    ['1ms', 1],
    ['.001s', 1],
  ])('%s lasts %d milliseconds', (written, lasts) => {
    expect(milliseconds(written)).toBe(lasts);
  });
});

describe('What something belongs to', () => {
  it.each([
    ['steel@2', 2],
    ['structure:iron-mine@0', 0],
    ['seat:3', 3],
    ['location:mine', undefined],
    ['stack:4', undefined],
  ])('is said by its name: %s', (anchor, seat) => {
    expect(ownerOf(anchor)).toBe(seat);
  });
});
