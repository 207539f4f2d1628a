import { en } from './settings-words.en.ts';

/** The words of Settings and of the page about the app, in the language of all the others. */
export const prefs = en;
