import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { capital } from '../engine/message.ts';
import { glossary as german } from '../language/glossary.de.ts';
import { glossary as english } from '../language/glossary.en.ts';
import { glossary as french } from '../language/glossary.fr.ts';
import type { Glossary } from '../language/glossary.ts';
import type { Language } from '../language/language.ts';
import { readSources } from './sources.ts';
import { strayText } from './stray-text.ts';

const files = readSources()
  .map(({ file }) => file)
  .filter((file) => !file.startsWith('src/language/'));

function sentencesIn(language: Language): readonly { readonly file: string; readonly text: string }[] {
  return files
    .filter((file) => file.endsWith(`.${language}.ts`))
    .flatMap((file) => strayText(file, readFileSync(file, 'utf8')).map((text) => ({ file, text })));
}

/** Every sentence of a language, and the file of words it stands in. */
const SENTENCES = { en: sentencesIn('en'), de: sentencesIn('de'), fr: sentencesIn('fr') };

/** Two languages each, of which no two may say the same. */
const PAIRS = [
  ['de', 'en'],
  ['fr', 'en'],
  ['fr', 'de'],
] as const;

const GLOSSARIES: readonly (readonly [Language, Glossary])[] = [
  ['en', english],
  ['de', german],
  ['fr', french],
];

/** As a word of its own, in the plural, in another case or at the beginning of a sentence too, but not within another. */
const asWord = (word: string) => new RegExp(`(?<!\\p{L})(?:${word}|${capital(word)})(?:e[nrs]?|n|s|x)?(?!\\p{L})`, 'u');

/** A sentence that two languages can only share by mistake: so many words, names of people and games aside. */
const isLong = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).length > 3;

describe.each(GLOSSARIES)('in %s', (language, glossary) => {
  it('each thing is called by the word the glossary has for it', () => {
    const wrong = SENTENCES[language].flatMap(({ file, text }) => {
      const game = /^src\/games\/([^/]+)\//.exec(file)?.[1];
      const terms = Object.entries(glossary).flatMap(([place, own]) => (place === 'app' || place === game ? own : []));
      return terms.flatMap(({ say, not }) =>
        not.filter((word) => asWord(word).test(text)).map((word) => `${file}: ${word} instead of ${say}: ${text}`),
      );
    });
    expect(wrong).toEqual([]);
  });
});

it.each(PAIRS)('no sentence is the same in %s and in %s', (one, other) => {
  const others = new Set(SENTENCES[other].map(({ text }) => text));
  expect(SENTENCES[one].filter(({ text }) => isLong(text) && others.has(text))).toEqual([]);
});

describe('a word that is not to be used', () => {
  it.each([
    ['Sitz', 'zwei Sitze'],
    ['Bauwerk', 'des Bauwerks'],
    ['édifice', 'Édifices'],
  ])('%s is found in “%s”', (word, text) => {
    expect(text).toMatch(asWord(word));
  });

  it.each([
    ['Sitz', 'sie sitzen'],
    ['Bauwerk', 'Stauwehrbauwerk'],
    ['taux', 'tauxième'],
  ])('%s is not found in “%s”', (word, text) => {
    expect(text).not.toMatch(asWord(word));
  });
});
