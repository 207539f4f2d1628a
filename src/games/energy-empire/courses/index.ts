import type { Course } from '../../../engine/course.ts';
import type { EnergyEmpire } from '../rules/lexicon.ts';
import { clash } from './clash.ts';
import { coldWar } from './cold-war.ts';
import { first } from './first.ts';
import { solo } from './solo.ts';

export const courses: readonly Course<EnergyEmpire>[] = [first, solo, coldWar, clash];
