import { phrasebook, type WordsOf } from '../language/phrasebook.ts';
import type { words as english } from './words.en.ts';

export type ShelfWords = WordsOf<typeof english>;

/** What the shelf says of each game, in the language of whoever reads. */
export const { words } = phrasebook<ShelfWords>({
  en: () => import('./words.en.ts'),
  de: () => import('./words.de.ts'),
  fr: () => import('./words.fr.ts'),
});
