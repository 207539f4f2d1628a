import path from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { buildAs, openSite, type Site } from './site.ts';

export { expect };

/** Watches everything a player's browser does and fails the test on an error or a request to a stranger. */
export interface Guard {
  /** Lets one kind of complaint pass, because the test provokes it. */
  allow(complaint: RegExp): void;
  watch(context: BrowserContext): void;
}

interface Fixtures {
  /**
   * Whether the app may install its worker, as the tests of its hosting do. It fetches every file, which takes longer than
   * most tests; all others have a browser that refuses it.
   */
  readonly installsWorker: boolean;
  readonly guard: Guard;
  /** A further player: a browser of their own, with nothing remembered. */
  readonly newPlayer: () => Promise<Page>;
  /** A host that belongs to this test alone, below the given path. */
  readonly host: (base: string) => Promise<Site>;
}

interface WorkerFixtures {
  readonly site: Site;
  /** The folder of a build that calls itself version 9.9.9. */
  readonly nextRelease: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  /** Like a project page, the app does not live at the root of its domain. */
  site: [
    async ({ browserName: _ }, use) => {
      const site = await openSite('/carbon-copy/');
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],

  nextRelease: [
    async ({ browserName: _ }, use) => {
      const { folder, remove } = buildAs('9.9.9');
      await use(folder);
      remove();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  installsWorker: [
    async ({ browserName: _ }, use, { file }) => use(path.basename(path.dirname(file)) === 'hosting'),
    { option: true },
  ],

  context: async ({ context, installsWorker }, use) => {
    if (!installsWorker) await refuseWorker(context);
    await use(context);
  },

  // Depends on the hosts only to be done before they close.
  guard: [
    async ({ context, host: _ }, use) => {
      const complaints: string[] = [];
      const allowed: RegExp[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          const { url } = message.location();
          if (message.type() === 'error') complaints.push(`console: ${message.text()} (${url})`);
        });
        watched.on('weberror', (failure) => complaints.push(`error: ${failure.error().stack ?? failure.error()}`));
        watched.on('request', (request) => {
          const { protocol, hostname } = new URL(request.url());
          if (protocol.startsWith('http') && hostname !== 'localhost') complaints.push(`request: ${request.url()}`);
        });
      };
      watch(context);
      await use({ allow: (complaint) => allowed.push(complaint), watch });
      const serious = complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
      expect(serious, 'errors and requests to strangers').toEqual([]);
    },
    { auto: true },
  ],

  newPlayer: async ({ browser, guard, installsWorker }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      guard.watch(context);
      if (!installsWorker) await refuseWorker(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  host: async ({ browserName: _ }, use) => {
    const sites: Site[] = [];
    await use(async (at) => {
      const site = await openSite(at);
      sites.push(site);
      return site;
    });
    for (const site of sites) await site.close();
  },
});

function refuseWorker(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.register = async () => {
      throw new DOMException('no workers here', 'SecurityError');
    };
  });
}

/** Opens an address and waits until everything is loaded and the worker is in charge: from here on, offline is fine. */
export async function openToKeep(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}
