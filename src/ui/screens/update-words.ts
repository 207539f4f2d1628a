import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './update-words.en.ts';

export type UpdateWords = WordsOf<typeof english>;

/** What is said of a newer version. */
export const { words: update } = phrasebook<UpdateWords>({
  en: () => import('./update-words.en.ts'),
  de: () => import('./update-words.de.ts'),
  fr: () => import('./update-words.fr.ts'),
});
