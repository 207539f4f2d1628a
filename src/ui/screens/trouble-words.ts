import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './trouble-words.en.ts';

export type TroubleWords = WordsOf<typeof english>;

/** What is said when something is wrong. */
export const { words: says } = phrasebook<TroubleWords>({
  en: () => import('./trouble-words.en.ts'),
  de: () => import('./trouble-words.de.ts'),
  fr: () => import('./trouble-words.fr.ts'),
});
