import { describe, expect, it } from 'vitest';
import { registry } from './registry.ts';

describe('A registry of cards', () => {
  const letters = registry<'a' | 'b' | 'c', number>();

  it('names what was added, in the order of the table', () => {
    expect(letters.add({ b: 2, a: 1 })).toEqual(['b', 'a']);
    expect(letters.get('a')).toBe(1);
  });

  it('does not know what nobody added', () => {
    expect(() => letters.get('c')).toThrow('there is no card c');
  });
});
