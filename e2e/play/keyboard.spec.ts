import { expect, test } from '../fixtures.ts';
import { receive, slip } from './player.ts';
import { position } from './positions.ts';

test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

test('a visit is played and handed over without touching the mouse', async ({ page }) => {
  const { link, next } = position({ answers: 12 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await receive(page, `#${link}`, next);
  const handOver = slip(page).getByRole('button', { name: /^Hand over to/ });
  for (let step = 0; step < 12 && !(await handOver.isVisible()); step++) {
    const before = page.url();
    await page.keyboard.press('1');
    if (page.url() === before) {
      await slip(page).locator('.go').focus();
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => page.url()).not.toBe(before);
  }
  await handOver.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Hand over/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: 'Undo and make a new one' })).toBeVisible();
});

test('the board itself can be walked with the arrow keys', async ({ page }) => {
  const { link, next } = position({ answers: 12 });
  await receive(page, `#${link}`, next);
  const places = page.locator('empire-engine-table').locator('[data-offer=open]');
  await places.first().focus();
  const focused = page.locator('empire-engine-table').locator('[data-offer=open]:focus');
  const first = await focused.getAttribute('aria-label');
  await page.keyboard.press('ArrowRight');
  await expect(focused).not.toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('Enter');
  await expect(places.and(page.locator('[aria-pressed=true]')).first()).toBeVisible();
});
