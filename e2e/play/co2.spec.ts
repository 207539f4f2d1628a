import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { gather, type Players, playByLink } from './by-link.ts';
import { choices } from './choices.ts';
import { deal, handOver, nothingTaken, receive, slip, take, visit } from './player.ts';
import { beforeAskingAnother, nearTheEnd } from './positions.ts';

test.use({ reducedMotion: 'reduce' });

/** Less than a minute on an idle machine; a busy one may take its time. */
test.describe.configure({ timeout: 300_000 });

test('one company plays a whole solitaire game of CO₂ on the board', { tag: '@large' }, async ({ page }) => {
  const taken = nothingTaken();
  await deal(page, { game: 'co2', names: ['Ana'] });
  expect(await visit(page, choices(5), taken)).toBe('over');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  expect(taken.board, 'most things can be done on the board').toBeGreaterThan(taken.slip);
});

const THREE = ['Ana', 'Ben', 'Caro'];

test('three companies end a game of CO₂ by sending each other links', { tag: '@small' }, async ({
  page,
  newPlayer,
}) => {
  const players = await gather(THREE, nearTheEnd(12, { game: 'co2', names: THREE }), { page, newPlayer });
  const { last } = await playByLink(players, page, choices(9));
  await expect(last.getByRole('heading', { name: 'Final score' })).toBeVisible();
});

const eviction = beforeAskingAnother('ask.evicted', { game: 'co2', names: THREE });

/** Sends a scientist away whom somebody else owns, and hands the game over to them. */
async function evict(players: Players): Promise<Page> {
  const [evicting, owner] = [eviction.next, eviction.asked].map((name) => players.get(name));
  if (!evicting || !owner) throw new Error('somebody is missing');
  expect(await take(evicting, eviction.option), eviction.option).toBe(true);
  const { to, link } = await handOver(evicting);
  expect(to, 'the owner is asked').toBe(eviction.asked);
  await receive(owner, link, to);
  await expect(slip(owner)).toContainText(/scientist/i);
  return owner;
}

test('an evicted scientist’s owner says where it goes, and hands the game on', async ({ page, newPlayer }) => {
  const owner = await evict(await gather([eviction.next, eviction.asked], eviction, { page, newPlayer }));
  expect(await visit(owner, choices(9))).toBe('hand-over');
});

test('three companies play CO₂ by link from an eviction to the end', { tag: '@deep' }, async ({ page, newPlayer }) => {
  const players = await gather(THREE, eviction, { page, newPlayer });
  await playByLink(players, await evict(players), choices(9));
});
