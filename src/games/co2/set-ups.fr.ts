import type { WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './set-ups.en.ts';

export const words: WordsOf<typeof english> = {
  first: (ppm) => ({
    name: 'Première partie',
    text: `L’air commence à ${ppm} ppm\u202f: vous avez droit à l’erreur.`,
  }),
  expects: (companies, lost, of) =>
    `Quand ${companies} ordinateurs jouaient chacun pour soi, la planète a été perdue dans ${lost} parties sur ${of}.`,
  classic: { name: 'Partie classique', text: 'Le hasard décide à quel point l’air est sale au début.' },
  hard: (ppm) => ({
    name: 'Partie difficile',
    text: `L’air commence à ${ppm} ppm. Entraidez-vous, ou la planète est perdue.`,
  }),
};
