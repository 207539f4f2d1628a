import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { glossary as german } from '../language/glossary.de.ts';
import { glossary as french } from '../language/glossary.fr.ts';
import type { Glossary } from '../language/glossary.ts';
import { editionOf, isSentence, keysIn, textsIn, uses } from './editions.ts';
import { readSources } from './sources.ts';
import { complaintsAbout } from './typed-names.ts';

const editions = readSources().flatMap(({ file }) => editionOf(file));
const translated = editions.filter(({ language }) => language !== 'en');
const englishOf = (book: string): string => `${book}.en.ts`;
const textsOf = (file: string): string[] => textsIn(file, readFileSync(file, 'utf8'));
const modules = import.meta.glob<{ readonly words?: unknown }>('/src/**/*.{en,de,fr}.ts');
const wordsOf = async (file: string): Promise<unknown> => (await modules[`/${file}`]?.())?.words;

const GLOSSARIES: Readonly<Record<string, Glossary>> = { de: german, fr: french };

describe('every language', () => {
  it('is written of the app, at least', () => {
    expect(translated.map(({ file }) => file)).toContain('src/ui/table/words.de.ts');
    expect(translated.map(({ file }) => file)).toContain('src/ui/table/words.fr.ts');
  });

  // Whoever comes first loads every game in every language.
  it('says exactly what English says', { timeout: 180_000 }, async () => {
    for (const { file, book } of translated) {
      const keys = keysIn(await wordsOf(file)).toSorted();
      expect(keys, file).toEqual(keysIn(await wordsOf(englishOf(book))).toSorted());
    }
  });

  it('says it in its own words', () => {
    const shared = translated.flatMap(({ file, book, language }) =>
      editions
        .filter((other) => other.book === book && other.language !== language)
        .flatMap((other) => {
          const theirs = new Set(textsOf(other.file).filter(isSentence));
          return textsOf(file).flatMap((text) => (theirs.has(text) ? [`${file}: ${text}`] : []));
        }),
    );
    expect(shared).toEqual([]);
  });

  it('calls one thing by one name, that of its glossary', () => {
    const wrong = translated.flatMap(({ file, book, language }) => {
      const glossary = GLOSSARIES[language];
      const [, game] = /^src\/games\/([^/]+)\//.exec(book) ?? [];
      const terms = Object.entries(glossary ?? {}).flatMap(([of, terms]) => (of === 'app' || of === game ? terms : []));
      // A single small word may be the name of a thing in code.
      const texts = textsOf(file).filter((text) => !/^[a-z-]+$/.test(text));
      return texts.flatMap((text) =>
        terms.flatMap(({ say, not }) =>
          not.filter((word) => uses(text, word)).map((word) => `${file}: “${word}”, not “${say}”: ${text}`),
        ),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('does not compile if a single one of its keys is missing', () => {
    const sample = translated.filter(({ book }) => /^src\/ui\/(?:screens|table)\//.test(book));
    const broken = sample.map(({ file }) => {
      const code = readFileSync(file, 'utf8');
      const without = code.replace(/^ {2,4}\w+: (?:'[^'\n]*'|\([^)]*\) => `[^`\n]*`),\n/m, '');
      expect(without, file).not.toBe(code);
      return [file, without] as const;
    });
    const complaints = complaintsAbout(Object.fromEntries(broken));
    expect(broken.filter(([file]) => complaints(file).length === 0).map(([file]) => file)).toEqual([]);
  });
});

describe('what is looked for in files of words', () => {
  it('is found in texts, between facts, and as a word of its own', () => {
    expect(textsIn('a.ts', 'const a = { b: (n) => `$' + "{n} games`, c: 'all' };")).toEqual(['… games', 'all']);
    expect(keysIn({ a: { b: 'x', c: () => 'y' }, d: ['z'] })).toEqual(['a.b', 'a.c', 'd']);
    expect([uses('ein Sitz', 'Sitz'), uses('Besitz', 'Sitz'), uses('Sitze', 'Sitz')]).toEqual([true, false, false]);
    expect([isSentence('Carbon Copy'), isSentence('It is your turn.')]).toEqual([false, true]);
  });
});
