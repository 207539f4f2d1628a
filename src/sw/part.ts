/** Styles that are there or on their way, by address. */
const styles = new Map<string, Promise<unknown>>();

/** Fetches a part of the app once the styles it needs, named as seen from this address, are there. */
export async function fetchPart<Part>(
  part: () => Promise<Part>,
  needed: readonly string[] = [],
  from?: string,
): Promise<Part> {
  await Promise.all(needed.map((file) => fetchStyle(new URL(file, from).href)));
  return part();
}

/** What failed to come is asked for again by whoever needs it next. */
function fetchStyle(address: string): Promise<unknown> {
  const known = styles.get(address);
  if (known) return known;
  const isThere = [...document.styleSheets].some(({ href }) => href === address);
  const style = isThere ? Promise.resolve() : newStyle(address);
  styles.set(address, style);
  style.catch(() => styles.delete(address));
  return style;
}

function newStyle(address: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} did not load`));
    });
    document.head.append(link);
  });
}

/** What a build asks for by this name. */
export { fetchPart as __vitePreload };
