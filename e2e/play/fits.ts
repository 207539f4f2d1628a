import type { Page } from '@playwright/test';
import type { Seat } from '../../src/engine/ask.ts';
import { expect } from '../fixtures.ts';
import { board, labelsOf } from './board.ts';
import { type Drawn, lookAt, type Sight } from './fitting.ts';
import type { GameId } from './games.ts';
import { everyQuestion, type Moment } from './moments.ts';
import { read, type Tongue } from './tongues.ts';

/** Whether a table fits, in whatever language: nothing here is found by its words. */

const slip = (page: Page) => page.locator('decision-slip section.slip');

export interface Look {
  readonly tongue?: Tongue;
  /** An option may lie further down the board if the slip lists it too. */
  readonly isLong?: boolean;
}

/** Opens a moment and looks all round the table. */
export async function expectFitting(
  page: Page,
  name: string,
  moment: Moment,
  { tongue = 'en', isLong = false }: Look = {},
): Promise<void> {
  await open(page, moment);
  const sights = await lookAround(page, moment);
  const all = (part: (sight: Sight) => readonly string[]): readonly string[] => [...new Set(sights.flatMap(part))];
  const listed = await listedOn(page);
  const drawn = all(({ options }) => options.map(({ label }) => label));
  const faults = {
    torn: all(({ torn }) => torn),
    cut: all(({ cut }) => cut),
    wide: all(({ wide }) => wide),
    covered: all(({ options }) => options.flatMap(({ label, cover }) => (cover ? [`${label} by ${cover}`] : []))),
    outOfSight: all(({ options }) => hiddenAmong(options)).filter((label) => !(isLong && listed.includes(label))),
    lost: moment.optionsIn(tongue).filter((option) => moment.back === 0 && ![...drawn, ...listed].includes(option)),
  };
  expect.soft(faults, name).toEqual({ torn: [], cut: [], wide: [], covered: [], outOfSight: [], lost: [] });
  if (!moment.isOver) await expectTable(page, name, sights, tongue);
}

/** Everybody has a device of their own and is asked in the order of the game, so that no link is an older one. */
export async function expectEveryQuestionFitting(
  newPlayer: () => Promise<Page>,
  game: GameId,
  played: string,
  tongue: Tongue = 'en',
): Promise<void> {
  const pages = new Map<Seat, Page>();
  for (const { prompt, seat, moment } of everyQuestion(game, played)) {
    const page = pages.get(seat) ?? (await newPlayer());
    if (tongue !== 'en' && !pages.has(seat)) await read(page, tongue);
    pages.set(seat, page);
    await expectFitting(page, prompt, moment, { tongue, isLong: true });
  }
}

/**
 * Nothing of the frame is scrolled away, and half of a phone is left to the board; words that are longer than in any
 * language may take more of it.
 */
async function expectTable(page: Page, name: string, sights: readonly Sight[], tongue: Tongue): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 700;
  await expect.soft(slip(page), `${name}: the whole slip is in sight`).toBeInViewport({ ratio: 1 });
  for (const { below, boardShare } of sights) {
    expect.soft(below, `${name}: the page needs no scrolling`).toBeLessThanOrEqual(0);
    if (isPhone)
      expect.soft(boardShare, `${name}: the board is large`).toBeGreaterThan(tongue === 'pseudo' ? 0.375 : 0.5);
  }
}

/** The table as it lies, then page by page where it has tabs. */
async function lookAround(page: Page, { back }: Moment): Promise<readonly Sight[]> {
  const first = await lookAt(page);
  const sights = [first];
  for (const [at, { isInSight, cover }] of first.tabs.entries()) {
    if (!isInSight || cover || back > 0) continue;
    await board(page).locator('.tabs > button').nth(at).click();
    sights.push(await lookAt(page));
  }
  return sights;
}

/** What is drawn out of sight and nowhere in sight. */
function hiddenAmong(options: readonly Drawn[]): readonly string[] {
  const inSight = options.filter(({ isInSight }) => isInSight).map(({ label }) => label);
  return options.map(({ label }) => label).filter((label) => !inSight.includes(label));
}

/** A slip that names only some options lists all of them on a sheet. */
async function listedOn(page: Page): Promise<readonly string[]> {
  const all = slip(page).locator('button.all');
  if (!(await all.isVisible())) return [];
  await all.click();
  const listed = slip(page).locator('paper-sheet [data-offer=open]');
  await expect(listed.last()).toBeVisible();
  const labels = await listed.evaluateAll((options) => [...new Set(options.map(({ ariaLabel }) => ariaLabel ?? ''))]);
  // The sheet fades in: what it lists is read once all of it can be seen.
  await expect.poll(() => labelsOf(listed)).toEqual(labels);
  return labels;
}

export async function open(page: Page, { link, back, isOver }: Moment): Promise<void> {
  // Away first: the table before would still be there when this one is looked for.
  await page.goto('./#/about');
  await expect(page.locator('about-screen')).toBeVisible();
  await page.goto(`./#${link}`);
  await expect(slip(page).or(page.locator('end-page')).first()).toBeVisible({ timeout: 60_000 });
  // Whoever comes back is told first what the Rival did meanwhile.
  const next = slip(page).locator('.actions > button.primary');
  const options = slip(page).locator('[data-offer=open], amount-stepper').first();
  if (!isOver && (await next.isVisible()))
    await expect(async () => {
      await next.click({ timeout: 1000 });
      await expect(options).toBeVisible({ timeout: 500 });
    }).toPass();
  const hints = page.locator('coach-card aside > button.ghost');
  if (await hints.isVisible()) await hints.click();
  await page.mouse.move(0, 0);
  for (let step = 0; step < back; step++) await page.keyboard.press('[');
  await page.evaluate(() => document.fonts.ready);
}
