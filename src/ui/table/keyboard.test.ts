import { describe, expect, it } from 'vitest';
import { deedOf } from './keyboard.ts';

describe('keys at the table', () => {
  it('pick an option by its number', () => {
    expect(deedOf('1', true)).toEqual({ do: 'pick', number: 1 });
    expect(deedOf('9', true)).toEqual({ do: 'pick', number: 9 });
    expect(deedOf('0', true)).toBeUndefined();
  });

  it('are the same in capitals', () => {
    expect(deedOf('U', true)).toEqual(deedOf('u', true));
    expect(deedOf('u', true)).toEqual({ do: 'undo' });
  });

  it('do nothing when single keys are switched off, except the one that is no character', () => {
    expect(['1', 'u', 'h', '[', '?'].map((key) => deedOf(key, false))).toEqual(Array(5).fill(undefined));
    expect(deedOf('F6', false)).toEqual({ do: 'landmark' });
  });
});
