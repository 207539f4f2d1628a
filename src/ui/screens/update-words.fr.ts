import type { UpdateWords } from './update-words.ts';

export const words: UpdateWords = {
  ready: 'Une nouvelle version est prête.',
  keeps: 'Vos parties restent.',
  now: 'Mettre à jour',
  later: 'Plus tard',
};
