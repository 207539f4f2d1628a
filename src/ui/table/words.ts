import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './words.en.ts';

export type TableWords = WordsOf<typeof english>;

/** What the frame around a table says, in the language of whoever reads. */
export const { words, load } = phrasebook<TableWords>({
  en: () => import('./words.en.ts'),
  de: () => import('./words.de.ts'),
  fr: () => import('./words.fr.ts'),
});
