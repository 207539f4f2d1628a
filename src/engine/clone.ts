/** Copies plain JSON data. A state holds nothing else, which makes this several times faster than `structuredClone`. */
export function clone<T>(value: T): T {
  if (Array.isArray(value)) return value.map(clone) as T;
  if (typeof value !== 'object' || value === null) return value;
  // Whatever has the shape of the original is as fast to read.
  const copy: T & object = { ...value };
  for (const key in copy) {
    const part = copy[key];
    if (typeof part !== 'object' || part === null) continue;
    if (key === '__proto__') define(copy, key, clone(part));
    else copy[key] = clone(part);
  }
  return copy;
}

/** Adds a property whose name would choose the object's prototype if it were assigned to. */
function define(object: object, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}
