import { phrasebook, type WordsOf } from '../../../language/phrasebook.ts';
import type { words as english } from './words.en.ts';

export type RulebookWords = WordsOf<typeof english>;

/** The rules pages in the language of whoever reads them. */
export const { words, load } = phrasebook<RulebookWords>({
  en: () => import('./words.en.ts'),
  de: () => import('./words.de.ts'),
  fr: () => import('./words.fr.ts'),
});
