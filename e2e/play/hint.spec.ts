import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { board } from './board.ts';
import type { GameId } from './games.ts';
import { expectDecision, receive, slip } from './player.ts';
import { type Position, position } from './positions.ts';

test.use({ reducedMotion: 'reduce' });

const positions: Readonly<Record<GameId, Position>> = {
  'empire-engine': position({ answers: 12 }),
  'energy-empire': position({ game: 'energy-empire', answers: 30, asking: 'ask.turn', luck: 1 }),
  co2: position({ game: 'co2', answers: 30, asking: 'ask.turn', luck: 1 }),
};

const hints = (page: Page) => slip(page).getByRole('listitem').getByRole('button');

for (const [id, { link, next }] of Object.entries(positions)) {
  test(`a hint at ${id} marks up to three open moves, looks at one, and leaves playing it to the player`, async ({
    page,
  }) => {
    await receive(page, `#${link}`, next);
    await expectDecision(page);
    const before = page.url();
    await slip(page).getByRole('button', { name: 'Hint' }).click();
    await expect(hints(page).first()).toBeVisible();
    const count = await hints(page).count();
    expect(count).toBeLessThanOrEqual(3);
    const marks = page.locator('hint-marks [data-number]');
    await expect(marks.first(), 'the board is marked as soon as the slip has told them').toBeAttached();
    const numbers = await marks.allTextContents();
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) expect(Number(number.trim())).toBeLessThanOrEqual(count);
    for (const spot of await page.locator('hint-marks .frame').all()) {
      const box = await spot.boundingBox();
      const isOpen = await board(page)
        .locator('[data-offer=open]')
        .evaluateAll((things, box) => {
          const isAround = ({ left, top, right, bottom }: DOMRect): boolean =>
            box !== null &&
            left >= box.x - 2 &&
            top >= box.y - 2 &&
            right <= box.x + box.width + 2 &&
            bottom <= box.y + box.height + 2;
          return things.some((thing) => isAround(thing.getBoundingClientRect()));
        }, box);
      expect(isOpen, 'something open lies in the frame').toBe(true);
    }
    await hints(page).first().click();
    await expect(slip(page).getByRole('button', { name: 'Hide hints' })).toBeVisible();
    expect(page.url()).toBe(before);
    await slip(page).locator('.go').click();
    await expect.poll(() => page.url()).not.toBe(before);
  });
}

test('a table that has agreed to play without hints says so to whoever opens its link', { tag: '@small' }, async ({
  page,
}) => {
  const { link, next } = position({ answers: 12, options: { hints: 'none' } });
  await receive(page, `#${link}`, next);
  await expectDecision(page);
  const hint = slip(page).getByRole('button', { name: 'Hint, This table plays without hints' });
  await expect(hint).toHaveAttribute('aria-disabled', 'true');
});
