/// <reference lib="webworker" />
import { addPlugins, addRoute, cleanupOutdatedCaches, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isOwnPage } from './own-page.ts';
import { repairedAddress } from './repair.ts';
import { version } from './version.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a page may say to the worker. */
export type WorkerMessage = { readonly type: 'SKIP_WAITING' } | { readonly type: 'VERSION' };

/** What the worker tells the pages: why this version does not install. */
export interface WorkerReport {
  readonly type: 'NOT_INSTALLED';
  /** There is no room to keep a file, or it did not come as it was published. */
  readonly why: 'full' | 'altered';
  readonly file: string;
}

const { scope } = self.registration;

/** Only the app's own page is repaired and answered here; whatever else the domain holds goes to the network. */
const meant = (address: string): string | undefined => {
  const repaired = repairedAddress(address);
  return repaired && isOwnPage(repaired, scope) ? repaired : undefined;
};

// A mailed link whose `#` was escaped never reaches the page as a link: send the browser to the address that was meant.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && meant(url.href) !== undefined,
  async ({ url }) => Response.redirect(meant(url.href) ?? url.href),
);

// The whole app is kept, games and all, so that a link opens on a train. Every file must be the one that was built:
// half a deploy, or a proxy's page in place of a file, does not install, and the version before goes on.
precache(self.__WB_MANIFEST);
addPlugins([
  {
    async handlerDidError({ event, request, error }) {
      const why = error.name === 'QuotaExceededError' ? 'full' : 'altered';
      if (event.type === 'install') await report({ type: 'NOT_INSTALLED', why, file: request.url.replace(scope, '') });
      return undefined;
    },
  },
]);

// Should the browser have thrown the copies away, the page comes from the network, of whichever version it is there.
const page = createHandlerBoundToURL('index.html');
registerRoute(({ request, url }) => request.mode === 'navigate' && isOwnPage(url.href, scope), page);
addRoute({ cleanURLs: false });
cleanupOutdatedCaches();

async function report(news: WorkerReport): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const client of pages.filter(({ url }) => isOwnPage(url, scope))) client.postMessage(news);
}

// A new version waits until the player says so: no reload in the middle of a turn.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as WorkerMessage | undefined;
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message?.type === 'VERSION') event.ports[0]?.postMessage(version);
});

// The first visit is served by the network; from the moment the worker is active, by the worker.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
