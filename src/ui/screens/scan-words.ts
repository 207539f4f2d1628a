import { en } from './scan-words.en.ts';

/** What is said while a code is scanned, in the language of all the others. */
export const scan = en;
