import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './sealed-words.en.ts';

export type SealedWords = WordsOf<typeof english>;

/** What is said of seals. */
export const { words: says } = phrasebook<SealedWords>({
  en: () => import('./sealed-words.en.ts'),
  de: () => import('./sealed-words.de.ts'),
  fr: () => import('./sealed-words.fr.ts'),
});
