import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { turns as germanRules } from '../../src/games/co2/rulebook/turns.de.ts';
import { words as germanSeats } from '../../src/ui/screens/seats-words.de.ts';
import { words as german } from '../../src/ui/screens/words.de.ts';
import { words as french } from '../../src/ui/screens/words.fr.ts';
import { words as germanTable } from '../../src/ui/table/words.de.ts';
import { expect, openToKeep, test } from '../fixtures.ts';
import { position } from '../play/positions.ts';
import { builtApp, type Site } from '../site.ts';
import { lookForUpdate, workerVersion } from './worker.ts';

test('after one visit the app opens without a network, link and all', async ({ page, host }) => {
  const site = await host('/carbon-copy/');
  await openToKeep(page, site.url);
  await site.close();
  await page.reload();
  await expect(page).toHaveTitle(/Carbon Copy/);
  await page.goto(`${site.url}?new=empire-engine`);
  await expect(page).toHaveTitle(/Carbon Copy/);
});

test('every file of the build is kept for offline play, whether it was looked at or not', async ({ page, site }) => {
  const built = readdirSync(builtApp, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(?:js|css|html|svg|txt|woff2|png|webmanifest)$/.test(file))
    .filter((file) => !/^(?:404\.html|service-worker\.js|screenshots\/.*)$/.test(file));
  expect(built).toContain('index.html');
  await openToKeep(page, './');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(/\?.*/, ''));
  });
  expect(kept.sort()).toEqual(built.map((file) => `${site.url}${file}`).sort());
});

test.describe('in a browser that prefers French', () => {
  test.use({ locale: 'fr-CA' });

  test('the app speaks French at once, and without a network German as well, tables and rules included', async ({
    page,
    host,
  }) => {
    const site = await host('/carbon-copy/');
    await openToKeep(page, site.url);
    await expect(page.getByRole('heading', { name: french.desk.shelf })).toBeVisible();
    await site.close();
    await page.reload();
    await expect(page.getByRole('heading', { name: french.desk.shelf })).toBeVisible();
    await page.getByRole('combobox', { name: french.language }).selectOption('de');
    await expect(page.getByRole('heading', { name: german.desk.shelf })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', './manifest.de.webmanifest');
    const { link, next } = position({ answers: 4 });
    await page.goto(`${site.url}#${link}`);
    await expect(page.getByRole('heading', { name: germanSeats.which })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^${germanSeats.iAm} ${next}`) }).click();
    await expect(page.getByRole('region', { name: germanTable.slip.region })).toBeVisible();
    await page.goto(`${site.url}#/rules/co2`);
    await expect(page.getByRole('heading', { name: germanRules.goal.title })).toBeVisible();
  });
});

test.describe('a new version', () => {
  /** Publishes the next release while the page is open, and waits until the browser has fetched it. */
  async function publish(page: Page, site: Site, release: string): Promise<void> {
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    site.publish(release);
    expect(await lookForUpdate(page)).toBe('installed');
  }

  const isStillHere = (page: Page) => page.evaluate(() => 'isStillHere' in window);

  test('waits for the player', async ({ page, host, nextRelease }) => {
    const site = await host('/carbon-copy/');
    await openToKeep(page, site.url);
    const before = await workerVersion(page);
    expect(before).not.toBe('9.9.9');
    await publish(page, site, nextRelease);
    expect(await workerVersion(page)).toBe(before);
    expect(await isStillHere(page)).toBe(true);
    await expect(page.getByRole('button', { name: 'Update now' })).toBeInViewport();
  });

  test('takes over on the word of the player, and only then loads the page anew', async ({
    page,
    host,
    nextRelease,
  }) => {
    const site = await host('/carbon-copy/');
    await openToKeep(page, site.url);
    await publish(page, site, nextRelease);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await reloaded;
    expect(await isStillHere(page)).toBe(false);
    expect(await workerVersion(page)).toBe('9.9.9');
    await expect(page.getByRole('button', { name: 'Update now' })).toBeHidden();
  });

  test('taken in one window is offered in the other, not forced on it', async ({
    page,
    context,
    host,
    nextRelease,
    guard,
  }) => {
    guard.allow(/404/);
    const { link } = position({ answers: 4 });
    const site = await host('/carbon-copy/');
    const other = await context.newPage();
    await openToKeep(page, site.url);
    await openToKeep(other, site.url);
    await other.evaluate(() => Object.assign(window, { isStillHere: true }));
    await publish(page, site, nextRelease);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await reloaded;
    await expect(other.getByRole('button', { name: 'Update now' })).toBeVisible();
    await other.getByRole('button', { name: 'Settings' }).click();
    await expect(
      other.getByRole('radiogroup', { name: 'Theme' }),
      'what the old version needs is still there',
    ).toBeVisible();
    await other.goBack();
    // A game that was never opened here is gone with its version: the page says so, and fetches it by loading anew.
    await other.goto(`${site.url}#${link}`);
    await expect(other.getByRole('heading', { name: 'A page is missing' })).toBeVisible();
    expect(await isStillHere(other)).toBe(true);
    const otherReloaded = other.waitForEvent('load');
    await other.getByRole('button', { name: 'Try again' }).click();
    await otherReloaded;
    expect(await isStillHere(other)).toBe(false);
    await expect(other.getByRole('heading', { name: 'Which seat is yours?' })).toBeVisible();
  });
});
