import { phrasebook, type WordsOf } from '../../../language/phrasebook.ts';
import type { words as english } from '../courses.en.ts';

/** Everything the courses of this game say, in the language of whoever learns. */
export const { words, load } = phrasebook<WordsOf<typeof english>>({
  en: () => import('../courses.en.ts'),
  de: () => import('../courses.de.ts'),
  fr: () => import('../courses.fr.ts'),
});
