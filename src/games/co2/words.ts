import type { Words } from '../../engine/message.ts';
import { phrasebook } from '../../language/phrasebook.ts';
import type { Vocabulary } from './rules/vocabulary.ts';

/** Every sentence the rules can say, in the language of whoever reads. */
export const { words, load } = phrasebook<Words<Vocabulary>>({
  en: () => import('./words.en.ts'),
  de: () => import('./words.de.ts'),
  fr: () => import('./words.fr.ts'),
});
