import type { LearnWords } from './learn-words.ts';

export const words: LearnWords = {
  lesson: (game) => `Lektion: ${game}`,
  welcome: 'Willkommen zurück',
  where: (step, of) => `Du warst bei Schritt ${step} von ${of}.`,
  goOn: (step) => `Weiter bei Schritt ${step}`,
  anew: 'Von vorn',
  ready: 'Du bist bereit',
  again: 'Noch einmal lernen',
  rules: 'Regeln ansehen',
  others: 'Mehr lernen',
  done: 'gelernt',
};
