import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectLegible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { board } from './board.ts';

test.use({ reducedMotion: 'reduce' });

/** Half a minute on an idle machine; a busy one may take its time. */
test.describe.configure({ timeout: 180_000 });

const slip = (page: Page): Locator => page.getByRole('region', { name: 'Lesson' });
const step = (page: Page): Locator => slip(page).getByText(/^Lesson, \d+ of \d+$/);
const choices = (page: Page): Locator => slip(page).getByRole('toolbar').getByRole('button');
const ready = (page: Page): Locator => page.getByRole('heading', { name: 'You are ready' });
const readOn = (page: Page): Locator => page.getByRole('button', { name: /^(?:Skip|Go on)$/ });

/** What the slip tells and offers: it changes with every press. */
const told = (page: Page): Promise<string> => slip(page).innerText();

/** Does whatever the lesson asks for next; returns the step that was told, or that it is finished. */
async function takeStep(page: Page, press: (choice: Locator) => Promise<void>): Promise<string> {
  await expect(slip(page).or(readOn(page)).or(ready(page)).first()).toBeVisible();
  if (await ready(page).isVisible()) return 'finished';
  if (!(await slip(page).isVisible())) {
    await readOn(page).first().click();
    return 'film';
  }
  const [before, number] = [await told(page), (await step(page).textContent()) ?? ''];
  // The way out is always in reach, however much there is to choose.
  await slip(page).getByRole('button', { name: 'Leave' }).click({ trial: true });
  await press(choices(page).first());
  const now = async () => ((await slip(page).isVisible()) ? told(page) : '');
  await expect.poll(now, { intervals: [20, 40, 80, 160] }).not.toBe(before);
  return number;
}

/** Takes a lesson to its end; returns how many steps were told. */
async function takeLesson(page: Page, press = (choice: Locator) => choice.click()): Promise<number> {
  const steps = new Set<string>();
  while (!steps.has('finished')) steps.add(await takeStep(page, press));
  return [...steps].filter((told) => /\d/.test(told)).length;
}

const LESSONS = [
  { lesson: 'energy-empire', steps: 14, next: 'Now play against computers', tag: '@small' },
  { lesson: 'empire-engine', steps: 13, next: 'Now play against computers', tag: '@deep' },
  { lesson: 'co2', steps: 14, next: 'Now play against computers', tag: '@deep' },
  { lesson: 'energy-empire/solo', steps: 6, next: 'Play alone', tag: '@deep' },
  { lesson: 'energy-empire/cold-war', steps: 5, next: 'Now play with spies and the Clock', tag: '@deep' },
  { lesson: 'energy-empire/clash', steps: 5, next: 'Play against the Rival', tag: '@deep' },
];

for (const { lesson, steps, next, tag } of LESSONS) {
  test(`the lesson ${lesson} is taken to its end and leads into a game`, { tag }, async ({ page }) => {
    await page.goto(`./#/learn/${lesson}`);
    expect(await takeLesson(page)).toBe(steps);
    expect(page.url(), 'a lesson is no game').toMatch(new RegExp(`#/learn/${lesson}$`));
    await page.getByRole('button', { name: next }).click();
    await expect(page.getByRole('button', { name: 'Deal and start' })).toBeVisible();
  });
}

test('four presses lead from the first visit to the first move', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Learn in 5 minutes: Energy Empire' }).click();
  await slip(page).getByRole('button', { name: 'Next' }).click();
  await slip(page)
    .getByRole('button', { name: /^Commerce Market/ })
    .click();
  await slip(page).getByRole('button', { name: 'No energy' }).click();
  await expect(step(page)).toHaveText('Lesson, 3 of 14');
});

test('a lesson closes what has to wait, goes back, is left without a question and goes on', async ({ page }) => {
  await page.goto('./#/learn/empire-engine');
  await choices(page).first().click();
  await expect(step(page)).toHaveText('Lesson, 2 of 13');
  await board(page)
    .getByRole('button', { name: /^Left: Arm.*Later/ })
    .first()
    .dispatchEvent('click');
  await expect(slip(page).getByRole('status')).toContainText('Later. First: Left: Produce');
  await takeStep(page, (choice) => choice.click());
  await takeStep(page, (choice) => choice.click());
  await expect(step(page)).toHaveText('Lesson, 3 of 13');
  await slip(page).getByRole('button', { name: 'Back one step' }).click();
  await expect(step(page)).toHaveText('Lesson, 2 of 13');
  await slip(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('Three games, no account'), 'a lesson is not on the desk').toBeVisible();
  await page.getByRole('link', { name: 'Learn in 5 minutes: Empire Engine' }).click();
  await page.getByRole('button', { name: 'Carry on from step 2' }).click();
  await expect(step(page)).toHaveText('Lesson, 2 of 13');
});

test('a lesson can be read by everybody, by day and by night', async ({ page }) => {
  await page.goto('./#/learn/energy-empire');
  await choices(page).first().click();
  await expect(step(page)).toHaveText('Lesson, 2 of 14');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page);
});

test('a lesson is taken by keyboard alone, and its last page can be read by everybody', { tag: '@keys' }, async ({
  page,
}) => {
  await page.goto('./#/learn/energy-empire/clash');
  await expect(slip(page)).toBeVisible();
  // Every other choice by its number, the rest by walking to it.
  let isByNumber = false;
  await takeLesson(page, async (choice) => {
    isByNumber = !isByNumber;
    if (isByNumber) return page.keyboard.press('1');
    await choice.focus();
    await page.keyboard.press('Enter');
  });
  await expectAccessible(page);
});
