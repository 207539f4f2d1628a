import { vi } from 'vitest';

/** From now on a database is opened only once the test lets it: returns what lets it. */
export function holdDatabase(): () => void {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    const request = open(name, version);
    const listen = request.addEventListener.bind(request);
    request.addEventListener = (type: string, listener: (event: Event) => void) =>
      listen(type, type === 'success' ? (event) => void held.then(() => listener(event)) : listener);
    return request;
  });
  return letGo;
}
