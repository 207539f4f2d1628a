import type { Page } from '@playwright/test';
import type { Seat } from '../../src/engine/ask.ts';
import { encodeKeys } from '../../src/link/sealed/index.ts';
import { agreed, lap as lapOf, nextIn, opened, passedRound, type SealedTable } from '../../src/testing/sealed.ts';
import { expect } from '../fixtures.ts';
import { board } from './board.ts';
import { type GameId, TITLES } from './games.ts';
import { handOver, handOverButton, slip } from './player.ts';

/** Sealed games: the lap by hand, positions in the middle and at the end, and plans that are in no address. */

const linkField = (page: Page) => page.getByRole('textbox', { name: 'Link to this game' });

export const linkOn = async (page: Page): Promise<string> => ((await linkField(page).textContent()) ?? '').trim();

/** Fills in the form, and reads off the invitation. */
export async function invite(page: Page, game: GameId, names: readonly string[]): Promise<string> {
  await page.goto(`#/new/${game}`);
  await page.getByRole('button', { name: 'Sealed', exact: true }).click();
  const seats = page.getByRole('textbox');
  while ((await seats.count()) < names.length) await page.getByRole('button', { name: 'Add a seat' }).click();
  for (const [seat, name] of names.entries()) await seats.nth(seat).fill(name);
  await page.getByRole('button', { name: 'Seal and invite' }).click();
  return linkOn(page);
}

/** Opens an invitation, corrects the name and puts in a seal. */
export async function join(page: Page, link: string, name: string): Promise<string> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'A round of seals' })).toBeVisible();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Add my seal' }).click();
  await expect(page.getByText(/^(?:Every seal is in|Your seal is in)/)).toBeVisible();
  return linkOn(page);
}

/** Everybody joins, each in a browser of their own, and whoever invited deals. */
export async function lap(players: ReadonlyMap<string, Page>, game: GameId): Promise<void> {
  const [[first, page] = fail(), ...others] = players;
  let link = await invite(page, game, [first, ...others.map(([name]) => `${name}?`)]);
  for (const [name, other] of others) link = await join(other, link, name);
  await page.goto(link);
  await page.getByRole('button', { name: 'Deal and start' }).click();
  await expect(slip(page)).toBeVisible();
}

export function fail(): never {
  throw new Error('nobody plays');
}

const isOver = (page: Page): Promise<boolean> => page.locator('end-page').isVisible();

/** Plans a round: what is planned is in no address, so each step is known by what can be done next. */
export async function plan(page: Page): Promise<'hand-over' | 'over'> {
  const open = '[data-offer=open]';
  await expect(async () => {
    const enlarged = board(page).locator('.enlarged button.primary');
    const go = slip(page).locator('button.go:not([aria-disabled=true])');
    const skip = slip(page).getByRole('button', { name: 'Skip' });
    const offers = [skip, enlarged, go, slip(page).locator(open), board(page).locator(open)];
    for (const offer of offers) {
      if ((await handOverButton(page).isVisible()) || (await isOver(page))) return;
      if (await offer.first().isVisible()) {
        await offer.first().click({ timeout: 1000 });
        break;
      }
    }
    expect((await handOverButton(page).isVisible()) || (await isOver(page))).toBe(true);
  }).toPass({ timeout: 45_000, intervals: [20] });
  return (await isOver(page)) ? 'over' : 'hand-over';
}

/** Sends the link on to whoever is next. The address changes at once: nothing is fetched for it. */
export async function sendOn(players: ReadonlyMap<string, Page>, page: Page): Promise<Page> {
  const { to, link } = await handOver(page);
  const next = players.get(to) ?? fail();
  await next.goto(link);
  await expect(slip(next).or(next.locator('end-page')).first()).toBeVisible();
  return next;
}

/** A sealed game after so many links, or at its end, played without a screen. */
export function sealedGame(game: GameId, seats: number, links?: number) {
  return told(passedRound(dealt(game, seats), seats, links));
}

/** The same game, in which the last to hold the link has done one thing, and another. */
export function forkedGame(game: GameId, links: number) {
  const before = passedRound(dealt(game, 2), 2, links);
  return [3, 70_000].map((choices) => told(passedRound(before, choices, links + 1)));
}

function dealt(game: GameId, seats: number): SealedTable {
  const { game: rules } = TITLES[game];
  return lapOf(rules, agreed(rules, seats, seats), seats);
}

function told({ game, keys, links }: SealedTable) {
  const link = links.at(-1) ?? '';
  return {
    link,
    names: ['Ines', 'Bob', 'Mariko'].slice(0, keys.length),
    /** Who holds it next. */
    next: nextIn(opened(link, game).play) ?? 0,
    /** The private link with which a browser sits down there. */
    privateLink: (seat: Seat): string => encodeKeys(keys[seat] ?? [], link),
  };
}
