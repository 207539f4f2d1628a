import { phrasebook, type WordsOf } from '../../../language/phrasebook.ts';
import type { coldWar } from './cold-war.en.ts';
import type { words as english } from './words.en.ts';

export type TableWords = WordsOf<typeof english>;
export type ColdWarTexts = WordsOf<typeof coldWar>;

/** What stands on the desk besides the words of the rules, in the language of whoever reads. */
export const { words: texts, load } = phrasebook<TableWords>({
  en: () => import('./words.en.ts'),
  de: () => import('./words.de.ts'),
  fr: () => import('./words.fr.ts'),
});
