import type { LearnWords } from './learn-words.ts';

export const words: LearnWords = {
  lesson: (game) => `Leçon : ${game}`,
  welcome: 'Bon retour',
  where: (step, of) => `Vous en étiez à l’étape ${step} sur ${of}.`,
  goOn: (step) => `Reprendre à l’étape ${step}`,
  anew: 'Reprendre du début',
  ready: 'À vous de jouer',
  again: 'Apprendre encore',
  rules: 'Voir les règles',
  others: 'Apprendre plus',
  done: 'apprise',
};
