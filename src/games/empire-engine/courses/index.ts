import type { Course } from '../../../engine/course.ts';
import type { EmpireEngine } from '../rules/lexicon.ts';
import { first } from './first.ts';
import { load } from './words.ts';

export async function courses(): Promise<readonly Course<EmpireEngine>[]> {
  await load();
  return [first()];
}
