import type { TemplateResult } from 'lit';
import type { RuleSection } from '../box.ts';
import { legend } from './legend.ts';
import { lists } from './rulebook/lists.ts';
import { words } from './rulebook/words.ts';

export { load } from './rulebook/words.ts';

type Texts = Readonly<Record<string, { readonly title: string; readonly body: TemplateResult }>>;

const sections = (texts: Texts): RuleSection[] => Object.entries(texts).map(([id, text]) => ({ id, ...text }));

/** The rules reference, in our own words. Places and cards on the table open it at the section with their id. */
export const rulebook = (): readonly RuleSection[] => [
  ...sections(words.turns()),
  ...sections(words.places()),
  ...sections(words.world()),
  legend(),
  ...lists(),
  ...sections(words.ending()),
  ...sections(words.coldWar()),
  ...sections(words.clash()),
];
