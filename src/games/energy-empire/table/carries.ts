import type { Ask } from '../../../engine/ask.ts';

/** Questions whose every option lies on the table, closed ones hatched with their reason. */
const ON_THE_TABLE = [
  'ask.nation',
  'ask.turn',
  'ask.buy',
  'ask.activate',
  'ask.pollute',
  'ask.cleanup',
  'ask.drill',
  'ask.peek',
  'ask.trade',
  'ask.wild',
  'ask.bridge',
  'ask.spy',
  'ask.keep-cards',
];

export const carries = ({ prompt }: Ask): boolean => ON_THE_TABLE.includes(prompt.key);
