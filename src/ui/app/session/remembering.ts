import { spoken } from '../../../language/phrasebook.ts';

/**
 * The same function, which finds out only once for each thing and remembers it for as long as the thing lives and the
 * language stays the same: much of what is found is in words.
 */
export function remembering<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value; readonly language: string }>();
  return (key) => {
    const language = spoken();
    const before = known.get(key);
    const found = before?.language === language ? before : { value: find(key), language };
    known.set(key, found);
    return found.value;
  };
}
