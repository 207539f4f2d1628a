import type { Course } from '../../../engine/course.ts';
import type { EnergyEmpire } from '../rules/lexicon.ts';
import { clash } from './clash.ts';
import { coldWar } from './cold-war.ts';
import { first } from './first.ts';
import { solo } from './solo.ts';
import { load, words } from './words.ts';

/** The courses in the language of whoever takes them, the first one first. */
export async function courses(): Promise<readonly Course<EnergyEmpire>[]> {
  await load();
  return [first(words.first), solo(words.solo), coldWar(words.coldWar), clash(words.clash)];
}
