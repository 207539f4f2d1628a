/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { repairedAddress } from './repair.ts';
import { version } from './version.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a page may say to the worker. */
export type WorkerMessage = { readonly type: 'SKIP_WAITING' } | { readonly type: 'VERSION' };

// A mailed link whose `#` was escaped never reaches the page as a link: send the browser to the address that was meant.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && repairedAddress(url.href) !== undefined,
  async ({ url }) => Response.redirect(repairedAddress(url.href) ?? url.href),
);

// The whole app is kept, games and all, so that a link opens on a train.
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')));
cleanupOutdatedCaches();

// A new version waits until the player says so: no reload in the middle of a turn.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as WorkerMessage | undefined;
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message?.type === 'VERSION') event.ports[0]?.postMessage(version);
});

// The first visit is served by the network; from the moment the worker is active, by the worker.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
