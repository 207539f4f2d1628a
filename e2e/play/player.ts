import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** What a person does, named by what they see. Every helper works by roles and words, never by the page's innards. */

export const slip = (page: Page): Locator => page.getByRole('region', { name: 'Decision' });

/** A tame source of choices, so that a failing game can be played again. */
export function choices(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

export interface NewGame {
  readonly game?: string;
  readonly names: readonly string[];
  readonly way?: 'By link' | 'One phone';
  /** Where the app is, if not where the test's page begins. */
  readonly at?: string;
}

/** Fills in the New Game form and deals. */
export async function deal(
  page: Page,
  { game = 'empire-engine', names, way = 'By link', at = '' }: NewGame,
): Promise<void> {
  await page.goto(`${at}#/new/${game}`);
  await page.getByRole('button', { name: way }).click();
  const seats = page.getByRole('textbox');
  await expect(seats.first()).toBeVisible();
  while ((await seats.count()) < names.length) await page.getByRole('button', { name: 'Add a seat' }).click();
  for (const [seat, name] of names.entries()) await seats.nth(seat).fill(name);
  await page.getByRole('button', { name: 'Deal and start' }).click();
  await expect(slip(page)).toBeVisible();
}

/** Takes one option of the slip and confirms it where that is asked. */
async function decide(page: Page, roll: (below: number) => number): Promise<void> {
  const options = slip(page).getByRole('toolbar').getByRole('button').and(page.locator(':not([aria-disabled=true])'));
  await expect(options.first()).toBeVisible();
  const before = page.url();
  await options.nth(roll(await options.count())).click();
  if (page.url() === before) await slip(page).locator('.go').click();
  await expect.poll(() => page.url()).not.toBe(before);
}

/** Plays on until somebody else must decide, or the game is over. */
export async function visit(page: Page, roll: (below: number) => number): Promise<'hand-over' | 'over'> {
  for (;;) {
    const toolbar = slip(page).getByRole('toolbar');
    const handOver = slip(page).getByRole('button', { name: /^Hand over to/ });
    const end = page.getByRole('heading', { name: 'The count' });
    await expect(toolbar.or(handOver).or(end).first()).toBeVisible();
    if (await end.isVisible()) return 'over';
    if (await handOver.isVisible()) return 'hand-over';
    await decide(page, roll);
  }
}

/** Presses Hand over and reads off the form who is next, and the link for them. */
export async function handOver(page: Page): Promise<{ to: string; link: string }> {
  const button = slip(page).getByRole('button', { name: /^Hand over to/ });
  const to = ((await button.textContent()) ?? '').replace('Hand over to', '').trim();
  await button.click();
  const form = page.getByRole('dialog', { name: /^Hand over/ });
  const link = await form.getByRole('textbox', { name: 'Link to this game' }).textContent();
  await form.getByRole('button', { name: 'Back to the table' }).click();
  return { to, link: link?.trim() ?? '' };
}

/** Opens a link as the person with this name; the first time, the app asks who that is. */
export async function receive(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  const claim = page.getByRole('button', { name: new RegExp(`^I am ${name}`) });
  await expect(claim.or(slip(page)).first()).toBeVisible();
  if (await page.getByRole('heading', { name: 'Which seat is yours?' }).isVisible()) await claim.click();
  await expect(slip(page)).toBeVisible();
}
