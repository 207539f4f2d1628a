import { describe, expect, it } from 'vitest';
import * as english from './english.ts';
import * as french from './french.ts';
import * as german from './german.ts';

describe('each language counts and lists in its own way', () => {
  it('English', () => {
    expect([0, 1, 2].map((amount) => english.count(amount, 'cube'))).toEqual(['0 cubes', '1 cube', '2 cubes']);
    expect(english.list(['Ana', 'Ben', 'Caro'])).toBe('Ana, Ben and Caro');
    expect(english.either(['one', 'two'])).toBe('one or two');
    expect([english.spelled(3), english.spelled(40), english.ordinal(3), english.fraction(2)]).toEqual([
      'three',
      '40',
      'third',
      'half',
    ]);
  });

  it('German', () => {
    expect([0, 1, 2].map((amount) => german.count(amount, 'Gut', 'Güter'))).toEqual(['0 Güter', '1 Gut', '2 Güter']);
    expect(german.list(['Ana', 'Ben', 'Caro'])).toBe('Ana, Ben und Caro');
    expect([german.ordinal(3), german.ordinalWord(3, 'en'), german.spelled(12)]).toEqual(['3.', 'dritten', 'zwölf']);
    expect([german.fraction(2), german.fraction(3)]).toEqual(['die Hälfte', 'ein Drittel']);
  });

  it('French', () => {
    expect([0, 1, 2].map((amount) => french.count(amount, 'cube'))).toEqual(['0 cube', '1 cube', '2 cubes']);
    expect(french.list(['Ana', 'Ben', 'Caro'])).toBe('Ana, Ben et Caro');
    expect(['Ben', 'Ana', 'Élise', 'Hugo'].map(french.de)).toEqual(['de Ben', 'd’Ana', 'd’Élise', 'd’Hugo']);
    expect(['Yann', 'Yves', 'Œdipe'].map(french.de)).toEqual(['de Yann', 'd’Yves', 'd’Œdipe']);
    expect([french.ordinal(1), french.ordinal(1, 'feminine'), french.ordinal(3)]).toEqual(['1er', '1re', '3e']);
    expect([french.fraction(2), french.fraction(3)]).toEqual(['la moitié', 'un tiers']);
  });
});
