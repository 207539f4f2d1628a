import type { Ask } from '../../../engine/ask.ts';

/** Questions whose every option lies on the table, closed ones hatched with their reason. */
const ON_THE_TABLE = [
  'turn.act',
  'turn.free',
  'propose.ask',
  'scientist.ask',
  'scientist.which',
  'bonus.permit.ask',
  'starters.ask',
  'starters.slot',
  'summit.order.ask',
];

export const carries = ({ prompt }: Ask): boolean => ON_THE_TABLE.includes(prompt.key);
