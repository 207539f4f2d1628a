import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './learn-words.en.ts';

export type LearnWords = WordsOf<typeof english>;

/** The words before and after a course. */
export const { words: learn } = phrasebook<LearnWords>({
  en: () => import('./learn-words.en.ts'),
  de: () => import('./learn-words.de.ts'),
  fr: () => import('./learn-words.fr.ts'),
});
