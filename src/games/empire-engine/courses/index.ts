import type { Course } from '../../../engine/course.ts';
import type { EmpireEngine } from '../rules/lexicon.ts';
import { first } from './first.ts';

export const courses: readonly Course<EmpireEngine>[] = [first];
