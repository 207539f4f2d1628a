import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { RuleSection } from '../box.ts';
import { legendSection } from '../legend.ts';
import './skin/icons.ts';
import type { words as english } from './legend.en.ts';

export type LegendWords = WordsOf<typeof english>;

const { words, load } = phrasebook<LegendWords>({
  en: () => import('./legend.en.ts'),
  de: () => import('./legend.de.ts'),
  fr: () => import('./legend.fr.ts'),
});

export { load };

/** What the symbols on cards, places and seats stand for. */
export const legend = (): RuleSection => legendSection(words.title, words.meanings);

/** The same, by the names of their icons. */
export const symbols = (): LegendWords['meanings'] => words.meanings;
