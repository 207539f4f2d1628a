import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './rules-words.en.ts';

export type RulesWords = WordsOf<typeof english>;

/** What the rules page says around the rules. */
export const { words: book } = phrasebook<RulesWords>({
  en: () => import('./rules-words.en.ts'),
  de: () => import('./rules-words.de.ts'),
  fr: () => import('./rules-words.fr.ts'),
});
