import { expect, test } from '../fixtures.ts';
import { choices } from './choices.ts';
import { deal, expectSameEnd, playByLink } from './player.ts';
import { visitorsOf } from './positions.ts';

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
