import { expect, openToKeep, test } from '../fixtures.ts';
import { position } from '../play/positions.ts';

test.describe('a link whose # was escaped on its way', () => {
  for (const escaped of ['%23', '%2523']) {
    test(`is repaired by the page for unknown addresses (${escaped})`, async ({ newPlayer, host, guard }) => {
      guard.allow(/404/);
      const site = await host('/a/folder/');
      const page = await newPlayer();
      await page.goto(`${site.url}${escaped}Zz9`);
      await page.waitForURL(`${site.url}#Zz9`);
    });
  }

  test('is repaired by the service worker once the app was here before', async ({ page, host }) => {
    const site = await host('/a/folder/');
    await openToKeep(page, site.url);
    await site.close();
    await page.goto(`${site.url}%23Zz9`);
    await expect(page).toHaveURL(`${site.url}#Zz9`);
    await expect(page).toHaveTitle(/Carbon Copy/);
  });
});

test('a link shared to the app from a chat opens, with the service worker in charge', async ({ page, host }) => {
  const { link } = position({ answers: 4 });
  const site = await host('/a/folder/');
  await openToKeep(page, site.url);
  await page.goto(`${site.url}?share=${encodeURIComponent(`Your turn! ${site.url}#${link}`)}`);
  await expect(page.getByRole('heading', { name: 'Which seat is yours?' })).toBeVisible();
});

test('an unknown address shows the way home, from any depth', async ({ page, host, guard }) => {
  guard.allow(/404/);
  const site = await host('/a/folder/');
  await page.goto(`${site.url}no/such/page`);
  await expect(page.getByRole('heading')).toHaveText('There is nothing at this address');
  const home = page.getByRole('link', { name: 'home page' });
  await expect(home).toHaveAttribute('href', site.url);
  await home.click();
  await page.waitForURL(site.url);
});

test('an address made to look like another host stays here', async ({ page, host, guard }) => {
  guard.allow(/404/);
  const site = await host('/');
  await page.goto(`${site.url}/elsewhere.invalid/%23Zz9`);
  await page.waitForURL(/#Zz9$/);
  expect(new URL(page.url()).host).toBe(new URL(site.url).host);
});
