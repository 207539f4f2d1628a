import { count } from '../../language/english.ts';

/** What the rules page says around the rules, in English. */
export const words = {
  title: 'Rules',
  game: 'Game',
  learn: 'Learn in 5 minutes',
  search: 'Search the rules',
  contents: 'Contents',
  found: (n: number) => (n === 0 ? 'Nothing found.' : `Found in ${count(n, 'section')}.`),
  foundAdvice: 'Try a shorter word, or the name printed on the piece.',
};
