import { phrasebook, type WordsOf } from '../../../language/phrasebook.ts';
import type { words as english } from '../rulebook.en.ts';

/** The rules pages, in the language of whoever reads. */
export const { words, load } = phrasebook<WordsOf<typeof english>>({
  en: () => import('../rulebook.en.ts'),
  de: () => import('../rulebook.de.ts'),
  fr: () => import('../rulebook.fr.ts'),
});
