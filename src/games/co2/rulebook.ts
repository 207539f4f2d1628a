import { keysOf } from '../../engine/record.ts';
import type { RuleSection } from '../box.ts';
import { legend } from './legend.ts';
import { printedMatter } from './rulebook/cards.ts';
import { words } from './rulebook/words.ts';

/** The rules reference, in our own words. Places on the table open it at the section with their id. */
export const rulebook = (): readonly RuleSection[] => [
  ...keysOf(words.pages).map((id) => ({ id, ...words.pages[id] })),
  legend(),
  ...printedMatter(),
];
