import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { board, inReach } from './board.ts';
import type { Roll } from './choices.ts';
import type { GameId } from './games.ts';

/** What a person does, named by what they see. Every helper works by roles and words, never by the page's innards. */

export const slip = (page: Page): Locator => page.getByRole('region', { name: 'Decision' });

const handOverButton = (page: Page): Locator => slip(page).getByRole('button', { name: /^Hand over to/ });

const OPEN = '[data-offer=open]';

export interface NewGame {
  readonly game?: GameId;
  readonly names: readonly string[];
  readonly way?: 'By link' | 'One phone';
  /** Where the app is, if not where the test's page begins. */
  readonly at?: string;
}

/** Fills in the New Game form and deals. The same cards are dealt every time. */
export async function deal(
  page: Page,
  { game = 'empire-engine', names, way = 'By link', at = '' }: NewGame,
): Promise<void> {
  await page.goto(`${at}#/new/${game}`);
  await page.evaluate(() => {
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(42);
      return bytes;
    };
  });
  await page.getByRole('button', { name: way }).click();
  const seats = page.getByRole('textbox');
  await expect(seats.first()).toBeVisible();
  while ((await seats.count()) < names.length) await page.getByRole('button', { name: 'Add a seat' }).click();
  while ((await seats.count()) > names.length) await removeLastSeat(page);
  for (const [seat, name] of names.entries()) await seats.nth(seat).fill(name);
  await page.getByRole('button', { name: 'Deal and start' }).click();
  await expect(slip(page)).toBeVisible();
}

async function removeLastSeat(page: Page): Promise<void> {
  const remove = page.getByRole('button', { name: /^Remove / }).last();
  if (!(await remove.isVisible()))
    await page
      .getByRole('button', { name: /^Move or remove / })
      .last()
      .click();
  await remove.click();
}

/** Where decisions were taken: on the board, or in the slip where the board does not show them. */
export interface Taken {
  board: number;
  slip: number;
}

export const nothingTaken = (): Taken => ({ board: 0, slip: 0 });

/** The position, as the address bar has it. */
const address = (page: Page): Promise<string> => page.evaluate(() => location.hash);

/** A finger taps, a mouse clicks. */
async function press(thing: Locator): Promise<void> {
  if (await thing.page().evaluate(() => navigator.maxTouchPoints > 0)) await thing.tap();
  else await thing.click();
}

/** Takes one of the options in reach: on the board if it is drawn there, else in the slip. */
async function decide(page: Page, roll: Roll, taken: Taken): Promise<void> {
  const enough = page.getByRole('button', { name: 'No more hints' });
  if (await enough.isVisible()) await press(enough);
  const before = await address(page);
  const stepper = page.getByRole('spinbutton');
  const where = (await stepper.count()) > 0 ? await step(page, roll) : await pick(page, roll, before);
  taken[where]++;
  await expect.poll(() => address(page), 'the decision is taken').not.toBe(before);
}

async function pick(page: Page, roll: Roll, before: string): Promise<keyof Taken> {
  const places = { board: board(page).locator(OPEN), slip: slip(page).locator(OPEN) };
  const [drawn, listed] = [await inReach(places.board), await inReach(places.slip)];
  const options = [...new Set([...drawn, ...listed].map(({ label }) => label))];
  const label = options[roll(options.length)];
  const onBoard = drawn.find((thing) => thing.label === label);
  const inSlip = listed.find((thing) => thing.label === label);
  const where = onBoard ? 'board' : 'slip';
  const thing = places[where].nth((onBoard ?? inSlip)?.at ?? 0);
  await press(thing);
  await settle(page, thing, before);
  return where;
}

/** Presses what is pressed second: the button that confirms, or the same thing again if the first tap explained it. */
async function settle(page: Page, thing: Locator, before: string): Promise<void> {
  if ((await address(page)) !== before) return;
  const go = slip(page).locator('button.go:not([aria-disabled=true])');
  await press((await go.isVisible()) ? go : thing);
}

/** Asks for a little more or less and takes it: with the stepper on the board if there is one. */
async function step(page: Page, roll: Roll): Promise<keyof Taken> {
  const onBoard = board(page).locator('amount-stepper');
  const where = (await onBoard.count()) > 0 ? 'board' : 'slip';
  const stepper = where === 'board' ? onBoard : slip(page);
  const direction = stepper.getByRole('button', { name: roll(2) ? 'More' : 'Less' });
  for (let steps = roll(3); steps > 0 && (await direction.isEnabled()); steps--) await press(direction);
  await press(stepper.locator('.take'));
  return where;
}

/** Takes the option with these words, wherever it is in reach. */
export async function take(page: Page, label: string): Promise<void> {
  const before = await address(page);
  const thing = page
    .locator(OPEN)
    .and(page.getByRole('button', { name: label, exact: true }))
    .first();
  await press(thing);
  await settle(page, thing, before);
  await expect.poll(() => address(page)).not.toBe(before);
}

type Situation = 'over' | 'hand-over' | 'decide';

async function situation(page: Page): Promise<Situation | undefined> {
  if (await page.getByRole('heading', { name: 'The count' }).isVisible()) return 'over';
  if (await handOverButton(page).isVisible()) return 'hand-over';
  const decisions = slip(page).locator(OPEN).or(board(page).locator(OPEN)).or(page.getByRole('spinbutton'));
  return (await decisions.count()) > 0 ? 'decide' : undefined;
}

/** Plays on until somebody else must decide, or the game is over. */
export async function visit(page: Page, roll: Roll, taken = nothingTaken()): Promise<'hand-over' | 'over'> {
  for (;;) {
    await expect.poll(() => situation(page), 'something to do').toBeDefined();
    const now = await situation(page);
    if (now === 'over' || now === 'hand-over') return now;
    await decide(page, roll, taken);
  }
}

/** Presses Hand over and reads off the form who is next, and the link for them. */
export async function handOver(page: Page): Promise<{ to: string; link: string }> {
  const button = handOverButton(page);
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

/** The players' browsers, by name. */
export type Players = ReadonlyMap<string, Page>;

export interface Played {
  /** Whose browser saw the end. */
  readonly last: Page;
  readonly handOvers: number;
  readonly longest: number;
  readonly taken: Taken;
}

/** Plays a game to its end, each player sending the next one the link. */
export async function playByLink(players: Players, first: Page, roll: Roll): Promise<Played> {
  const taken = nothingTaken();
  let at = first;
  let handOvers = 0;
  let longest = 0;
  while ((await visit(at, roll, taken)) === 'hand-over') {
    const { to, link } = await handOver(at);
    longest = Math.max(longest, link.split('#')[1]?.length ?? 0);
    at = players.get(to) ?? at;
    await receive(at, link, to);
    handOvers++;
  }
  return { last: at, handOvers, longest, taken };
}
