import { expect, openToKeep, test } from './fixtures.ts';

/** Pictures for the web manifest and the README: `npm run screenshots`. */
const SCENES = [
  { file: 'public/screenshots/desktop.png', width: 1280, height: 800, scale: 1 },
  { file: 'public/screenshots/phone.png', width: 390, height: 844, scale: 2 },
];

for (const { file, width, height, scale } of SCENES) {
  test(file, async ({ browser, site }) => {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
    const page = await context.newPage();
    await openToKeep(page, site.url);
    await expect(page.getByText('Ready offline')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: file });
    await context.close();
  });
}
