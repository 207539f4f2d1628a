/** What the English of every game needs. */

/** `1 soldier`, `2 soldiers`. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** `Ana`, `Ana and Ben`, `Ana, Ben and Caro`. */
export function list(parts: readonly string[], joint = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`;
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
