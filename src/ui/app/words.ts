import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './words.en.ts';

export type AppWords = WordsOf<typeof english>;

/** What the app itself says. Screens and the table frame have their own words; each game has its own. */
export const { words } = phrasebook<AppWords>({
  en: () => import('./words.en.ts'),
  de: () => import('./words.de.ts'),
  fr: () => import('./words.fr.ts'),
});
