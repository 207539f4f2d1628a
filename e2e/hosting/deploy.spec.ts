import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openToKeep, test } from '../fixtures.ts';
import { receive, slip } from '../play/player.ts';
import { position } from '../play/positions.ts';
import { builtApp, fileOf } from '../site.ts';
import { lookForUpdate, workerVersion } from './worker.ts';

const { link, next } = position({ answers: 4 });
const CHUNK = /^assets.co2-words\.en-.*\.js$/;
const A_PROXYS_PAGE = '<!doctype html><title>Welcome to our network</title><p>Please sign in.';

/** The game is on the desk, and opens. */
async function openFromTheDesk(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#`);
  await page.getByRole('link', { name: /^Empire Engine/ }).click();
  await expect(slip(page)).toBeVisible();
}

test.describe('a version of which not every file is there yet', () => {
  const faults = [
    { fault: 'the page is still the old one', file: () => 'index.html', text: oldPage },
    { fault: 'a proxy answers for a chunk', file: (build: string) => fileOf(build, CHUNK), text: () => A_PROXYS_PAGE },
    { fault: 'a chunk is missing', file: (build: string) => fileOf(build, CHUNK), text: () => undefined },
  ];

  function oldPage(): string {
    return readFileSync(path.join(builtApp, 'index.html'), 'utf8');
  }

  for (const { fault, file, text } of faults) {
    test(`does not install, and the one before goes on: ${fault}`, async ({ page, host, nextRelease, guard }) => {
      guard.allow(/404|integrity/);
      const site = await host('/carbon-copy/');
      await openToKeep(page, site.url);
      await receive(page, `${site.url}#${link}`, next);
      const before = await workerVersion(page);

      site.publish(nextRelease);
      site.answer(file(nextRelease), text());
      expect(await lookForUpdate(page)).toBe('redundant');
      await page.goto(`${site.url}#/settings`);
      await expect(page.getByText('A newer version is being published.')).toBeVisible();
      await openFromTheDesk(page, site.url);
      await page.reload();
      await expect(slip(page)).toBeVisible();
      expect(await workerVersion(page)).toBe(before);

      site.publish(nextRelease);
      expect(await lookForUpdate(page)).toBe('installed');
      await page.goto(`${site.url}#`);
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Update now' }).click();
      await reloaded;
      expect(await workerVersion(page)).toBe('9.9.9');
      await openFromTheDesk(page, site.url);
    });
  }
});

test('pages beside the app are not the app’s, whatever is in their address', async ({ page, host, guard }) => {
  guard.allow(/404/);
  const site = await host('/carbon-copy/');
  site.answer('other/index.html', '<!doctype html><title>Another page</title>');
  await openToKeep(page, site.url);
  for (const address of ['other/', 'other/?note=%23Zz9', 'other/index.html#Zz9']) {
    await page.goto(`${site.url}${address}`);
    await expect(page).toHaveTitle('Another page');
    await expect(page).toHaveURL(`${site.url}${address}`);
  }
  await page.goto(`${site.url}games/x`);
  await expect(page).toHaveTitle(/^Not found/);
  await page.goto(`${site.url}index.html?from=mail#/settings`);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('a game whose site has moved opens from its old link', async ({ newPlayer, host, guard }) => {
  guard.allow(/404/);
  const site = await host('/games/');
  const page = await newPlayer();
  await page.goto(`${site.url}carbon-copy/old/#${link}`);
  const way = page.getByRole('link', { name: 'Open this link in Carbon Copy' });
  await expect(way).toHaveAttribute('href', `${site.url}#${link}`);
  await way.click();
  await expect(page.getByRole('heading', { name: 'Which seat is yours?' })).toBeVisible();
});
