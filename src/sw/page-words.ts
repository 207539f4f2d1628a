import type { Language } from '../language/language.ts';
import type { WordsOf } from '../language/phrasebook.ts';
import { words as german } from './page-words.de.ts';
import { words as english } from './page-words.en.ts';
import { words as french } from './page-words.fr.ts';

export type PageWords = WordsOf<typeof english>;

/** Files that stand beside the app are made by the build, which needs all languages at once. */
export const pageWords: Readonly<Record<Language, PageWords>> = { en: english, de: german, fr: french };
