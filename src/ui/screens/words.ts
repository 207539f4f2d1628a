import { en } from './words.en.ts';

/** The words the screens speak. Another language is one more file of the same shape, chosen here. */
export const words = en;
