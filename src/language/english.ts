import { grammarOf } from './grammar.ts';

/** What every English sentence may need. British, so that lists have no comma before the last "and". */
export const { form, number, list, either } = grammarOf('en-GB');

/** `1 soldier`, `2 soldiers`. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${number(amount)} ${form(amount, { one, other: many })}`;
}

const CARDINALS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** `three`; figures where prose would not spell them out. */
export const spelled = (amount: number): string => CARDINALS[amount] ?? String(amount);

/** `third`. */
export const ordinal = (place: number): string => ORDINALS[place] ?? `${place}th`;

/** `half`, `a third`. */
export const fraction = (parts: number): string => (parts === 2 ? 'half' : `a ${ordinal(parts)}`);
