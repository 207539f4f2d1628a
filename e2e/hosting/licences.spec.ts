import { expect, openToKeep, test } from '../fixtures.ts';

const SHIPPED = ['lit', 'idb', 'lz-string', 'uqr', '@noble/hashes', 'workbox-precaching', 'workbox-routing'];
const FONTS = ['@fontsource-variable/libre-franklin', '@fontsource/courier-prime', '@fontsource/league-gothic'];

test('the licences of all that is published are part of it, and can be read without a network', async ({
  page,
  host,
}) => {
  const site = await host('/carbon-copy/');
  await openToKeep(page, site.url);
  const published = await (await page.request.get(`${site.url}licences.txt`)).text();
  await site.close();
  await page.getByRole('contentinfo').getByRole('button', { name: 'About' }).click();
  await expect(page).toHaveURL(`${site.url}#/about`);
  for (const name of [...SHIPPED, ...FONTS]) {
    expect(published).toContain(`${name} `);
    await expect(page.getByText(new RegExp(`(?:^|, )${name} \\d`))).toBeVisible();
  }
  await page.getByText('@fontsource/league-gothic').click();
  await expect(page.getByText('SIL OPEN FONT LICENSE').last()).toBeVisible();
});
