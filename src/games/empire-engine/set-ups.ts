import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { SetUp } from '../box.ts';
import type { words as english } from './set-ups.en.ts';

export type SetUpWords = WordsOf<typeof english>;

export const { words, load } = phrasebook<SetUpWords>({
  en: () => import('./set-ups.en.ts'),
  de: () => import('./set-ups.de.ts'),
  fr: () => import('./set-ups.fr.ts'),
});

/** What the New Game form lets choose first. */
export const setUps = (): readonly SetUp[] => [
  { id: 'classic', ...words.classic, options: {} },
  { id: 'powers', ...words.powers, options: { powers: 'on' } },
  { id: 'teams', ...words.teams, options: { teams: 'on' } },
];
