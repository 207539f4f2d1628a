import type { SetUpWords } from './set-ups.ts';

/** What the New Game form offers, in French. */
export const words: SetUpWords = {
  classic: { name: 'Partie classique', text: 'Ouvriers, bâtiments, dés et gros titres. Commencez par là.' },
  coldWar: { name: 'Cold War', text: 'Avec espions, grands projets et Horloge de l’Apocalypse. Plus longue.' },
  clash: { name: 'Choc des nations', text: 'Un Rival se joint à vous, mené par une pioche de cartes.' },
  characters: { gentle: 'Dot', steady: 'Mr. Hale', sharp: 'Dr. Vega' },
};
