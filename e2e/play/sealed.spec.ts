import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { board } from './board.ts';
import { choices } from './choices.ts';
import type { GameId } from './games.ts';
import { handOver, handOverButton, slip, visit } from './player.ts';

test.use({ reducedMotion: 'reduce' });

const linkField = (page: Page) => page.getByRole('textbox', { name: 'Link to this game' });

const linkOn = async (page: Page): Promise<string> => ((await linkField(page).textContent()) ?? '').trim();

/** Fills in the form, and reads off the invitation. */
async function invite(page: Page, game: GameId, names: readonly string[]): Promise<string> {
  await page.goto(`#/new/${game}`);
  await page.getByRole('button', { name: 'Sealed', exact: true }).click();
  const seats = page.getByRole('textbox');
  for (const [seat, name] of names.entries()) await seats.nth(seat).fill(name);
  await page.getByRole('button', { name: 'Seal and invite' }).click();
  return linkOn(page);
}

/** Opens an invitation, corrects the name and puts in a seal. */
async function join(page: Page, link: string, name: string): Promise<string> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'A round of seals' })).toBeVisible();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Add my seal' }).click();
  await expect(page.getByText('Every seal is in.')).toBeVisible();
  return linkOn(page);
}

/** The lap of two, and the deal. */
async function lap(page: Page, other: Page, game: GameId): Promise<void> {
  const invitation = await invite(page, game, ['Ana', 'Bne']);
  await page.goto(await join(other, invitation, 'Ben'));
  await page.getByRole('button', { name: 'Deal and start' }).click();
  await expect(slip(page)).toBeVisible();
}

/** Plans a round: what is planned is in no address, so each step is known by what can be done next. */
async function plan(page: Page): Promise<void> {
  const open = '[data-offer=open]';
  await expect(async () => {
    const enlarged = board(page).locator('.enlarged button.primary');
    const go = slip(page).locator('button.go:not([aria-disabled=true])');
    const offers = [enlarged, go, slip(page).locator(open), board(page).locator(open)];
    for (const offer of offers) {
      if (await handOverButton(page).isVisible()) return;
      if (await offer.first().isVisible()) {
        await offer.first().click({ timeout: 1000 });
        break;
      }
    }
    await expect(handOverButton(page)).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 45_000, intervals: [50] });
}

test('two people seal a game of plans, and each opens only when both have planned @small', async ({
  page,
  newPlayer,
}) => {
  test.slow();
  const ben = await newPlayer();
  await lap(page, ben, 'empire-engine');
  await plan(page);
  const sealed = await handOver(page);
  expect(sealed.to).toBe('Ben');
  await ben.goto(sealed.link);
  await expect(slip(ben)).toBeVisible();
  await plan(ben);
  const back = await handOver(ben);
  expect(back.to).toBe('Ana');
  await page.goto(back.link);
  await plan(page);
  expect((await handOver(page)).to).toBe('Ben');
});

test('two people seal a game of dice, and a stranger only looks on @small', async ({ page, newPlayer }) => {
  test.slow();
  const ben = await newPlayer();
  await lap(page, ben, 'energy-empire');
  expect(await visit(page, choices(3))).toBe('hand-over');
  const { to, link } = await handOver(page);
  expect(to).toBe('Ben');
  await ben.goto(link);
  expect(await visit(ben, choices(4))).toBe('hand-over');

  const stranger = await newPlayer();
  await stranger.goto(link);
  await expect(stranger.getByText('The key to this sealed game is not on this device.')).toBeVisible();
  await expect(slip(stranger).getByRole('button', { name: /^I am/ })).toHaveCount(0);
});

test('a seal that does not match is told with the innocent reason first, and the own copy is safe @small', async ({
  page,
  newPlayer,
}) => {
  const invitation = await invite(page, 'energy-empire', ['Ana', 'Ben']);
  const [first, second] = [await newPlayer(), await newPlayer()];
  await page.goto(await join(first, invitation, 'Ben'));
  await page.getByRole('button', { name: 'Deal and start' }).click();
  await expect(slip(page)).toBeVisible();
  const dealt = page.url();
  await join(second, invitation, 'Ben');
  await second.goto(dealt);
  await expect(second.getByRole('heading', { name: 'A seal does not match' })).toBeVisible();
  await expect(second.getByText('Perhaps two people opened the same invitation')).toBeVisible();
});

test('what cannot be sealed says why @small', async ({ page }) => {
  await page.goto('#/new/energy-empire');
  await page.getByRole('button', { name: 'Sealed', exact: true }).click();
  await expect(page.getByText('No computer players yet.')).toBeVisible();
  await expect(page.getByText('Then you deal.')).toBeVisible();
});
