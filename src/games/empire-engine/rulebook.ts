import type { RuleSection } from '../box.ts';
import { doing } from './rulebook/doing.ts';
import { planning } from './rulebook/planning.ts';
import { powers } from './rulebook/powers.ts';

/** The rules reference, in our own words. Places on the table open it at the section with their id. */
export const rulebook: readonly RuleSection[] = [...planning, ...doing, ...powers];
