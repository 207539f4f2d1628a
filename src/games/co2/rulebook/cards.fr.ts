import { list } from '../../../language/french.ts';
import type { WordsOf } from '../../../language/phrasebook.ts';
import { BONUS, dollars, ENERGIES, points, technos } from '../names.fr.ts';
import type { cards as english } from './cards.en.ts';

export const cards: WordsOf<typeof english> = {
  plants: 'Toutes les centrales',
  tracks: 'Toutes les pistes d’expertise',
  agendas: 'Tous les agendas',
  lobby: 'Toutes les cartes Lobby',
  un: 'Tous les objectifs de l’ONU',
  goals: 'Tous les objectifs d’entreprise',
  disasters: 'Toutes les catastrophes',
  plant: (coins, cubes, vp) => `${dollars(coins)} et ${technos(cubes)}. ${points(vp)}.`,
  track: (licence, income, bonuses) =>
    `On construit dès la case ${licence}. Revenu\u202f: ${income.join(', ')}. Bonus\u202f: ${list(bonuses.map(([space, bonus]) => `${BONUS[bonus]} en ${space}`))}.`,
  agenda: (priorities) => `${priorities.map((energy) => ENERGIES[energy]).join(', ')}.`,
  provenance: {
    rulebook: 'Comme dans le livret.',
    'rulebook-renamed': 'Comme dans le livret, avec un nom propre à cette édition.',
    inferred: 'Déduit des exemples du livret.',
    partly: 'En partie du livret, le reste est propre à cette édition.',
    designed: 'Valeurs propres à cette édition.',
  },
};
