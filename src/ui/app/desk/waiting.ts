import { findLink } from '../../../link/index.ts';
import { type Store, textsIn } from '../../../store/index.ts';
import { applyUpdate, checkForUpdate } from '../../../sw/bridge.ts';
import type { Controller } from '../controller.ts';
import type { Screen } from '../screen.ts';

/**
 * Links that only a newer version of the app can open. They lie on the desk until their game does, or until somebody is
 * tired of them.
 */

const KEY = 'waiting';

/** More would bury the games on the desk. */
const MOST_WAITING = 100;

export function waiting(store: Store): readonly string[] {
  return linksIn(store.setting(KEY));
}

function linksIn(links: unknown): readonly string[] {
  return textsIn(links, MOST_WAITING);
}

async function keepWaiting(store: Store, text: string): Promise<void> {
  const link = linkIn(text);
  if (link) await store.setSetting(KEY, (before) => [...new Set([...linksIn(before), link])]);
}

export async function dropWaiting(store: Store, text: string): Promise<void> {
  const link = linkIn(text);
  if (link && waiting(store).includes(link)) {
    await store.setSetting(KEY, (before) => linksIn(before).filter((other) => other !== link));
  }
}

/** What is set on this device stays when a backup comes; but what waits in either waits on. */
export function joinSettings(key: string, mine: unknown, theirs: unknown): unknown {
  return key === KEY ? [...new Set([...linksIn(mine), ...linksIn(theirs)])] : mine;
}

/** An old app has met a newer link: the cure is on the server, if it can be reached. Until then the link is kept. */
export async function waitForUpdate(
  app: Controller,
  opening: Screen & { kind: 'trouble' },
  link: string,
): Promise<void> {
  const { trouble } = opening;
  if (!('update' in trouble)) return;
  await keepWaiting(app.store, link);
  const update = await checkForUpdate();
  if (app.screen !== opening) return;
  if (update === 'ready') return applyUpdate();
  app.set({ screen: { ...opening, trouble: { ...trouble, update: 'none' } } });
}

/** The link in a text, whole or damaged, without break points. */
export function linkIn(text: string): string | undefined {
  const found = findLink(text);
  return 'link' in found ? found.link : undefined;
}
