import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { choices } from './choices.ts';
import { deal, handOverButton, visit } from './player.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });

const NAMES = ['Donaudampfschifffahrtsge', 'W'.repeat(24)];

/** Nothing stands out of the page, however long a word is. */
async function expectInside(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('names and labels of one long word wrap on a narrow phone', async ({ page }) => {
  await deal(page, { names: NAMES });
  if ((await visit(page, choices(3))) !== 'hand-over') throw new Error('the game ended too soon');
  await expect(handOverButton(page)).toBeInViewport({ ratio: 1 });
  await handOverButton(page).click();
  const form = page.getByRole('dialog', { name: /^Hand over/ });
  await expect(form.locator('.stamp')).toBeInViewport({ ratio: 1 });
  const link = form.getByRole('textbox', { name: 'Link to this game' });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport({ ratio: 1 });
  await expectInside(page);

  await page.goto('#');
  await page.getByRole('button', { name: 'More for Empire Engine' }).click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name of this game' }).fill('W'.repeat(40));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('W'.repeat(40))).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(`for ${NAMES[1]}`)).toBeInViewport({ ratio: 1 });
  await expectInside(page);
});
