import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { board } from './board.ts';
import { receive, slip } from './player.ts';
import { position } from './positions.ts';

test.use({ reducedMotion: 'reduce' });

const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);
const doIt = (page: Page): Locator => slip(page).locator('button.go');

/** What lies over the board is put away. */
async function putAway(page: Page): Promise<void> {
  const close = board(page).locator('.enlarged').getByRole('button', { name: 'Close', exact: true });
  if (await close.isVisible()) await close.click();
}

test('a card of the hand in CO₂ is read before its own button plays it', async ({ page }) => {
  const { link, next } = position({ game: 'co2', answers: 4, luck: 4, asking: 'ask.turn' });
  await receive(page, `#${link}`, next);
  await page.getByRole('button', { name: 'No more hints' }).click();
  const drawer = board(page).getByRole('button', { name: /^Hand/ });
  if (await drawer.isVisible()) await drawer.click();
  const cards = board(page).locator('.hand .card[data-offer=open]');
  const before = await hash(page);
  const count = await cards.count();
  expect(count, 'there are cards to play').toBeGreaterThan(1);
  for (let at = 0; at < count; at++) {
    await cards.nth(at).click();
    await expect(doIt(page)).toHaveText(/^\s*(?:Trade it in|Give it up)/);
    await putAway(page);
    expect(await hash(page)).toBe(before);
  }
  await cards.last().click();
  await putAway(page);
  expect(await hash(page), 'tapped again it is still not played').toBe(before);
  await doIt(page).click();
  await expect.poll(() => hash(page)).not.toBe(before);
});

test('a die of Energy Empire is put aside by its button, never by a tap', async ({ page }) => {
  const { link, next } = position({ game: 'energy-empire', answers: 12, luck: 2, asking: 'ask.roll' });
  await receive(page, `#${link}`, next);
  const before = await hash(page);
  const die = board(page).locator('[data-offer=open][aria-label^="Set a"]').first();
  await die.click();
  await die.click();
  expect(await hash(page)).toBe(before);
  await expect(doIt(page)).toHaveText(/^\s*Set a/);
  await doIt(page).click();
  await expect.poll(() => hash(page)).not.toBe(before);
});
