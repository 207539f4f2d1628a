import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { deal } from './player.ts';
import { expectStored } from './stored.ts';

test.use({ reducedMotion: 'reduce' });

const home = (page: Page) => page.goto(page.url().replace(/#.*/, '#'));
const games = (page: Page) => page.getByRole('region', { name: /^On your desk/ }).getByRole('article');

test('a record that cannot be read is told of and hides no other game', async ({ page }) => {
  await deal(page, { names: ['Ana', 'Ben'] });
  await expectStored(page, 1);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('carbon-copy');
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite');
          transaction.objectStore('games').put({ id: 'empire-engine:AAAAAAAA', names: 7, link: { toString: 1 } });
          transaction.oncomplete = resolve;
        };
      }),
  );
  await home(page);
  await page.reload();
  await expect(games(page)).toHaveCount(1);
  await expect(page.getByText('One saved game cannot be read.')).toBeVisible();
});

test('games that are long in coming are looked for in sight, and nothing played meanwhile is lost', async ({
  page,
}) => {
  await deal(page, { names: ['Ana', 'Ben'] });
  await expectStored(page, 1);
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...of) {
      const request = open.apply(this, of);
      const listen = request.addEventListener.bind(request);
      request.addEventListener = (type: string, listener: (event: Event) => void) =>
        listen(type, (event) => {
          if (type === 'success') window.addEventListener('let-go', () => listener(event));
          else listener(event);
        });
      return request;
    };
  });
  await home(page);
  await page.reload();
  const looking = page.getByText('Looking for your games …');
  await expect(looking).toBeVisible();
  await deal(page, { game: 'co2', names: ['Ana', 'Ben'] });
  await home(page);
  await expect(games(page)).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event('let-go')));
  await expect(games(page)).toHaveCount(2);
  await expect(looking).toBeHidden();
  await expectStored(page, 2);
  await page.reload();
  await page.evaluate(() => window.dispatchEvent(new Event('let-go')));
  await expect(games(page)).toHaveCount(2);
});
