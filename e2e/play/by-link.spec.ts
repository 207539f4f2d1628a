import { expect, test } from '../fixtures.ts';
import { choices } from './choices.ts';
import { deal, playByLink } from './player.ts';
import { visitorsOf } from './positions.ts';

/** A film of so many moves would take longer than the moves; a failure names the address, which is the whole game. */
test.use({ reducedMotion: 'reduce', trace: 'off' });

test('two people play a whole game by sending each other links', async ({ page, newPlayer }) => {
  test.slow();
  const ben = await newPlayer();
  const players = new Map([
    ['Ana', page],
    ['Ben', ben],
  ]);

  await deal(page, { names: ['Ana', 'Ben'] });
  const { last, visitors, longest } = await playByLink(players, page, choices(7));

  const headline = await last.getByRole('heading', { level: 1 }).textContent();
  expect(headline).toMatch(/win|share/i);
  const other = last === page ? ben : page;
  await other.goto(last.url());
  await expect(other.getByRole('heading', { level: 1 }), 'the link tells the other how it ended').toHaveText(
    headline ?? '',
  );
  expect(longest).toBeLessThanOrEqual(250);
  const deciding = visitorsOf('empire-engine', last.url());
  expect(visitors.slice(-deciding.length), 'nobody is bothered who has nothing to decide').toEqual(deciding);
  expect(visitors.length - deciding.length, 'the dealer hands over at once if the other starts').toBeLessThanOrEqual(1);
});
