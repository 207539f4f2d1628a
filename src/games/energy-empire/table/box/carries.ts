import type { Ask, Ref } from '../../rules/lexicon.ts';
import { refs } from '../../rules/refs.ts';
import { TYPES } from '../../rules/tables.ts';

/** Matters whose every option lies on the table, closed ones hatched with their reason. */
const ON_THE_TABLE: readonly Ref[] = [
  'nations',
  'turn',
  'bridge',
  'cards',
  'environment',
  'newspaper',
  'abroad',
  'cold-war',
  refs.location('trade'),
  ...TYPES.map(refs.market),
];

export const carries = ({ about }: Ask): boolean => ON_THE_TABLE.includes(about);
