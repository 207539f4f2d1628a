import type { LearningWords } from './words.ts';

export const words: LearningWords = {
  table: {
    'course.first': ({ first }, { say }) => `Plus tard. D’abord : ${say(first)}`,
    'course.first.short': () => 'plus tard',
    'course.read': () => 'Plus tard. Lisez d’abord la suite',
    'course.read.short': () => 'plus tard',
  },
  taughtAgain: 'Les conseils reviennent et chaque leçon reprend du début.',
  learner: 'Ana',
};
