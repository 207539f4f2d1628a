/** What the English of every game needs. */

/** `1 soldier`, `2 soldiers`. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** `Ana`, `Ana and Ben`, `Ana, Ben and Caro`. */
export function list(parts: readonly string[], joint = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`;
}
