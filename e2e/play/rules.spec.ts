import { expect, test } from '../fixtures.ts';

test('a heading in the contents of the rules is an address: opened in another tab, it begins there', async ({
  page,
  context,
}) => {
  await page.goto('#/rules/co2');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const heading = contents.getByRole('link').last();
  const title = (await heading.textContent()) ?? '';
  const opened = context.waitForEvent('page');
  await heading.click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  const section = other.getByRole('heading', { name: title });
  await expect(section).toBeInViewport();
  await expect(section).toBeFocused();
  await expect(page, 'the first tab stays where it was').toHaveURL(/#\/rules\/co2$/);

  await heading.click();
  await expect(page).toHaveURL(other.url());
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
});

for (const [game, heading] of [
  ['energy-empire', 'What it is about'],
  ['empire-engine', 'The goal'],
  ['co2', 'The aim'],
] as const) {
  test(`no rules page of ${game} is wider than the smallest screen`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`#/rules/${game}`);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
