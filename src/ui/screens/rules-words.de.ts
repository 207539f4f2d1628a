import { count } from '../../language/german.ts';
import type { RulesWords } from './rules-words.ts';

export const words: RulesWords = {
  title: 'Regeln',
  game: 'Spiel',
  learn: 'In 5 Minuten lernen',
  search: 'Regeln durchsuchen',
  contents: 'Inhalt',
  found: (n) => (n === 0 ? 'Nichts gefunden.' : `Gefunden in ${count(n, 'Abschnitt', 'Abschnitten')}.`),
  foundAdvice: 'Versuch ein kürzeres Wort oder den Namen, der auf dem Teil steht.',
};
