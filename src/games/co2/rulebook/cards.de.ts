import { list } from '../../../language/german.ts';
import type { WordsOf } from '../../../language/phrasebook.ts';
import { BONUS, dollars, ENERGIES, points } from '../names.de.ts';
import type { cards as english } from './cards.en.ts';

export const cards: WordsOf<typeof english> = {
  plants: 'Alle Kraftwerke',
  tracks: 'Alle Expertiseleisten',
  agendas: 'Alle Agenden',
  lobby: 'Alle Lobbykarten',
  un: 'Alle UN-Ziele',
  goals: 'Alle Firmenziele',
  disasters: 'Alle Katastrophen',
  plant: (coins, cubes, vp) => `${dollars(coins)} und ${cubes} Tech. ${points(vp)}.`,
  track: (licence, income, bonuses) =>
    `Bauen ab Feld ${licence}. Einkommen: ${income.join(', ')}. Boni: ${list(bonuses.map(([space, bonus]) => `${BONUS[bonus]} auf ${space}`))}.`,
  agenda: (priorities) => `${priorities.map((energy) => ENERGIES[energy]).join(', ')}.`,
  provenance: {
    rulebook: 'Wie in der Spielregel.',
    'rulebook-renamed': 'Wie in der Spielregel, mit eigenem Namen in dieser Ausgabe.',
    inferred: 'Aus den Beispielen der Spielregel erschlossen.',
    partly: 'Teils aus der Spielregel, das Übrige ist dieser Ausgabe eigen.',
    designed: 'Eigene Werte dieser Ausgabe.',
  },
};
