import { en } from './update-words.en.ts';

/** What is said of a newer version, in the language of all the others. */
export const update = en;
