import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { buildAs, builtApp } from '../site.ts';

/** The version of the worker in charge of this page. */
function workerVersion(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return new Promise<string>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      active?.postMessage({ type: 'VERSION' }, [port2]);
    });
  });
}

test('after one visit the app opens without a network, link and all', async ({ page, host }) => {
  const site = await host('/carbon-copy/');
  await page.goto(site.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await site.close();
  await page.reload();
  await expect(page).toHaveTitle(/Carbon Copy/);
  await page.goto(`${site.url}?new=empire-engine`);
  await expect(page).toHaveTitle(/Carbon Copy/);
});

test('every file of the build is kept for offline play, whether it was looked at or not', async ({ page, site }) => {
  const built = readdirSync(builtApp, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(?:js|css|html|svg|woff2|png|webmanifest)$/.test(file))
    .filter((file) => !/^(?:404\.html|service-worker\.js|screenshots\/.*)$/.test(file));
  expect(built).toContain('index.html');
  await page.goto('./');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(/\?.*/, ''));
  });
  expect(kept.sort()).toEqual(built.map((file) => `${site.url}${file}`).sort());
});

test('a new version waits for the player', async ({ page, host }) => {
  const next = buildAs('9.9.9');
  try {
    const site = await host('/carbon-copy/');
    await page.goto(site.url);
    const before = await workerVersion(page);
    expect(before).not.toBe('9.9.9');
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));

    site.publish(next.folder);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      await new Promise<void>((resolve) => {
        const look = () => (registration.waiting ? resolve() : setTimeout(look, 50));
        look();
      });
    });
    expect(await workerVersion(page)).toBe(before);
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);

    await page.evaluate(async () => {
      const { waiting } = await navigator.serviceWorker.ready;
      const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
      waiting?.postMessage({ type: 'SKIP_WAITING' });
      await changed;
    });
    expect(await workerVersion(page)).toBe('9.9.9');
    expect(await page.evaluate(() => 'isStillHere' in window), 'no reload without a word').toBe(true);
  } finally {
    next.remove();
  }
});
