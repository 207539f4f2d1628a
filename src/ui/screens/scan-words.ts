import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './scan-words.en.ts';

export type ScanWords = WordsOf<typeof english>;

/** What is said while a code is scanned. */
export const { words: scan } = phrasebook<ScanWords>({
  en: () => import('./scan-words.en.ts'),
  de: () => import('./scan-words.de.ts'),
  fr: () => import('./scan-words.fr.ts'),
});
