import { describe, expect, it } from 'vitest';
import { milliseconds } from './flying.ts';

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
