import { phrasebook, type WordsOf } from '../../../language/phrasebook.ts';
import type { words as english } from './checking-words.en.ts';

export type CheckingWords = WordsOf<typeof english>;

/** What is said of computers whose moves were looked at again. */
export const { words } = phrasebook<CheckingWords>({
  en: () => import('./checking-words.en.ts'),
  de: () => import('./checking-words.de.ts'),
  fr: () => import('./checking-words.fr.ts'),
});
