import { en } from './end-words.en.ts';

/** The words of the end page, in the language of all the others. */
export const ending = en;
