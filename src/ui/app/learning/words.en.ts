import type { CourseVocabulary } from '../../../engine/course.ts';
import type { Words } from '../../../engine/message.ts';

/** What a table says while a course is taken at it. Another language is another file of this type. */
export const words: Words<CourseVocabulary> = {
  'course.first': ({ first }, { say }) => `Later. First: ${say(first)}`,
  'course.first.short': () => 'later',
  'course.read': () => 'Later. First read on',
  'course.read.short': () => 'later',
};

export const TAUGHT_AGAIN = 'Hints come again, and every lesson begins anew.';

/** Who learns, if nobody on this device has a name yet. */
export const LEARNER_NAME = 'Ana';
