import { expect, type Page } from '@playwright/test';

/** How many games are written down on the device of a page. */
const stored = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('carbon-copy');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const count = request.result.transaction('games').objectStore('games').count();
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      }),
  );

/** A game is in sight a moment before it is written down: whoever loads the page again in between looks in vain. */
export async function expectStored(page: Page, games: number): Promise<void> {
  await expect.poll(() => stored(page)).toBe(games);
}
