import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, openToKeep, test } from '../fixtures.ts';
import { receive, slip } from '../play/player.ts';
import { position } from '../play/positions.ts';
import { builtApp, fileOf } from '../site.ts';

const { link, next } = position({ answers: 4 });
const mainScript = (): string => fileOf(builtApp, /^assets.first-page-.*\.js$/);
const A_PROXYS_PAGE = '<!doctype html><title>Welcome to our network</title><p>Please sign in.';

const words = (page: Page) => page.getByRole('heading', { name: 'Carbon Copy has not started yet' });
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' });

/** Breaks what the worker keeps, as only a fault of ours or of the disk could. */
async function breakTheCopies(page: Page): Promise<void> {
  await page.evaluate(async (main) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (request.url.includes(main)) await cache.put(request, new Response('', { status: 500 }));
      }
    }
  }, mainScript());
}

for (const { fault, text } of [
  { fault: 'is missing', text: undefined },
  { fault: 'is answered with a proxy’s page', text: A_PROXYS_PAGE },
]) {
  test(`a first visit whose script ${fault} says so, and opens the link once all is there`, async ({
    page,
    host,
    guard,
  }) => {
    // Of a script that is none the browser says nothing but that it is an error.
    guard.allow(/404|^error: $/);
    const site = await host('/carbon-copy/');
    site.answer(mainScript(), text);
    await page.goto(`${site.url}#${link}`);
    await expect(words(page)).toBeVisible();
    await expectAccessible(page);
    site.publish(builtApp);
    await reload(page).click();
    await expect(page.getByRole('heading', { name: 'Which seat is yours?' })).toBeVisible();
    await expect(words(page)).toHaveCount(0);
  });
}

test('whose app does not start saves their games, restores them elsewhere, and gets the app back', async ({
  page,
  newPlayer,
  host,
  guard,
}) => {
  guard.allow(/500/);
  const site = await host('/carbon-copy/');
  await openToKeep(page, site.url);
  await receive(page, `${site.url}#${link}`, next);
  await breakTheCopies(page);
  await page.goto(`${site.url}?again#${link}`);
  await expect(words(page)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save my games' }).click();
  const file = await (await downloading).path();
  await expect(page.getByRole('status')).toContainText('Restore from a file');

  const other = await newPlayer();
  await other.goto(`${site.url}#/settings`);
  await other.getByLabel('Restore from a file').setInputFiles(file);
  await expect(other.getByText('1 game restored.')).toBeVisible();

  const reloaded = page.waitForEvent('load');
  await reload(page).click();
  await reloaded;
  await expect(words(page)).toBeVisible();
  await reload(page).click();
  await expect(slip(page)).toBeVisible();
  await page.goto(`${site.url}#`);
  await expect(page.getByRole('link', { name: /^Empire Engine/ })).toBeVisible();
});

test('without a network, what is kept of an app that does not start is not thrown away', async ({
  page,
  host,
  guard,
}) => {
  guard.allow(/500|Failed to fetch|ERR_/);
  const site = await host('/carbon-copy/');
  await openToKeep(page, site.url);
  await breakTheCopies(page);
  await site.close();
  await page.reload();
  await expect(words(page)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await reload(page).click();
  await reloaded;
  await expect(words(page)).toBeVisible();
});
