import { expect, test } from '../fixtures.ts';
import { choices } from './choices.ts';
import { deal, expectSameEnd, handOver, nothingTaken, playByLink, receive, slip, take, visit } from './player.ts';
import { beforeAskingAnother } from './positions.ts';

/** A film of so many moves would take longer than the moves; a failure names the address, which is the whole game. */
test.use({ reducedMotion: 'reduce', trace: 'off' });

/** Less than a minute on an idle machine; a busy one may take its time. */
test.describe.configure({ timeout: 300_000 });

test('one company plays a whole solitaire game of CO₂ on the board', async ({ page }) => {
  const taken = nothingTaken();
  await deal(page, { game: 'co2', names: ['Ana'] });
  expect(await visit(page, choices(5), taken)).toBe('over');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  expect(taken.board, 'most things can be done on the board').toBeGreaterThan(taken.slip);
});

test('three companies play CO₂ by link, and an evicted scientist’s owner says where it goes', async ({
  page,
  newPlayer,
}) => {
  const names = ['Ana', 'Ben', 'Caro'];
  const eviction = beforeAskingAnother('evicted.ask', { game: 'co2', names });
  const players = new Map([
    [eviction.next, page],
    ...(await Promise.all(
      names.filter((name) => name !== eviction.next).map(async (name) => [name, await newPlayer()] as const),
    )),
  ]);

  await receive(page, `#${eviction.link}`, eviction.next);
  expect(await take(page, eviction.option), eviction.option).toBe(true);
  const { to, link } = await handOver(page);
  expect(to, 'the owner is asked').toBe(eviction.asked);
  const owner = players.get(to) ?? page;
  await receive(owner, link, to);
  await expect(slip(owner)).toContainText(/scientist/i);

  const { last } = await playByLink(players, owner, choices(9));
  await expectSameEnd(players, last);
});
