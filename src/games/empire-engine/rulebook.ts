import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { RuleSection } from '../box.ts';
import { legend } from './legend.ts';
import type { words as english } from './rulebook.en.ts';

export type RulebookWords = WordsOf<typeof english>;

export const { words, load } = phrasebook<RulebookWords>({
  en: () => import('./rulebook.en.ts'),
  de: () => import('./rulebook.de.ts'),
  fr: () => import('./rulebook.fr.ts'),
});

/** Every section by its id, in the order of the pages. Places on the table open the rules at the section with their id. */
const SECTIONS = [
  'goal',
  'round',
  'start',
  'plan',
  'order',
  'arm',
  'produce',
  'invent',
  'attack',
  'defend',
  'export',
  'salvage',
  'orders',
  'scoring',
  'powers',
  'teams',
] as const satisfies readonly (keyof typeof words)[];

/** The rules reference, in our own words. */
export const rulebook = (): readonly RuleSection[] => [
  ...SECTIONS.map((id) => ({ id, title: words[id].title, body: words[id].body() })),
  legend(),
];
