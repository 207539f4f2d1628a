import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { board, labelsOf, type Point, pointOn } from './board.ts';
import type { Roll } from './choices.ts';
import type { GameId } from './games.ts';

/** What a person does, named by what they see. Every helper works by roles and words, never by the page's innards. */

export const slip = (page: Page): Locator => page.getByRole('region', { name: 'Decision' });

export const handOverButton = (page: Page): Locator => slip(page).getByRole('button', { name: /^Hand over to/ });

/** On the curtain: shows the table to whoever the phone was passed to. */
export const liftButton = (page: Page): Locator => page.getByRole('button', { name: /Show my table$/ });

const OPEN = '[data-offer=open]';

export interface NewGame {
  readonly game?: GameId;
  readonly names: readonly string[];
  readonly way?: 'By link' | 'One phone' | 'Alone';
  /** What is ticked or chosen besides, by its words. */
  readonly with?: readonly string[];
  /** Where the app is, if not where the test's page begins. */
  readonly at?: string;
}

/** Fills in the New Game form and deals. The same cards are dealt every time. */
export async function deal(
  page: Page,
  {
    game = 'empire-engine',
    names,
    way = names.length === 1 ? 'Alone' : 'By link',
    with: extras = [],
    at = '',
  }: NewGame,
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
  for (const [seat, name] of names.entries()) await seats.nth(seat).fill(name);
  for (const extra of extras) await choose(page, extra);
  await page.getByRole('button', { name: 'Deal and start' }).click();
  await expect(slip(page).or(liftButton(page))).toBeVisible();
}

/** Ticks a box, or picks one of several buttons. */
async function choose(page: Page, extra: string): Promise<void> {
  const options = page.getByRole('group', { name: 'Which game?' });
  const more = options.getByRole('button', { name: 'More rules' });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  await options.getByText(extra, { exact: true }).click();
  await expect(
    options.getByRole('checkbox', { name: extra }).or(options.getByRole('radio', { name: extra, exact: true })),
  ).toBeChecked();
}

/** Where decisions were taken: on the board, or in the slip where the board does not show them. */
export interface Taken {
  board: number;
  slip: number;
}

export const nothingTaken = (): Taken => ({ board: 0, slip: 0 });

/** What a move brings about is there within a few frames, and a game has hundreds of moves: it is looked for at once. */
const soon = <T>(look: () => Promise<T>, message: string, timeout = 15_000) =>
  expect.poll(look, { message, timeout, intervals: [10, 20, 40, 80, 160, 320] });

/** Computers that have to think on a busy machine take their time. */
const THOUGHT = 90_000;

/** The position, as the address bar has it. */
const address = (page: Page): Promise<string> => page.evaluate(() => location.hash);

const fingers = new WeakMap<Page, boolean>();

/** Asked once: a screen that can be touched stays one. */
async function hasFingers(page: Page): Promise<boolean> {
  const has = fingers.get(page) ?? (await page.evaluate(() => navigator.maxTouchPoints > 0));
  fingers.set(page, has);
  return has;
}

/** A finger taps, a mouse clicks. A tap becomes a click in its own time: it counts once the page has heard of it. */
async function press(page: Page, { x, y }: Point): Promise<void> {
  if (!(await hasFingers(page))) return page.mouse.click(x, y);
  const heard = await page.evaluateHandle(() => {
    const click = new Promise((resolve) => window.addEventListener('click', resolve, { capture: true, once: true }));
    return { click };
  });
  await page.touchscreen.tap(x, y);
  await heard.evaluate(({ click }) => click.then(() => undefined));
}

/** A board turns to what is asked before the next picture; only then things lie still. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** Presses a button. A mouse that rests on the board enlarges things, which may cover the button: it comes from afar. */
async function use(button: Locator): Promise<void> {
  const page = button.page();
  if (await hasFingers(page)) return button.tap();
  await page.mouse.move(0, 0);
  await button.click();
}

/** Takes one of the options in reach: on the board if it is drawn there, else in the slip. */
async function decide(page: Page, roll: Roll, taken: Taken): Promise<void> {
  const enough = page.getByRole('button', { name: 'No more hints' });
  if (await enough.isVisible()) await use(enough);
  const before = await address(page);
  const stepper = page.getByRole('spinbutton');
  if ((await stepper.count()) > 0) await step(page, roll, taken);
  else await pick(page, roll, taken);
  await soon(() => address(page), `the decision at ${before} is taken`).not.toBe(before);
}

async function pick(page: Page, roll: Roll, taken: Taken): Promise<void> {
  await settled(page);
  let options: readonly string[] = [];
  const see = async (): Promise<number> => {
    options = await labelsOf(board(page).locator(OPEN).or(slip(page).locator(OPEN)));
    return options.length;
  };
  await soon(see, 'something to pick is in sight').toBeGreaterThan(0);
  for (let left = options; left.length > 0; ) {
    const option = left[roll(left.length)] ?? '';
    if (await takeInReach(page, option, taken)) return;
    left = left.filter((other) => other !== option);
  }
  throw new Error(`nothing of this is in reach: ${options.join(', ')}`);
}

/** Takes the option with these words: on the board if it is in reach there, else in the slip. */
export async function take(page: Page, option: string): Promise<boolean> {
  await settled(page);
  return takeInReach(page, option, nothingTaken());
}

async function takeInReach(page: Page, option: string, taken: Taken): Promise<boolean> {
  const before = await address(page);
  const onBoard = await pointOnBoard(page, option);
  const point = onBoard ?? (await pointOn(slip(page).locator(OPEN), option)) ?? (await pointInList(page, option));
  if (!point) return false;
  taken[onBoard ? 'board' : 'slip']++;
  await press(page, point);
  if ((await address(page)) !== before) return true;
  // A second step confirms; or the first tap explained the thing, and the next one takes it.
  const enlarged = board(page).locator('.enlarged button.primary');
  const go = slip(page).locator('button.go:not([aria-disabled=true])');
  // With a place comes its energy: both are decided at once.
  if (onBoard && (await slip(page).getByRole('spinbutton').isVisible())) taken.board++;
  if (await enlarged.isVisible()) await use(enlarged);
  else if (await go.isVisible()) await use(go);
  else await expect(() => pressAgain(page, option, before), `${option} is taken`).toPass({ timeout: 15_000 });
  return true;
}

/** A small board lies open at one page; the tabs of the others say that there is something to pick on them. */
async function pointOnBoard(page: Page, option: string): Promise<Point | undefined> {
  const drawn = board(page).locator(OPEN);
  const tabs = board(page).locator('[role=tab]:has(.open), .tab.legal, .drawer-tab.legal');
  let point = await pointOn(drawn, option);
  for (let tab = 0; !point && tab < (await tabs.count()); tab++) {
    await use(tabs.nth(tab));
    await settled(page);
    point = await pointOn(drawn, option);
  }
  return point;
}

/** On a slow day a tap lasts so long that it enlarges the thing; what it opened is put away if it is in the way. */
async function pressAgain(page: Page, option: string, before: string): Promise<void> {
  if ((await address(page)) !== before) return;
  const drawn = board(page).locator(OPEN);
  const putAway = board(page).getByRole('button', { name: 'Close', exact: true });
  if (!(await pointOn(drawn, option)) && (await putAway.isVisible())) await use(putAway);
  const go = slip(page).locator('button.go:not([aria-disabled=true])');
  const point = await pointOn(drawn, option);
  if (await go.isVisible()) await use(go);
  else if (point) await press(page, point);
  expect(await address(page)).not.toBe(before);
}

/** A slip that names only the best choices lists all of them on a sheet. */
async function pointInList(page: Page, option: string): Promise<Point | undefined> {
  const all = slip(page).getByRole('button', { name: /^All \d+$/ });
  if (!(await all.isVisible())) return undefined;
  await use(all);
  const listed = slip(page).locator('paper-sheet').locator(OPEN);
  await expect.poll(() => pointOn(listed, option), `${option} is on the list`).toBeDefined();
  return pointOn(listed, option);
}

/** Asks for a little more or less and takes it: with the stepper on the board if there is one. */
async function step(page: Page, roll: Roll, taken: Taken): Promise<void> {
  const onBoard = board(page).locator('amount-stepper');
  const where = (await onBoard.count()) > 0 ? 'board' : 'slip';
  const stepper = where === 'board' ? onBoard : slip(page);
  const direction = stepper.getByRole('button', { name: roll(2) ? 'More' : 'Less' });
  for (let steps = roll(3); steps > 0 && (await direction.isEnabled()); steps--) await use(direction);
  await use(stepper.locator('.take'));
  // An amount has its place on the slip unless the board asks for it itself.
  if (where === 'board') taken.board++;
}

/** The button that goes on with what is told of somebody whom nobody plays. */
export const nextButton = (page: Page): Locator => slip(page).getByRole('button', { name: /^(?:Next|Go on)$/ });

/** Reads on, or skips what is left to read. */
async function skip(page: Page): Promise<void> {
  const button = slip(page).getByRole('button', { name: 'Skip' });
  await use((await button.isVisible()) ? button : nextButton(page));
}

type Situation = 'over' | 'hand-over' | 'read' | 'decide';

async function situation(page: Page): Promise<Situation | undefined> {
  const decisions = slip(page).locator(OPEN).or(board(page).locator(OPEN)).or(page.getByRole('spinbutton'));
  if ((await decisions.count()) > 0) return 'decide';
  if (await nextButton(page).isVisible()) return 'read';
  if (await handOverButton(page).isVisible()) return 'hand-over';
  return (await page.getByRole('heading', { name: 'Final score' }).isVisible()) ? 'over' : undefined;
}

/** It is this person's turn: something can be picked. */
export async function expectDecision(page: Page): Promise<void> {
  await expect.poll(() => situation(page)).toBe('decide');
}

/** Plays on until somebody else must decide, or the game is over. */
export async function visit(page: Page, roll: Roll, taken = nothingTaken()): Promise<'hand-over' | 'over'> {
  for (;;) {
    let now: Situation | undefined;
    const look = async () => {
      now = await situation(page);
      return now;
    };
    await soon(look, `something to do at ${await address(page)}`, THOUGHT).toBeDefined();
    if (now === 'over' || now === 'hand-over') return now;
    if (now === 'read') await skip(page);
    else await decide(page, roll, taken);
  }
}

/** Presses Hand over and reads off the form who is next, and the link for them. */
export async function handOver(page: Page): Promise<{ to: string; link: string }> {
  const button = handOverButton(page);
  const to = ((await button.textContent()) ?? '').replace('Hand over to', '').trim();
  await use(button);
  return { to, link: await linkOnForm(page) };
}

/** Presses Send the result and reads off the form the link for the others. */
export async function sendResult(page: Page): Promise<string> {
  await use(page.getByRole('button', { name: 'Send the result' }));
  return linkOnForm(page);
}

/** Reads the link off the hand-over form and puts the form away. */
async function linkOnForm(page: Page): Promise<string> {
  const form = page.getByRole('dialog', { name: /^Hand over/ });
  const link = await form.getByRole('textbox', { name: 'Link to this game' }).textContent();
  await use(form.getByRole('button', { name: /^Back to the/ }));
  return link?.trim() ?? '';
}

/** A table that is open already is not to be taken for the one about to be opened. */
async function leaveTable(page: Page): Promise<void> {
  if (!(await slip(page).isVisible())) return;
  await page.goto(page.url().replace(/#.*/, '#'));
  await expect(slip(page)).toBeHidden();
}

/** Opens a link as the person with this name; the first time, the app asks who that is. */
export async function receive(page: Page, link: string, name: string): Promise<void> {
  await leaveTable(page);
  await page.goto(link);
  const claim = page.getByRole('button', { name: new RegExp(`^I am ${name}`) });
  await expect(claim.or(slip(page)).first()).toBeVisible();
  if (await page.getByRole('heading', { name: 'Which seat is yours?' }).isVisible()) await use(claim);
  await expect(slip(page)).toBeVisible();
}

/** Looks at nothing through the camera, then pastes from an empty clipboard. Returns where that is told. */
export async function pasteNothingWhileScanning(page: Page): Promise<Locator> {
  await page.addInitScript(() => {
    Object.assign(window, { BarcodeDetector: class {} });
    navigator.mediaDevices.getUserMedia = async () => new MediaStream();
    navigator.clipboard.readText = async () => '';
  });
  await page.goto('./');
  await page.getByRole('button', { name: /^Scan/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Paste/ }).click();
  return page.getByRole('status').getByText('There is no link on the clipboard.');
}
