import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './words.en.ts';

export type ScreenWords = WordsOf<typeof english>;

/** What the first page and every other screen say. */
export const { words } = phrasebook<ScreenWords>({
  en: () => import('./words.en.ts'),
  de: () => import('./words.de.ts'),
  fr: () => import('./words.fr.ts'),
});
