import { describe, expect, it } from 'vitest';
import { isLanguage, preferred } from './language.ts';

describe('the language of a reader', () => {
  it('is the first one wanted that the app is written in, whatever the country', () => {
    expect(preferred(['nl', 'de-AT', 'fr'], ['en', 'de', 'fr'])).toBe('de');
    expect(preferred(['FR-ca'], ['en', 'de', 'fr'])).toBe('fr');
  });

  it('is English where nothing wanted is offered', () => {
    expect(preferred(['ja', 'nl'], ['en', 'de', 'fr'])).toBe('en');
    expect(preferred(['de'], ['en', 'fr'])).toBe('en');
    expect(preferred([], ['en', 'de'])).toBe('en');
  });

  it('is no name that every object has', () => {
    expect(isLanguage('toString')).toBe(false);
    expect(isLanguage(undefined)).toBe(false);
  });
});
