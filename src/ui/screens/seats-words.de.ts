import { list } from '../../language/german.ts';
import type { SeatsWords } from './seats-words.ts';

export const words: SeatsWords = {
  yourMove: (name) => `Du bist dran, ${name}`,
  which: 'Welcher Platz ist deiner?',
  help: 'Dieses Gerät merkt es sich. Du kannst den Platz später auf ein anderes Gerät mitnehmen.',
  iAm: 'Ich bin',
  isNext: 'ist dran',
  isHere: 'schon hier',
  invites: (from) => `${from} lädt dich ein`,
  sent: (from) => `${from} hat dir das geschickt`,
  watch: 'Erst einmal umsehen',
  watchHelp: 'Du siehst erst einmal zu und kannst jederzeit Platz nehmen.',
  what: 'Was ist das?',
  whatItIs:
    'Ein Brettspiel, das in einem Link steckt: Du ziehst und schickst den Link weiter. Kein Konto, nichts zu installieren.',
  learn: ['Neu hier?', 'In 5 Minuten lernen'],
  moveTitle: (names) => (names.length === 1 ? 'Platz umziehen' : 'Plätze umziehen'),
  moveFor: (names) =>
    `${names.length === 1 ? 'Den Platz' : 'Die Plätze'} von ${list(names)} auf ein anderes Gerät umziehen`,
  private: ['Privat', 'nur für dich'],
  moveFact: (names) =>
    `Wer diesen Link öffnet, spielt als ${list(names)} und sieht die Geheimnisse von ${list(names)}.`,
  moveAdvice: 'Öffne ihn auf deinem anderen Gerät. Schick ihn nicht an die anderen.',
  moveKey: 'Der Schlüssel zieht mit um. Dieses Gerät sieht dann nur noch zu.',
  moveHere: 'Anderes Gerät zur Hand?',
  movePoint: 'Richte seine Kamera hierauf.',
  copyPrivate: 'Privaten Link kopieren',
  sharePrivate: 'An mich selbst senden',
};
