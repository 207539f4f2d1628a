import { en } from './seats-words.en.ts';

/** What is said about whose seat is played where, in the language of all the others. */
export const seats = en;
