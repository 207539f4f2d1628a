import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { choices } from './choices.ts';
import { deal, handOverButton, liftButton, visit } from './player.ts';

/** A film of so many moves would take longer than the moves; a failure names the address, which is the whole game. */
test.use({ reducedMotion: 'reduce', trace: 'off' });

/** Passes the phone and returns who is to take it. */
async function passThePhone(page: Page): Promise<string> {
  await handOverButton(page).click();
  return takeThePhone(page);
}

/** Lifts the curtain and returns for whom. */
async function takeThePhone(page: Page): Promise<string> {
  const show = liftButton(page);
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
  await page.setViewportSize({ width: 390, height: 844 });
  await deal(page, { names: ['Ana', 'Ben', 'Caro'], way: 'One phone' });
  // Ana deals, and the rules draw somebody else to start.
  const passed = [await takeThePhone(page)];
  expect(passed).not.toContain('Ana');
  while ((await visit(page, roll)) === 'hand-over') passed.push(await passThePhone(page));

  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win|share/i);
  expect(new Set(passed)).toEqual(new Set(['Ana', 'Ben', 'Caro']));
});
