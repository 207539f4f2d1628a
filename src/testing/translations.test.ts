import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { glossary as german } from '../language/glossary.de.ts';
import { glossary as french } from '../language/glossary.fr.ts';
import type { Glossary } from '../language/glossary.ts';
import { readSources } from './sources.ts';
import { strayText } from './stray-text.ts';

/** Every sentence of a language, and the file of words it stands in. */
function sentencesIn(language: 'en' | 'de' | 'fr'): readonly { readonly file: string; readonly text: string }[] {
  return readSources()
    .map(({ file }) => file)
    .filter((file) => file.endsWith(`.${language}.ts`) && !file.startsWith('src/language/'))
    .flatMap((file) => strayText(file, readFileSync(file, 'utf8')).map((text) => ({ file, text })));
}

const english = new Set(sentencesIn('en').map(({ text }) => text));

const GLOSSARIES: readonly (readonly ['de' | 'fr', Glossary])[] = [
  ['de', german],
  ['fr', french],
];

/** As a word of its own, not within another. */
const asWord = (word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');

/** A sentence that two languages can only share by mistake: so many words, names of people and games aside. */
const isLong = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).length > 3;

describe.each(GLOSSARIES)('in %s', (language, glossary) => {
  const sentences = sentencesIn(language);

  it('each thing is called by the word the glossary has for it', () => {
    const wrong = sentences.flatMap(({ file, text }) => {
      const game = /^src\/games\/([^/]+)\//.exec(file)?.[1];
      const terms = Object.entries(glossary).flatMap(([place, own]) => (place === 'app' || place === game ? own : []));
      return terms.flatMap(({ say, not }) =>
        not.filter((word) => asWord(word).test(text)).map((word) => `${file}: ${word} instead of ${say}: ${text}`),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('no sentence is left in English', () => {
    expect(sentences.filter(({ text }) => isLong(text) && english.has(text))).toEqual([]);
  });
});
