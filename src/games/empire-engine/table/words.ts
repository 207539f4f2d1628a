import { phrasebook, type WordsOf } from '../../../language/phrasebook.ts';
import type { words as english } from './words.en.ts';

export type TableWords = WordsOf<typeof english>;

/** What the table says by itself, beside the sentences of the rules. */
export const { words, load } = phrasebook<TableWords>({
  en: () => import('./words.en.ts'),
  de: () => import('./words.de.ts'),
  fr: () => import('./words.fr.ts'),
});
