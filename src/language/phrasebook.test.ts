import { afterEach, describe, expect, it } from 'vitest';
import { pseudo } from '../testing/pseudo.ts';
import { type Editions, fetchWords, phrasebook, speak, spoken } from './phrasebook.ts';

const english = { hello: 'Hello', cubes: (count: number) => `${count} cubes` };
const german: typeof english = { hello: 'Hallo', cubes: (count) => `${count} Würfel` };

const editions: Editions<typeof english> = {
  en: async () => ({ words: english }),
  de: async () => ({ words: german }),
  fr: async () => {
    throw new Error('offline');
  },
};

const greetings = () => phrasebook(editions);

describe('a phrasebook', () => {
  afterEach(() => speak('en'));

  it('speaks the language that is chosen, to whoever holds its words', async () => {
    const { words, load } = greetings();
    await load();
    expect(words.hello).toBe('Hello');
    await speak('de');
    expect(spoken()).toBe('de');
    expect([words.hello, words.cubes(3)]).toEqual(['Hallo', '3 Würfel']);
  });

  it('keeps the language it has where another cannot be fetched', async () => {
    const { words, load } = greetings();
    await load();
    await expect(speak('fr')).rejects.toThrow('offline');
    expect([spoken(), words.hello]).toEqual(['en', 'Hello']);
  });

  it('fetches what has come since, and nothing twice', async () => {
    let fetched = 0;
    const { words } = phrasebook({
      ...editions,
      en: async () => {
        fetched += 1;
        return { words: english };
      },
    });
    await fetchWords();
    await fetchWords();
    expect([words.hello, fetched]).toEqual(['Hello', 1]);
  });

  it('that is opened later speaks the language chosen before', async () => {
    await speak('de');
    const { words, load } = greetings();
    await load();
    expect(words.hello).toBe('Hallo');
  });

  it('is read as a test disguises it', async () => {
    globalThis.carbonCopyDisguise = pseudo;
    const { words, load } = greetings();
    await load();
    globalThis.carbonCopyDisguise = undefined;
    expect(words.hello).toBe('⟦Héłłöhé⟧');
  });
});
