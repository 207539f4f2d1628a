import type { Page } from '@playwright/test';
import { expect, openToKeep, test } from '../fixtures.ts';

/** What the app says of updates and of playing offline is what it knows. */

const about = (page: Page) => page.getByRole('region', { name: 'About' });

test('the newest version calls itself so once the server was asked', async ({ page, host, guard }) => {
  guard.allow(/ERR_CONNECTION_REFUSED|unknown error/);
  const site = await host('/carbon-copy/');
  await openToKeep(page, `${site.url}#/settings`);
  await expect(about(page)).toContainText('This is the newest version.');
  await site.close();
  await page.reload();
  await expect(about(page)).toContainText('The server is not responding');
});

test('a page that its host has added to plays, but says that it is not kept for offline, and why', async ({
  page,
  host,
  guard,
}) => {
  guard.allow(/integrity/);
  const site = await host('/carbon-copy/');
  const { request } = page.context();
  site.answer('index.html', `${await (await request.get(site.url)).text()}<!-- counted -->`);
  await page.goto(site.url);
  await expect(page.getByText('a file was changed on its way here. (index.html)')).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(about(page)).toContainText('Every reload fetches the newest version.');
});

test('a browser that keeps no pages is told so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto('./');
  await expect(page.getByText('this browser or private window does not store pages')).toBeVisible();
});

test('a worker that cannot be had is told of', async ({ page, host, guard }) => {
  guard.allow(/404/);
  const site = await host('/carbon-copy/');
  site.answer('service-worker.js', undefined);
  await page.goto(site.url);
  await expect(page.getByText('the browser could not set up offline play')).toBeVisible();
});
