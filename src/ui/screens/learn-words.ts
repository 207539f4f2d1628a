import { en } from './learn-words.en.ts';

/** The words before and after a course, in the language of all the others. */
export const learn = en;
