import type { Course } from '../../../engine/course.ts';
import { words } from '../courses.en.ts';
import type { EnergyEmpire } from '../rules/lexicon.ts';

const ME = 0;

/** Two cards of the Rival: what it does, and when. */
export const clash: Course<EnergyEmpire> = {
  id: 'clash',
  words: words.clash.course,
  seed: 'Learn0tt',
  rivals: [],
  options: { clash: 'on' },
  before: [{ seat: ME, picks: ['nation:india', 'achievement:clean-air'] }],
  steps: [
    {
      words: words.clash.rival,
      points: ['rival'],
    },
    {
      words: words.clash.turn,
      points: ['rival'],
      moves: [['location:finance'], ['energy:0'], ['button:done']],
    },
    {
      words: words.clash.read,
      points: ['rival', 'location:buy-sell-oil', 'location:government-market', 'un:1'],
    },
    {
      words: words.clash.stack,
      points: ['energy@0'],
      moves: [['location:buy-sell-oil'], ['energy:1'], ['button:done']],
    },
    {
      words: words.clash.rhythm,
      points: ['rival', 'stack:0'],
    },
  ],
  teaches: [],
  next: { seats: 1, options: { clash: 'on' } },
};
