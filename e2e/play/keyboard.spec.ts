import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { board } from './board.ts';
import { choices, type Roll } from './choices.ts';
import type { GameId } from './games.ts';
import { expectDecision, handOverButton, receive, slip } from './player.ts';
import { type Position, position } from './positions.ts';

test.use({ reducedMotion: 'reduce' });

/** A moment of each game when somebody's visit begins. */
const begins: Readonly<Record<GameId, Position>> = {
  'empire-engine': position({ answers: 12 }),
  'energy-empire': position({ game: 'energy-empire', answers: 30, asking: 'ask.turn', luck: 1 }),
  co2: position({ game: 'co2', answers: 30, asking: 'ask.turn', luck: 1 }),
};

/** Takes some option that has a key of its own. */
async function decideByKey(page: Page, roll: Roll): Promise<void> {
  const before = page.url();
  const amount = slip(page).getByRole('spinbutton');
  if (await amount.isVisible()) {
    await amount.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
  }
  for (let key = 1 + roll(9); page.url() === before; key = (key % 9) + 1) {
    await page.keyboard.press(String(key));
    const go = slip(page).locator('.go:not([aria-disabled=true])');
    if (page.url() === before && (await go.isVisible())) {
      await go.focus();
      await page.keyboard.press('Enter');
    }
  }
  await expect.poll(() => page.url()).not.toBe(before);
}

for (const [id, { link, next }] of Object.entries(begins)) {
  test(`a visit to ${id} is played and handed over without touching the mouse`, async ({ page }) => {
    await receive(page, `#${link}`, next);
    await expectDecision(page);
    const roll = choices(4);
    while (!(await handOverButton(page).isVisible())) await decideByKey(page, roll);
    await handOverButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Hand over/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('u');
    await expect(page.getByRole('button', { name: 'Undo and make a new one' })).toBeVisible();
  });

  test(`the board of ${id} can be walked with the arrow keys`, async ({ page }) => {
    await receive(page, `#${link}`, next);
    await expectDecision(page);
    const places = board(page).locator('[data-offer=open]');
    const first = places.first();
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(first).not.toBeFocused();
    await expect(board(page).locator('[tabindex]:focus'), 'something else on the board').toHaveCount(1);
    await first.focus();
    const before = page.url();
    const isConfirmed = (await slip(page).locator('.go').count()) > 0;
    await page.keyboard.press('Enter');
    if (isConfirmed) await expect(places.and(page.locator('[aria-pressed=true]')).first()).toBeVisible();
    else await expect.poll(() => page.url(), 'the place is taken').not.toBe(before);
  });
}
