import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';
import { isMentioned, keysIn, mentionsIn } from './unused-words.ts';

const files = readSources().map(({ file }) => ({ file, code: readFileSync(file, 'utf8') }));
/** Pages of rules are printed one and all, whatever they are called. */
const WORDS = files.filter(({ file }) => file.endsWith('.en.ts') && !/\/(?:testing|rulebook)\//.test(file));

/** Words are not used by being there in another language, by being listed, or by being tested. */
const USERS = files.filter(({ file }) => !/\.(en|de|fr)\.ts$|\.test\.ts$|\/testing\/|vocabulary\.ts$/.test(file));

describe('words that nobody says', () => {
  it('are not kept', () => {
    const mentions = mentionsIn(USERS);
    const unused = WORDS.flatMap(({ file, code }) =>
      keysIn(file, code)
        .filter((key) => !isMentioned(key, mentions))
        .map((key) => `${file}: ${key}`),
    );
    expect(unused).toEqual([]);
  });

  it('are those no code mentions, by name or by the pattern of a name', () => {
    const code = "say('paid'); words.title; say(`option.$" + '{id}.help`);';
    const mentions = mentionsIn([{ file: 'src/a.ts', code }]);
    const keys = keysIn('src/a.en.ts', "export const words = { paid: 1, title: 2, 'option.x.help': 3, lost: 4 };");
    expect(keys.filter((key) => !isMentioned(key, mentions))).toEqual(['lost']);
  });
});
