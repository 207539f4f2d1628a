import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Roll } from './choices.ts';
import { handOver, nothingTaken, receive, type Taken, visit } from './player.ts';
import { type Position, visitorsOf } from './positions.ts';

/** Games of several people, each in a browser of their own, who send each other links. */

/** The players' browsers, by name. */
export type Players = ReadonlyMap<string, Page>;

export interface Played {
  /** Whose browser saw the end. */
  readonly last: Page;
  readonly longest: number;
  readonly taken: Taken;
}

interface Browsers {
  readonly page: Page;
  readonly newPlayer: () => Promise<Page>;
}

/** Gives everybody a browser of their own; the page at hand is the first one's. */
export async function seat(
  names: readonly string[],
  { page, newPlayer }: Browsers,
  first: string | undefined = names[0],
): Promise<Players> {
  const players = new Map<string, Page>();
  for (const name of names) players.set(name, name === first ? page : await newPlayer());
  return players;
}

/** Gives everybody a browser of their own, in which this position is open. */
export async function gather(names: readonly string[], { link, next }: Position, browsers: Browsers): Promise<Players> {
  const players = await seat(names, browsers, next);
  for (const [name, player] of players) await receive(player, `#${link}`, name);
  return players;
}

/**
 * Plays a game to its end, each player sending the next one the link. In the end everybody reads the same, and nobody was
 * bothered who had nothing to decide.
 */
export async function playByLink(players: Players, first: Page, roll: Roll): Promise<Played> {
  const taken = nothingTaken();
  let at = first;
  const visitors = [[...players].find(([, page]) => page === first)?.[0] ?? ''];
  let longest = 0;
  while ((await visit(at, roll, taken)) === 'hand-over') {
    const { to, link } = await handOver(at);
    longest = Math.max(longest, link.split('#')[1]?.length ?? 0);
    at = players.get(to) ?? at;
    await receive(at, link, to);
    visitors.push(to);
  }
  await expectSameEnd(players, at);
  const deciding = visitorsOf(at.url());
  const seen = Math.min(visitors.length, deciding.length);
  expect(visitors.slice(-seen), 'nobody is bothered who has nothing to decide').toEqual(deciding.slice(-seen));
  expect(visitors.length - deciding.length, 'the dealer hands over at once if another starts').toBeLessThanOrEqual(1);
  return { last: at, longest, taken };
}

/** The link tells everybody how it ended, in the same words. */
async function expectSameEnd(players: Players, last: Page): Promise<void> {
  const headline = (await last.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(headline).not.toBe('');
  for (const player of players.values()) {
    await player.goto(last.url());
    await expect(player.getByRole('heading', { level: 1 })).toHaveText(headline);
  }
}
