import { expect, test } from '../fixtures.ts';
import { playByLink, seat } from './by-link.ts';
import { choices } from './choices.ts';
import { deal, receive, sendResult, slip, take } from './player.ts';
import { beforeTheEnd, position } from './positions.ts';

test.use({ reducedMotion: 'reduce' });

test('two people play a whole game by sending each other links', { tag: '@small' }, async ({ page, newPlayer }) => {
  test.slow();
  const names = ['Ana', 'Ben'];
  const players = await seat(names, { page, newPlayer });
  await deal(page, { names });
  const { last, longest } = await playByLink(players, page, choices(7));
  await expect(last.getByRole('heading', { level: 1 })).toHaveText(/win|share/i);
  expect(longest).toBeLessThanOrEqual(250);
});

test('whoever waits learns the end from the link of the last move', async ({ page, newPlayer }) => {
  const { link, next, after, option } = beforeTheEnd({});
  const other = await newPlayer();
  await receive(other, `#${link}`, after);
  await receive(page, `#${link}`, next);
  await take(page, option);
  await expect(page.getByText(`${after} does not know yet.`)).toBeVisible();
  await page.getByRole('button', { name: 'All games' }).click();
  const untold = page.getByRole('article').filter({ hasText: 'not sent yet' });
  await untold.getByRole('link').click();
  const sent = await sendResult(page);
  await expect(page.getByText(`The link is on its way to ${after}.`)).toBeVisible();

  await other.goto(sent);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/win|share/i);
  await other.getByRole('button', { name: 'All games' }).click();
  await expect(other.getByRole('article')).toContainText(/won|shared/);
});

test('a seat that is not mine is not taken by one press, and can be given back', async ({ page }) => {
  const { link, next, after } = position({ answers: 4 });
  await receive(page, `#${link}`, after);
  const claim = slip(page).getByRole('button', { name: `I am ${next}`, exact: true });
  const question = page.getByRole('dialog', { name: `Are you ${next}?` });
  await claim.click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'No, go back' }).click();
  await expect(question).toBeHidden();
  await claim.click();
  await page.getByRole('button', { name: `Yes, I am ${next}` }).click();
  await page.getByRole('button', { name: 'Not me' }).click();
  await expect(claim).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: `I am not ${after}` }).click();
  await expect(page.getByRole('status').getByText(`You are no longer ${after} on this device.`)).toBeVisible();
});

test('whoever only watches can remind the others, and has no seat to sign a note with or to move', async ({
  page,
  newPlayer,
}) => {
  const { link, next } = position({ answers: 4 });
  const [move, more] = [{ name: 'Move to another device' }, { name: 'More' }];
  await page.goto(`#${link}`);
  await page.getByRole('button', { name: /^Look around first/ }).click();
  await slip(page).getByRole('button', { name: 'Remind' }).click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(page.getByLabel(/^Note for/)).toHaveCount(0);
  await expect(page.getByText('Nobody has moved yet'), 'somebody has').toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await page.getByRole('banner').getByRole('button', more).click();
  await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible();
  await expect(page.getByRole('button', move)).toHaveCount(0);

  const player = await newPlayer();
  await receive(player, `#${link}`, next);
  await player.getByRole('banner').getByRole('button', more).click();
  await player.getByRole('button', move).click();
  await expect(player.getByRole('dialog', { name: new RegExp(`Move ${next}.s seat`) })).toBeVisible();
});
