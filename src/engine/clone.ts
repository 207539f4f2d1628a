/** Copies plain JSON data. A state holds nothing else, which makes this several times faster than `structuredClone`. */
export function clone<T>(value: T): T {
  if (Array.isArray(value)) return value.map(clone) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const part = clone(value[key]);
    if (key === '__proto__') define(copy, key, part);
    else copy[key] = part;
  }
  return copy as T;
}

/** Adds a property whose name would choose the object's prototype if it were assigned to. */
function define(object: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}
