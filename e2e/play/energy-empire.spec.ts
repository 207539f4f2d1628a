import { expect, test } from '../fixtures.ts';
import { choices } from './choices.ts';
import { deal, nothingTaken, playByLink, visit } from './player.ts';

test.use({ reducedMotion: 'reduce' });

test('one nation plays a whole solo game of Energy Empire on the board', async ({ page }) => {
  test.slow();
  const taken = nothingTaken();
  await deal(page, { game: 'energy-empire', names: ['Ana'] });
  expect(await visit(page, choices(5), taken)).toBe('over');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  expect(taken.board, 'almost everything can be done on the board').toBeGreaterThan(10 * taken.slip);
});

test('three nations play a whole game of Energy Empire by sending each other links', async ({ page, newPlayer }) => {
  test.slow();
  const players = new Map([
    ['Ana', page],
    ['Ben', await newPlayer()],
    ['Caro', await newPlayer()],
  ]);
  await deal(page, { game: 'energy-empire', names: ['Ana', 'Ben', 'Caro'] });
  const { last, handOvers, longest, taken } = await playByLink(players, page, choices(9));

  const headline = (await last.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(headline).toMatch(/win|share/i);
  for (const player of players.values()) {
    await player.goto(last.url());
    await expect(player.getByRole('heading', { level: 1 }), 'the link tells everybody how it ended').toHaveText(
      headline,
    );
  }
  expect(handOvers, 'a game of many turns').toBeGreaterThan(30);
  expect(longest, 'every link can be sent anywhere').toBeLessThanOrEqual(700);
  expect(taken.board, 'almost everything can be done on the board').toBeGreaterThan(10 * taken.slip);
});
