import type { SetUp } from '../box.ts';
import { setUpWords as words } from './set-ups.en.ts';

/** What the New Game form lets choose first. */
export const setUps: readonly SetUp[] = [
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
