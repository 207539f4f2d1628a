import { findLink } from '../../link/index.ts';
import type { Store } from '../../store/index.ts';

/** Links that only a newer version of the app can open. They lie on the desk until one opens them, or somebody is tired of them. */

const KEY = 'waiting';

export function waiting(store: Store): readonly string[] {
  const links = store.setting(KEY);
  return Array.isArray(links) ? links.filter((link) => typeof link === 'string') : [];
}

export async function keepWaiting(store: Store, text: string): Promise<void> {
  const links = waiting(store);
  const link = linkIn(text);
  if (link && !links.includes(link)) await store.setSetting(KEY, [...links, link]);
}

export async function dropWaiting(store: Store, text: string): Promise<void> {
  const links = waiting(store);
  const link = linkIn(text);
  if (link && links.includes(link)) {
    await store.setSetting(
      KEY,
      links.filter((other) => other !== link),
    );
  }
}

/** The link in a text, whole or damaged, without break points. */
export function linkIn(text: string): string | undefined {
  const found = findLink(text);
  return 'link' in found ? found.link : undefined;
}
