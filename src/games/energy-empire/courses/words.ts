import { phrasebook, type WordsOf } from '../../../language/phrasebook.ts';
import type { words as english } from './words.en.ts';

export type CourseWords = WordsOf<typeof english>;

/** What the courses say, in the language of whoever takes them. */
export const { words, load } = phrasebook<CourseWords>({
  en: () => import('./words.en.ts'),
  de: () => import('./words.de.ts'),
  fr: () => import('./words.fr.ts'),
});
