import type { SetUp } from '../box.ts';
import { ppmAtStart } from './rules/tables/fossils.ts';
import { setUpWords as words } from './set-ups.en.ts';

/** What the New Game form lets choose first. */
export const setUps: readonly SetUp[] = [
  { id: 'first', ...words.first(ppmAtStart('beginner')), options: { fossils: 'beginner' } },
  { id: 'classic', ...words.classic, options: { fossils: 'random' } },
  { id: 'hard', ...words.hard(ppmAtStart('expert')), options: { fossils: 'expert' } },
];
