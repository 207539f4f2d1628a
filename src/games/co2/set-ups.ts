import type { Options } from '../../engine/game.ts';
import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { SetUp } from '../box.ts';
import { LOST_BY_STEADY } from './measured.ts';
import { ppmAtStart } from './rules/tables/fossils.ts';
import type { words as english } from './set-ups.en.ts';

export const { words, load } = phrasebook<WordsOf<typeof english>>({
  en: () => import('./set-ups.en.ts'),
  de: () => import('./set-ups.de.ts'),
  fr: () => import('./set-ups.fr.ts'),
});

/** What Play now deals. */
export const RECOMMENDED: Options = { fossils: 'beginner' };

function expects(companies: number): string | undefined {
  const measured = LOST_BY_STEADY[companies];
  return measured && words.expects(companies, measured.lost, measured.of);
}

/** What the New Game form lets choose first. */
export const setUps = (): readonly SetUp[] => [
  { id: 'first', ...words.first(ppmAtStart('beginner')), options: RECOMMENDED, expects },
  { id: 'classic', ...words.classic, options: { fossils: 'random' } },
  { id: 'hard', ...words.hard(ppmAtStart('expert')), options: { fossils: 'expert' } },
];
