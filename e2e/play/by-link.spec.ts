import { expect, test } from '../fixtures.ts';
import { choices, deal, handOver, receive, visit } from './player.ts';

test('two people play a whole game by sending each other links', async ({ page, newPlayer }) => {
  test.slow();
  const roll = choices(7);
  const ben = await newPlayer();
  for (const player of [page, ben]) await player.emulateMedia({ reducedMotion: 'reduce' });
  const players = [
    { page, name: 'Ana' },
    { page: ben, name: 'Ben' },
  ];

  await deal(page, { names: ['Ana', 'Ben'] });
  let turn = 0;
  while ((await visit(players[turn % 2]?.page ?? page, roll)) === 'hand-over') {
    const link = await handOver(players[turn % 2]?.page ?? page);
    expect(link.split('#')[1]?.length).toBeLessThanOrEqual(250);
    turn++;
    const next = players[turn % 2];
    if (next) await receive(next.page, link, next.name);
  }

  const last = players[turn % 2]?.page ?? page;
  await expect(last.getByRole('heading', { level: 1 })).toContainText(/win|share/i);
  const finished = last.url();
  const other = players[(turn + 1) % 2]?.page ?? page;
  await other.goto(finished);
  await expect(other.getByText(/won|shared the victory/).first()).toBeVisible();
  expect(turn, 'one hand-over a round').toBe(8);
});
