import { en } from './new-game-words.en.ts';

/** What the New Game form says, in the language of all the others. */
export const deal = en;
