import type { SetUp } from '../box.ts';
import { setUpWords as words } from './set-ups.en.ts';

/** What the New Game form lets choose first. */
export const setUps: readonly SetUp[] = [
  { id: 'classic', ...words.classic, options: {} },
  { id: 'powers', ...words.powers, options: { powers: 'on' } },
  { id: 'teams', ...words.teams, options: { teams: 'on' } },
];
