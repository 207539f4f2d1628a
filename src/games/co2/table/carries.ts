import type { Ask } from '../../../engine/ask.ts';
import { STAGED } from './where.ts';

/** Questions whose every option lies on the table, closed ones hatched with their reason. */
const ON_THE_TABLE = ['turn.act', 'turn.free', 'scientist.ask', 'scientist.which', ...STAGED];

export const carries = ({ prompt }: Ask): boolean => ON_THE_TABLE.includes(prompt.key);
