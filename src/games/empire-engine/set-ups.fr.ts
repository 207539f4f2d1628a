import type { SetUpWords } from './set-ups.ts';

export const words: SetUpWords = {
  classic: { name: 'Partie classique', text: 'Tous les empires se valent. Commencez ici.' },
  powers: { name: 'Avec pouvoirs', text: 'Chaque empire a son propre pouvoir.' },
  teams: { name: 'Deux équipes', text: 'Les partenaires se font face et marquent ensemble.' },
};
