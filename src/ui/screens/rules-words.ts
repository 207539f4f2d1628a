import { en } from './rules-words.en.ts';

/** What the rules page says around the rules, in the language of all the others. */
export const book = en;
