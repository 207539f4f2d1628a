import type { WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './set-ups.en.ts';

export const words: WordsOf<typeof english> = {
  first: (ppm) => ({ name: 'Erste Partie', text: `Die Luft beginnt bei ${ppm} ppm: Du kannst dir Fehler leisten.` }),
  expects: (companies, lost, of) =>
    `Als ${companies} Computer jeder für sich spielten, ging in ${lost} von ${of} Partien der Planet verloren.`,
  classic: { name: 'Klassisch', text: 'Der Zufall entscheidet, wie schmutzig die Luft am Anfang ist.' },
  hard: (ppm) => ({
    name: 'Schwere Partie',
    text: `Die Luft beginnt bei ${ppm} ppm. Helft einander, oder ihr verliert den Planeten.`,
  }),
};
