import { en } from './hand-over-words.en.ts';

/** The words of the hand-over form, in the language of all the others. */
export const passing = en;
