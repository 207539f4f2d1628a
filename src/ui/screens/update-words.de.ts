import type { UpdateWords } from './update-words.ts';

export const words: UpdateWords = {
  ready: 'Eine neue Version ist da.',
  keeps: 'Deine Spiele bleiben.',
  now: 'Jetzt aktualisieren',
  later: 'Später',
};
