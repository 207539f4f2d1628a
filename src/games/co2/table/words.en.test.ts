import { describe, expect, it } from 'vitest';
import { words } from './words.en.ts';

describe('the words around the dial', () => {
  it('tell where the air is past saving, a lone company in words of its own', () => {
    expect(words.world.limit(3)).toBe('At 500 everyone loses');
    expect(words.world.limit(1)).toBe('Above 500 your game ends');
  });
});
