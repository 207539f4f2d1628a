import { expect, test } from '../fixtures.ts';
import { choices } from './choices.ts';
import { deal, expectSameEnd, nothingTaken, playByLink, visit } from './player.ts';
import { visitorsOf } from './positions.ts';

/** A film of so many moves would take longer than the moves; a failure names the address, which is the whole game. */
test.use({ reducedMotion: 'reduce', trace: 'off' });

/** Less than a minute on an idle machine; a busy one may take its time. */
test.describe.configure({ timeout: 300_000 });

test('one nation plays a whole solo game of Energy Empire on the board', async ({ page }) => {
  const taken = nothingTaken();
  await deal(page, { game: 'energy-empire', names: ['Ana'] });
  expect(await visit(page, choices(6), taken)).toBe('over');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  expect(taken.board, 'most things can be done on the board').toBeGreaterThan(4 * taken.slip);
});

test('three nations play a whole game of Energy Empire by sending each other links', async ({ page, newPlayer }) => {
  const players = new Map([
    ['Ana', page],
    ['Ben', await newPlayer()],
    ['Caro', await newPlayer()],
  ]);
  await deal(page, { game: 'energy-empire', names: ['Ana', 'Ben', 'Caro'] });
  const { last, visitors, longest, taken } = await playByLink(players, page, choices(9));

  await expect(last.getByRole('heading', { level: 1 })).toHaveText(/win|share/i);
  await expectSameEnd(players, last);
  const deciding = visitorsOf('energy-empire', last.url());
  expect(visitors.slice(-deciding.length), 'nobody is bothered who has nothing to decide').toEqual(deciding);
  expect(longest, 'every link can be sent anywhere').toBeLessThanOrEqual(700);
  expect(taken.board, 'most things can be done on the board').toBeGreaterThan(4 * taken.slip);
});
