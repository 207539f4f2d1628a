import type { Course } from '../../../engine/course.ts';
import type { EnergyEmpire } from '../rules/lexicon.ts';
import type { CourseWords } from './words.ts';

const ME = 0;

/** Two cards of the Rival: what it does, and when. */
export const clash = (words: CourseWords['clash']): Course<EnergyEmpire> => ({
  id: 'clash',
  words: words.course,
  seed: 'Learn0tt',
  rivals: [],
  options: { clash: 'on' },
  before: [{ seat: ME, picks: ['nation:india', 'achievement:clean-air'] }],
  steps: [
    {
      words: words.rival,
      points: ['rival'],
    },
    {
      words: words.turn,
      points: ['rival'],
      moves: [['location:finance'], ['energy:0'], ['button:done']],
    },
    {
      words: words.read,
      points: ['rival', 'location:buy-sell-oil', 'location:government-market', 'un:1'],
    },
    {
      words: words.stack,
      points: ['energy@0'],
      moves: [['location:buy-sell-oil'], ['energy:1'], ['button:done']],
    },
    {
      words: words.rhythm,
      points: ['rival', 'stack:0'],
    },
  ],
  teaches: [],
  next: { seats: 1, options: { clash: 'on' } },
});
