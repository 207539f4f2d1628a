import type { Course } from '../../../engine/course.ts';
import type { Co2 } from '../rules/lexicon.ts';
import { first } from './first.ts';
import { load } from './words.ts';

/** The courses, once their words have come. */
export async function courses(): Promise<readonly Course<Co2>[]> {
  await load();
  return [first()];
}
