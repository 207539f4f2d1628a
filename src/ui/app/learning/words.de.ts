import type { LearningWords } from './words.ts';

export const words: LearningWords = {
  table: {
    'course.first': ({ first }, { say }) => `Später. Zuerst: ${say(first)}`,
    'course.first.short': () => 'später',
    'course.read': () => 'Später. Lies zuerst weiter',
    'course.read.short': () => 'später',
  },
  taughtAgain: 'Die Tipps sind wieder da, und jede Lektion beginnt von vorn.',
  learner: 'Ana',
};
