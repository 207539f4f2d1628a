import type { WordsOf } from '../../language/phrasebook.ts';
import { legendOf } from '../legend.ts';
import './skin/icons.ts';
import type { words as english } from './legend.en.ts';

export type LegendWords = WordsOf<typeof english>;

export const { load, legend, symbols } = legendOf<LegendWords>({
  en: () => import('./legend.en.ts'),
  de: () => import('./legend.de.ts'),
  fr: () => import('./legend.fr.ts'),
});
