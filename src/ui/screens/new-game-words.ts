import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './new-game-words.en.ts';

export type NewGameWords = WordsOf<typeof english>;

/** What the New Game form says. */
export const { words: deal } = phrasebook<NewGameWords>({
  en: () => import('./new-game-words.en.ts'),
  de: () => import('./new-game-words.de.ts'),
  fr: () => import('./new-game-words.fr.ts'),
});
