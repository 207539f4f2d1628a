import type { Course } from '../../../engine/course.ts';
import type { EnergyEmpire } from '../rules/lexicon.ts';
import type { CourseWords } from './words.ts';

const ME = 0;
const BEN = 1;
const CLEO = 2;

/** The first lap of three nations: work, build, use, generate, and where the points come from. */
export const first = (words: CourseWords['first']): Course<EnergyEmpire> => ({
  id: '',
  words: words.course,
  seed: 'Learn1dc',
  rivals: words.rivals,
  options: { setup: 'lap' },
  before: [
    { seat: ME, picks: ['nation:india', 'achievement:commercial-empire'] },
    { seat: BEN, picks: ['nation:france', 'achievement:titan-of-industry'] },
    { seat: CLEO, picks: ['nation:china', 'achievement:award-winning'] },
  ],
  steps: [
    {
      words: words.win,
      points: ['seat:0', 'un:0', 'impact:0'],
    },
    {
      words: words.work,
      points: ['workers@0'],
      moves: [['location:commerce-market'], ['energy:0']],
    },
    {
      words: words.build,
      points: ['money@0'],
      moves: [['market:commerce:0'], ['pay:money']],
    },
    {
      words: words.pollute,
      points: ['stack:0'],
      moves: [['space:forest:1', 'space:forest:2']],
    },
    {
      words: words.use,
      points: ['energy@0'],
      moves: [['structure:supermarket'], ['plank:0:1'], ['button:done']],
      replies: [
        { seat: BEN, picks: ['location:buy-sell-oil', 'energy:0'] },
        {
          seat: CLEO,
          picks: [
            'location:industry-market',
            'energy:0',
            'market:industry:0',
            'pay:money',
            'space:forest:2',
            'structure:iron-mine',
            'plank:0:1',
          ],
        },
      ],
    },
    {
      words: words.stack,
      points: ['energy@0'],
      moves: [['location:buy-sell-oil']],
    },
    {
      words: words.spare,
      points: ['workers@0'],
      moves: [['button:done']],
      replies: [
        {
          seat: BEN,
          picks: [
            'location:government-market',
            'energy:0',
            'market:government:0',
            'space:air:2',
            'structure:public-hospital-2',
            'plank:0:2',
            'nation',
          ],
        },
        { seat: CLEO, picks: ['location:education', 'energy:0', 'space:air:2'] },
      ],
    },
    {
      words: words.generate,
      points: [],
      moves: [
        ['button:generate'],
        ['achievement:healthy-ocean', 'achievement:strong-workforce', 'achievement:clean-air'],
      ],
    },
    {
      words: words.dice,
      points: ['oil@0'],
      moves: [['refine:3'], ['button:roll']],
    },
    {
      words: words.smoke,
      points: ['stack:0'],
      moves: [['space:air:2', 'space:ocean:1', 'space:ocean:2']],
      replies: [
        { seat: BEN, picks: ['refine:3', 'button:roll', 'space:ocean:1'] },
        { seat: CLEO, picks: ['location:mine', 'energy:0'] },
      ],
    },
    {
      words: words.impact,
      points: ['impact:0', 'space:forest:5@0', 'location:power-plant'],
    },
    {
      words: words.die,
      points: ['money@0'],
      moves: [['location:power-plant'], ['energy:0'], ['space:forest:1', 'space:forest:2']],
    },
    {
      words: words.un,
      points: ['un:1'],
      moves: [['nation'], ['plank:0:1', 'plank:1:0']],
    },
    {
      words: words.end,
      points: ['impact:5', 'stack:5', 'seat:0'],
    },
  ],
  teaches: ['first-turn', 'energy', 'buy', 'pollute', 'activate', 'second-turn', 'claim', 'refine', 'roll'],
  next: { seats: 3, options: {} },
});
