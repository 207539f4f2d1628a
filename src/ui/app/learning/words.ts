import { phrasebook, type WordsOf } from '../../../language/phrasebook.ts';
import type { words as english } from './words.en.ts';

export type LearningWords = WordsOf<typeof english>;

/** What a table says while a course is taken at it. */
export const { words } = phrasebook<LearningWords>({
  en: () => import('./words.en.ts'),
  de: () => import('./words.de.ts'),
  fr: () => import('./words.fr.ts'),
});
