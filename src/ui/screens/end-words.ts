import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './end-words.en.ts';

export type EndWords = WordsOf<typeof english>;

/** The words of the end page. */
export const { words: ending } = phrasebook<EndWords>({
  en: () => import('./end-words.en.ts'),
  de: () => import('./end-words.de.ts'),
  fr: () => import('./end-words.fr.ts'),
});
