import { phrasebook, type WordsOf } from '../../../language/phrasebook.ts';
import type { words as english } from './words.en.ts';

export type CoursesWords = WordsOf<typeof english>;

/** Everything the courses say, in the language of whoever learns. */
export const { words, load } = phrasebook<CoursesWords>({
  en: () => import('./words.en.ts'),
  de: () => import('./words.de.ts'),
  fr: () => import('./words.fr.ts'),
});
