import { expect, test } from '../fixtures.ts';
import { choices, deal, handOver, receive, visit } from './player.ts';

test('two people play a whole game by sending each other links', async ({ page, newPlayer }) => {
  test.slow();
  const roll = choices(7);
  const ben = await newPlayer();
  for (const player of [page, ben]) await player.emulateMedia({ reducedMotion: 'reduce' });
  const players = new Map([
    ['Ana', page],
    ['Ben', ben],
  ]);

  await deal(page, { names: ['Ana', 'Ben'] });
  let at = page;
  let visits = 0;
  while ((await visit(at, roll)) === 'hand-over') {
    const { to, link } = await handOver(at);
    expect(link.split('#')[1]?.length).toBeLessThanOrEqual(250);
    at = players.get(to) ?? at;
    await receive(at, link, to);
    visits++;
  }

  const headline = await at.getByRole('heading', { level: 1 }).textContent();
  expect(headline).toMatch(/win|share/i);
  const other = at === page ? ben : page;
  await other.goto(at.url());
  await expect(other.getByRole('heading', { level: 1 }), 'the link tells the other how it ended').toHaveText(
    headline ?? '',
  );
  expect([8, 9], 'one hand-over a round, and one more if the other starts').toContain(visits);
});
