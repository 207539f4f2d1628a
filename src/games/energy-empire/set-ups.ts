import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { Level } from '../../players/mind.ts';
import type { SetUp } from '../box.ts';
import type { words as english } from './set-ups.en.ts';

export type SetUpWords = WordsOf<typeof english>;

const { words, load } = phrasebook<SetUpWords>({
  en: () => import('./set-ups.en.ts'),
  de: () => import('./set-ups.de.ts'),
  fr: () => import('./set-ups.fr.ts'),
});

export { load };

/** What the New Game form lets choose first. */
export const setUps = (): readonly SetUp[] => [
  { id: 'classic', ...words.classic, options: {} },
  {
    id: 'cold-war',
    ...words.coldWar,
    options: {
      'new-nations': 'on',
      megastructures: 'on',
      espionage: 'on',
      'new-impacts': 'on',
      'new-structures': 'on',
      'doomsday-clock': 'on',
    },
  },
  { id: 'clash', ...words.clash, options: { clash: 'on' } },
];

/** What computer players are called. */
export const characters = (): Readonly<Record<Level, string>> => words.characters;
