import { describe, expect, it } from 'vitest';
import { designed, reviewer, rulebook } from '../rules/source.ts';
import { cards } from './cards.en.ts';

const { provenance } = cards;

describe('the rules reference tells where its values come from', () => {
  it('and which of them are this edition’s own', () => {
    expect(provenance(designed)).toBe('This edition’s own card.');
    expect(provenance(rulebook())).toBe('As in the rulebook.');
    expect(provenance(rulebook(['name', 'effect']))).toBe(
      'From the rulebook: name and effect. The rest is this edition’s own.',
    );
    expect(provenance(reviewer(['name']))).toContain('reviews of the printed game');
  });
});
