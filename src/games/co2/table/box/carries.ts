import { isKind } from '../../../../engine/lexicon.ts';
import type { Ask, Ref } from '../../rules/lexicon.ts';
import { STAGED } from '../where.ts';

/** Matters whose every option lies on the table, closed ones hatched with their reason. */
const ON_THE_TABLE: readonly Ref[] = ['turn', 'scientists', ...STAGED];

export const carries = ({ about }: Ask): boolean => ON_THE_TABLE.includes(about) || isKind(about, 'scientist');
