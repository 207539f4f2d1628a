import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './seats-words.en.ts';

export type SeatsWords = WordsOf<typeof english>;

/** What is said about whose seat is played where. */
export const { words: seats } = phrasebook<SeatsWords>({
  en: () => import('./seats-words.en.ts'),
  de: () => import('./seats-words.de.ts'),
  fr: () => import('./seats-words.fr.ts'),
});
