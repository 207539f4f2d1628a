import type { Words } from '../../engine/message.ts';
import type { Vocabulary } from './rules.ts';

export const words: Words<Vocabulary> = {
  'ask.take': ({ matches }) => `${matches} matches are left. How many do you take?`,
  take: ({ amount }) => `Take ${amount}`,
  'event.takes': ({ seat, amount }, { name }) => `${name(seat)} takes ${amount}.`,
  moment: ({ matches }) => `${matches} left`,
  'score.last': () => 'The last match',
};
