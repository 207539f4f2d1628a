import type { Course } from '../../../engine/course.ts';
import type { Co2 } from '../rules/lexicon.ts';
import { first } from './first.ts';

export const courses: readonly Course<Co2>[] = [first];
