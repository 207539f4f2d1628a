import type { Course } from '../../../engine/course.ts';
import type { EnergyEmpire } from '../rules/lexicon.ts';
import type { CourseWords } from './words.ts';

const ME = 0;

/** What is different alone: three objectives, grey workers, a short track. */
export const solo = (words: CourseWords['solo']): Course<EnergyEmpire> => ({
  id: 'solo',
  words: words.course,
  seed: 'Learn03y',
  rivals: [],
  options: {},
  before: [
    {
      seat: ME,
      picks: ['nation:india', 'achievement:commercial-empire', 'location:buy-sell-oil', 'energy:0', 'button:done'],
    },
  ],
  steps: [
    {
      words: words.objectives,
      points: ['seat:0', 'un:6'],
    },
    {
      words: words.un,
      points: ['un:1'],
      moves: [['location:finance'], ['energy:0'], ['nation'], ['plank:0:1', 'plank:1:0']],
    },
    {
      words: words.claim,
      points: [],
      moves: [
        ['button:generate'],
        ['achievement:healthy-ocean', 'achievement:scientific-leader', 'achievement:energy-reserves'],
      ],
    },
    {
      words: words.roll,
      points: ['oil@0', 'stack:0'],
      moves: [['refine:3'], ['button:roll'], ['space:air:2', 'space:ocean:1', 'space:ocean:2']],
    },
    {
      words: words.grey,
      points: ['location:power-plant', 'location:clean-up'],
      moves: [['location:commerce-market'], ['energy:1'], ['market:commerce:0'], ['space:forest:1', 'space:forest:2']],
    },
    {
      words: words.clock,
      points: ['stack:1', 'impact:0', 'seat:0'],
    },
  ],
  teaches: [],
  next: { seats: 1, options: {} },
});
