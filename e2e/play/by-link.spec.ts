import { expect, test } from '../fixtures.ts';
import { choices } from './choices.ts';
import { deal, playByLink } from './player.ts';

test.use({ reducedMotion: 'reduce' });

test('two people play a whole game by sending each other links', async ({ page, newPlayer }) => {
  test.slow();
  const ben = await newPlayer();
  const players = new Map([
    ['Ana', page],
    ['Ben', ben],
  ]);

  await deal(page, { names: ['Ana', 'Ben'] });
  const { last, handOvers, longest } = await playByLink(players, page, choices(7));

  const headline = await last.getByRole('heading', { level: 1 }).textContent();
  expect(headline).toMatch(/win|share/i);
  const other = last === page ? ben : page;
  await other.goto(last.url());
  await expect(other.getByRole('heading', { level: 1 }), 'the link tells the other how it ended').toHaveText(
    headline ?? '',
  );
  expect(longest).toBeLessThanOrEqual(250);
  expect([8, 9], 'one hand-over a round, and one more if the other starts').toContain(handOvers);
});
