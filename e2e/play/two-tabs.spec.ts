import { expect, test } from '../fixtures.ts';
import { choices } from './choices.ts';
import { deal, handOverButton, slip, visit } from './player.ts';

test.use({ reducedMotion: 'reduce' });

test('a second tab follows the first there and back, and an undo at once is not undone by it', async ({
  page,
  context,
}) => {
  await deal(page, { names: ['Ana', 'Ben'] });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(slip(other)).toBeVisible();

  // A tab in the background draws no pictures.
  await page.bringToFront();
  await visit(page, choices(5));
  await expect(other).toHaveURL(page.url());
  await expect(handOverButton(other)).toBeVisible();
  await expect(other.getByText('This game has moved on in another tab.')).toBeVisible();

  const moved = page.url();
  await slip(page).getByRole('button', { name: /^Undo/ }).click();
  await expect(page).not.toHaveURL(moved);
  const undone = page.url();
  await expect(other).toHaveURL(undone);
  await expect(page.getByText('This game has moved on in another tab.')).toHaveCount(0);
  await page.reload();
  await expect(slip(page)).toBeVisible();
  await expect(page).toHaveURL(undone);
});
