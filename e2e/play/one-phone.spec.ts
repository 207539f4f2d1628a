import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { choices } from './choices.ts';
import { deal, slip, visit } from './player.ts';

/** Passes the phone and returns who is to take it. */
async function passThePhone(page: Page): Promise<string> {
  await slip(page)
    .getByRole('button', { name: /^Hand over to/ })
    .click();
  const show = page.getByRole('button', { name: /Show my table$/ });
  const name = /^I am (.*)\. Show/.exec((await show.textContent()) ?? '')?.[1] ?? '';
  await expect(
    page.getByRole('region', { name: 'Decision' }),
    'nothing of the table exists behind the curtain',
  ).toHaveCount(0);
  await show.click();
  return name;
}

test('three people play a whole game on one phone, with a curtain between them', async ({ page }) => {
  test.slow();
  const roll = choices(11);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await deal(page, { names: ['Ana', 'Ben', 'Caro'], way: 'One phone' });
  const passed: string[] = [];
  while ((await visit(page, roll)) === 'hand-over') passed.push(await passThePhone(page));

  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win|share/i);
  expect(new Set(passed)).toEqual(new Set(['Ana', 'Ben', 'Caro']));
});
