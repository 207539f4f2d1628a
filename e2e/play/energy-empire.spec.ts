import { expect, test } from '../fixtures.ts';
import { gather, playByLink, seat } from './by-link.ts';
import { choices } from './choices.ts';
import { deal, nothingTaken, visit } from './player.ts';
import { nearTheEnd } from './positions.ts';

test.use({ reducedMotion: 'reduce' });

/** Less than a minute on an idle machine; a busy one may take its time. */
test.describe.configure({ timeout: 600_000 });

const THREE = ['Ana', 'Ben', 'Caro'];

test('one nation plays a whole solo game of Energy Empire on the board', { tag: '@small' }, async ({ page }) => {
  const taken = nothingTaken();
  await deal(page, { game: 'energy-empire', names: ['Ana'] });
  expect(await visit(page, choices(8), taken)).toBe('over');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  expect(taken.board, 'most things can be done on the board').toBeGreaterThan(4 * taken.slip);
});

test('three nations end a game of Energy Empire by sending each other links', { tag: '@small' }, async ({
  page,
  newPlayer,
}) => {
  const players = await gather(THREE, nearTheEnd(12, { game: 'energy-empire', names: THREE }), { page, newPlayer });
  const { last } = await playByLink(players, page, choices(9));
  await expect(last.getByRole('heading', { level: 1 })).toHaveText(/win|share/i);
});

test('three nations play a whole game of Energy Empire by sending each other links', { tag: '@deep' }, async ({
  page,
  newPlayer,
}) => {
  const players = await seat(THREE, { page, newPlayer });
  await deal(page, { game: 'energy-empire', names: THREE });
  const { last, longest, taken } = await playByLink(players, page, choices(9));
  await expect(last.getByRole('heading', { level: 1 })).toHaveText(/win|share/i);
  expect(longest, 'every link can be sent anywhere').toBeLessThanOrEqual(700);
  expect(taken.board, 'most things can be done on the board').toBeGreaterThan(4 * taken.slip);
});
