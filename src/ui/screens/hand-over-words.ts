import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './hand-over-words.en.ts';

export type HandOverWords = WordsOf<typeof english>;

/** The words of the hand-over form. */
export const { words: passing } = phrasebook<HandOverWords>({
  en: () => import('./hand-over-words.en.ts'),
  de: () => import('./hand-over-words.de.ts'),
  fr: () => import('./hand-over-words.fr.ts'),
});
