import type { CheckingWords } from './checking-words.ts';

export const words: CheckingWords = {
  helped: (name) => `${name} aurait joué autrement ici : quelqu’un a donné un coup de pouce.`,
};
