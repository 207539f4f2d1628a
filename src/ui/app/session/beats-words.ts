import { phrasebook, type WordsOf } from '../../../language/phrasebook.ts';
import type { words as english } from './beats-words.en.ts';

export type BeatsWords = WordsOf<typeof english>;

/** What a film says besides what was done. */
export const { words } = phrasebook<BeatsWords>({
  en: () => import('./beats-words.en.ts'),
  de: () => import('./beats-words.de.ts'),
  fr: () => import('./beats-words.fr.ts'),
});
