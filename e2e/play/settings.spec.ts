import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { board } from './board.ts';
import { deal, slip } from './player.ts';

test.use({ reducedMotion: 'reduce' });

const NAMES = ['Ana', 'Ben'];

async function choose(page: Page, setting: string): Promise<void> {
  await page.goto('#/settings');
  await page.getByText(setting, { exact: true }).click();
}

/** Presses the first option of the slip. */
async function pickFirst(page: Page): Promise<void> {
  await slip(page).locator('[data-offer=open]').first().click();
}

test('whoever asks for it confirms every decision', async ({ page, isMobile }) => {
  await choose(page, 'Every decision');
  await deal(page, { game: 'energy-empire', names: NAMES });
  const before = page.url();
  const confirm = slip(page).getByRole('button', { name: /^Confirm/ });
  if (isMobile) await expect(confirm, 'a phone has no room for a button that does nothing').toBeHidden();
  else await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await pickFirst(page);
  await expect(confirm).toHaveAttribute('aria-disabled', 'false');
  await expect(slip(page).or(board(page)).locator('[aria-pressed=true]').first()).toBeVisible();
  expect(page.url(), 'nothing is decided yet').toBe(before);
  await confirm.click();
  await expect.poll(() => page.url()).not.toBe(before);
});

test('a table is silent until somebody asks for sound', async ({ page }) => {
  await page.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        document.documentElement.dataset['sound'] = 'on';
      }
    };
  });
  const root = page.locator('html');
  await deal(page, { game: 'energy-empire', names: NAMES });
  const before = page.url();
  await pickFirst(page);
  await expect.poll(() => page.url()).not.toBe(before);
  await expect(root).not.toHaveAttribute('data-sound');
  await choose(page, 'Sound');
  await expect(root).toHaveAttribute('data-sound', 'on');
});
