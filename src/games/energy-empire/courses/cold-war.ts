import type { Course } from '../../../engine/course.ts';
import type { EnergyEmpire } from '../rules/lexicon.ts';
import type { CourseWords } from './words.ts';

const ME = 0;
const BEN = 1;

/** The clock, its cards and the spy, in one lap of two nations. */
export const coldWar = (words: CourseWords['coldWar']): Course<EnergyEmpire> => ({
  id: 'cold-war',
  words: words.course,
  seed: 'Learn04f',
  rivals: words.rivals,
  options: { setup: 'lap', espionage: 'on', 'doomsday-clock': 'on' },
  before: [
    { seat: ME, picks: ['nation:india', 'achievement:clean-air'] },
    { seat: BEN, picks: ['nation:iraq', 'achievement:wealth'] },
    { seat: ME, picks: ['location:finance', 'energy:0', 'effect:0', 'button:done'] },
    {
      seat: BEN,
      picks: ['location:government-market', 'energy:1', 'market:government:0', 'space:forest:1', 'button:done'],
    },
  ],
  steps: [
    {
      words: words.clock,
      points: ['clock', 'location:doomsday-clock'],
    },
    {
      words: words.visit,
      points: ['money@0'],
      moves: [['location:doomsday-clock'], ['energy:0']],
    },
    {
      words: words.cards,
      points: [],
      moves: [
        [
          'cold-war:outer-space-pact:emergency-hotline',
          'cold-war:outer-space-pact:moon-landing',
          'cold-war:emergency-hotline:outer-space-pact',
          'cold-war:emergency-hotline:moon-landing',
          'cold-war:moon-landing:outer-space-pact',
          'cold-war:moon-landing:emergency-hotline',
        ],
      ],
    },
    {
      words: words.spy,
      points: ['seat:1'],
      moves: [['espionage'], ['plank:0:1'], ['plank:0:1', 'plank:1:0'], ['button:done']],
      replies: [{ seat: BEN, picks: ['location:doomsday-clock', 'cold-war:first-in-orbit:outer-space-pact'] }],
    },
    {
      words: words.blocked,
      points: ['clock', 'seat:1'],
    },
  ],
  teaches: ['keep-cards', 'spy'],
  next: { seats: 3, options: { espionage: 'on', 'doomsday-clock': 'on' } },
});
