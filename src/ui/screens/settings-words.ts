import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './settings-words.en.ts';

export type SettingsWords = WordsOf<typeof english>;

/** The words of Settings and of the page about the app. */
export const { words: prefs } = phrasebook<SettingsWords>({
  en: () => import('./settings-words.en.ts'),
  de: () => import('./settings-words.de.ts'),
  fr: () => import('./settings-words.fr.ts'),
});
