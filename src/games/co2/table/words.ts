import { phrasebook, type WordsOf } from '../../../language/phrasebook.ts';
import type { words as english } from './words.en.ts';

const { words, load } = phrasebook<WordsOf<typeof english>>({
  en: () => import('./words.en.ts'),
  de: () => import('./words.de.ts'),
  fr: () => import('./words.fr.ts'),
});

/** What the table prints by itself, in the language of whoever reads. */
export { load, words as labels };
