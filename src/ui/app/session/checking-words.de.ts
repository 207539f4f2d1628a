import type { CheckingWords } from './checking-words.ts';

export const words: CheckingWords = {
  helped: (name) => `${name} hätte hier anders gezogen: Jemand hat nachgeholfen.`,
};
