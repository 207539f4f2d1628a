import { expect, test } from '../fixtures.ts';
import { choices } from './choices.ts';
import { deal, expectSameEnd, playByLink, receive, slip } from './player.ts';
import { position, visitorsOf } from './positions.ts';

/** A film of so many moves would take longer than the moves; a failure names the address, which is the whole game. */
test.use({ reducedMotion: 'reduce', trace: 'off' });

test('two people play a whole game by sending each other links', async ({ page, newPlayer }) => {
  test.slow();
  const players = new Map([
    ['Ana', page],
    ['Ben', await newPlayer()],
  ]);

  await deal(page, { names: ['Ana', 'Ben'] });
  const { last, visitors, longest } = await playByLink(players, page, choices(7));

  await expect(last.getByRole('heading', { level: 1 })).toHaveText(/win|share/i);
  await expectSameEnd(players, last);
  expect(longest).toBeLessThanOrEqual(250);
  const deciding = visitorsOf('empire-engine', last.url());
  expect(visitors.slice(-deciding.length), 'nobody is bothered who has nothing to decide').toEqual(deciding);
  expect(visitors.length - deciding.length, 'the dealer hands over at once if the other starts').toBeLessThanOrEqual(1);
});

test('whoever only watches can remind the others, and has no seat to sign a note with or to move', async ({
  page,
  newPlayer,
}) => {
  const { link, next } = position({ answers: 4 });
  const [move, more] = [{ name: 'Move to another device' }, { name: 'More' }];
  await page.goto(`#${link}`);
  await page.getByRole('button', { name: 'Just watch' }).click();
  await slip(page).getByRole('button', { name: 'Remind' }).click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(page.getByLabel(/^Note to/)).toHaveCount(0);
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
