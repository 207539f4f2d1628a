import { describe, expect, it } from 'vitest';
import { lookOf, visible, visibleName } from './seen.ts';

describe('of a name nothing is seen', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \u00a0\u2003\u3000'],
    ['zero-width spaces', '\u200b\u200b'],
    ['word joiners', '\u2060'],
    ['joiners with nothing to join', '\u200c\u200d\ufe0f'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['direction marks', '\u200e\u200f\u061c'],
    ['embeddings and overrides', '\u202a\u202b\u202c\u202d\u202e'],
    ['isolates', '\u2066\u2067\u2068\u2069'],
    ['tags', '\u{e0041}\u{e0042}'],
    ['accents without a letter', '\u0301\u0308'],
    ['a blank Braille cell', '\u2800'],
    ['a byte-order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['a Mongolian vowel separator', '\u180e'],
  ])('that is only %s', (_, name) => {
    expect(visibleName(name)).toBe('');
  });
});

describe('of a name is seen', () => {
  it.each([
    ['what is visible in it', '\u202eAna\u200b\u3164 B.\u2800', 'Ana B.'],
    ['no accent before its first letter', '\u0301Ana', 'Ana'],
    ['an accent on a letter', 'Zoe\u0308', 'Zoe\u0308'],
    ['a joined emoji as one', '👩\u200d🚀', '👩\u200d🚀'],
    ['an emoji in colour', '❤\ufe0f', '❤\ufe0f'],
    ['a Persian name with its joints', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['no more than a link carries', 'A'.repeat(30), 'A'.repeat(24)],
  ])('%s', (_, name, seen) => {
    expect(visibleName(name)).toBe(seen);
    expect(visibleName(seen), 'and no less the next time').toBe(seen);
  });

  it('all of a longer text too', () => {
    expect(visible(`\u200b${'Thursday '.repeat(10)}`)).toBe('Thursday '.repeat(10).trim());
  });
});

it('names that look the same have the same look, however they are written', () => {
  expect(lookOf('Zoë')).toBe(lookOf('Zoe\u0308'));
  expect(lookOf('An\u200da')).toBe(lookOf('Ana'));
  expect(lookOf('Ana\u00a0B')).toBe(lookOf('Ana B'));
  expect(lookOf('ana')).not.toBe(lookOf('Ana'));
});
