import { describe, expect, it } from 'vitest';
import type { Glyph } from '../../../../engine/effects.ts';
import { STRUCTURES } from '../../rules/cards/structures.ts';
import { compact, joined } from './face.ts';

/** A face in letters: `$2 → 1 vp / oil`. */
const letters = (face: readonly Glyph[]): string =>
  face
    .map((glyph) => {
      if ('sign' in glyph) return { to: '→', or: '/', others: 'rivals' }[glyph.sign];
      return `${glyph.amount ?? ''}${glyph.icon}`;
    })
    .join(' ');

const printed = (id: keyof typeof STRUCTURES): string => letters(compact(STRUCTURES[id].effect.face));

describe('a printed card', () => {
  it('names a price that all alternatives share only once', () => {
    expect(printed('port')).toBe('1money → 1oil / 1plastic / 1steel / 1science');
  });

  it('names an outcome that all alternatives share only once', () => {
    expect(printed('trading-house')).toBe('1steel / 1plastic / 1science → 5money');
  });

  it('prints what alternatives have in common before and after them', () => {
    expect(printed('space-program')).toBe('1science → 1plastic / 1steel 1vp 1peek');
    expect(printed('recycling-plant')).toBe('1steel / 1plastic 1cleanup');
  });

  it('leaves alternatives that share nothing as they are', () => {
    expect(printed('science-academy')).toBe('1science / 2science → 1worker');
    expect(printed('tanker-company')).toBe('1money → 3oil / 3oil → 6money');
  });

  it('has nothing to shorten without alternatives', () => {
    expect(printed('stock-market')).toBe('3money rivals 1money');
  });

  it('joins what comes together, and only that', () => {
    const signs = joined(compact(STRUCTURES['space-program'].effect.face)).map((one) =>
      one === 'and' ? '+' : letters([one]),
    );
    expect(signs.join(' ')).toBe('1science → 1plastic / 1steel + 1vp + 1peek');
  });
});
