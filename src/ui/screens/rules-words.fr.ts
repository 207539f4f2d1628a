import { count } from '../../language/french.ts';
import type { RulesWords } from './rules-words.ts';

export const words: RulesWords = {
  title: 'Règles',
  game: 'Jeu',
  learn: 'Apprendre en 5 minutes',
  search: 'Chercher dans les règles',
  contents: 'Sommaire',
  found: (n) => (n === 0 ? 'Rien trouvé.' : `Trouvé dans ${count(n, 'section')}.`),
  foundAdvice: 'Essayez un mot plus court, ou le nom imprimé sur la pièce.',
};
