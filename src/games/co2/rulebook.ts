import type { RuleSection } from '../box.ts';
import { printedMatter } from './rulebook/cards.ts';
import { turns } from './rulebook/turns.ts';
import { world } from './rulebook/world.ts';

/** The rules reference, in our own words. Places on the table open it at the section with their id. */
export const rulebook: readonly RuleSection[] = [...turns, ...world, ...printedMatter];
