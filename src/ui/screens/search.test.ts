import { describe, expect, it } from 'vitest';
import { matches, occurrences } from './search.ts';

describe('searching the rules', () => {
  it('finds every word, in any order and case', () => {
    expect(matches('A soldier may attack either neighbour.', 'ATTACK soldier')).toBe(true);
    expect(matches('A soldier may attack either neighbour.', 'attack engine')).toBe(false);
  });

  it('does not mind accents', () => {
    expect(matches('The Café pays 2.', 'cafe')).toBe(true);
  });

  it('finds everything when nothing is sought', () => {
    expect(matches('anything', '  ')).toBe(true);
    expect(occurrences('anything', '  ')).toEqual([]);
  });

  it('points to where the words stand', () => {
    const text = 'Café: a cafe 🜨 cafe.';
    expect(occurrences(text, 'cafe').map(({ from, to }) => text.slice(from, to))).toEqual(['Café', 'cafe', 'cafe']);
  });
});
