import type { CourseVocabulary } from '../../../engine/course.ts';
import type { Words } from '../../../engine/message.ts';

/** What a table says while a course is taken at it. */
const table: Words<CourseVocabulary> = {
  'course.first': ({ first }, { say }) => `Later. First: ${say(first)}`,
  'course.first.short': () => 'later',
  'course.read': () => 'Later. First read on',
  'course.read.short': () => 'later',
};

export const words = {
  table,
  taughtAgain: 'Hints are back, and every lesson starts over.',
  /** Who learns, if nobody on this device has a name yet. */
  learner: 'Ana',
};
