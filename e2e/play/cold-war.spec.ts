import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { gather, playByLink, seat } from './by-link.ts';
import { choices } from './choices.ts';
import { deal, expectDecision, nextButton, nothingTaken, receive, slip, take, visit } from './player.ts';
import { beforeTelling, nearTheEnd, position } from './positions.ts';

test.use({ reducedMotion: 'reduce' });

/** About a minute on an idle machine; a busy one may take its time. */
test.describe.configure({ timeout: 600_000 });

const MODULES = [
  'Seven more',
  'Cold War: megastructures',
  'Cold War: espionage',
  'Cold War: impacts',
  'Cold War: structures',
  'Cold War: Doomsday Clock',
];
const ON = { megastructures: 'on', 'new-impacts': 'on', 'new-structures': 'on', 'doomsday-clock': 'on' };
const THREE = ['Ana', 'Ben', 'Caro'];
const table = { game: 'energy-empire', names: ['Ana'], options: { ...ON, clash: 'on' } } as const;

async function expectEndAgainstTheRival(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:Ana|The Rival) (?:wins|stays unbeaten)/i);
  await expect(page.getByRole('columnheader', { name: 'The Rival' })).toBeVisible();
  await expect(page.getByText(/^.*On this device: won [01] of 1 game/)).toBeVisible();
}

test('one nation ends a game against the Rival', async ({ page }) => {
  const { link } = nearTheEnd(15, table);
  await receive(page, `#${link}`, 'Ana');
  expect(await visit(page, choices(3))).toBe('over');
  await expectEndAgainstTheRival(page);
});

test('one nation plays a whole game against the Rival on the board', { tag: '@deep' }, async ({ page }) => {
  const taken = nothingTaken();
  await deal(page, {
    game: 'energy-empire',
    names: ['Ana'],
    with: ['Cold War: Clash of Nations', 'Cold War: Doomsday Clock'],
  });
  expect(await visit(page, choices(3), taken)).toBe('over');
  await expectEndAgainstTheRival(page);
  expect(taken.board, 'most things can be done on the board').toBeGreaterThan(4 * taken.slip);
});

test('three nations end a game of Cold War by sending each other links', { tag: '@small' }, async ({
  page,
  newPlayer,
}) => {
  const options = { ...ON, 'new-nations': 'on', espionage: 'on' };
  const late = nearTheEnd(12, { game: 'energy-empire', names: THREE, options });
  const { last } = await playByLink(await gather(THREE, late, { page, newPlayer }), page, choices(6));
  await expect(last.getByRole('heading', { level: 1 })).toHaveText(/win|share/i);
});

test('three nations play a whole game of Cold War by sending each other links', { tag: '@deep' }, async ({
  page,
  newPlayer,
}) => {
  const players = await seat(THREE, { page, newPlayer });
  await deal(page, { game: 'energy-empire', names: THREE, with: MODULES });
  const { last, longest, taken } = await playByLink(players, page, choices(6));
  await expect(last.getByRole('heading', { level: 1 })).toHaveText(/win|share/i);
  expect(longest, 'every link can be sent anywhere').toBeLessThanOrEqual(700);
  expect(taken.board, 'most things can be done on the board').toBeGreaterThan(4 * taken.slip);
});

test('what the Rival does is told step by step, with its reason, and can be read again', async ({ page }) => {
  const { link, option, told } = beforeTelling('event.rival-discards', 30, table);
  const steps = told.slice(told.findIndex((line) => line.startsWith('The Rival turns over')));
  await receive(page, `#${link}`, 'Ana');
  expect(await take(page, option)).toBe(true);
  for (const [at, sentence] of steps.entries()) {
    await expect(slip(page)).toContainText(`The Rival’s turn, ${at + 1} of ${steps.length}`);
    await expect(slip(page)).toContainText(sentence);
    if (at === 1) await expectAccessible(page);
    await nextButton(page).click();
  }
  await expectDecision(page);
  // What the mouse rests on is told where the last move would be.
  await page.mouse.move(0, 0);
  await page
    .getByRole('button', { name: /history/i })
    .first()
    .click();
  const history = page.locator('history-sheet');
  for (const sentence of steps) await expect(history.getByText(sentence).first()).toBeVisible();
});

test('the turn of the Rival can be skipped', async ({ page }) => {
  const { link, option } = beforeTelling('event.rival-card', 30, table);
  await receive(page, `#${link}`, 'Ana');
  expect(await take(page, option)).toBe(true);
  await slip(page).getByRole('button', { name: 'Skip' }).click();
  await expectDecision(page);
});

test('whoever taps the Rival sees its cards', async ({ page }) => {
  const { link } = position({ ...table, answers: 60, luck: 1, asking: 'ask.turn' });
  await receive(page, `#${link}`, 'Ana');
  await page
    .getByRole('button', { name: /The Rival/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'The Rival' })).toBeVisible();
  await expect(page.locator('energy-empire-rival').getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
});

test('cards of the Doomsday Clock are kept before the accessibility checker', async ({ page }) => {
  const { link, next } = position({
    game: 'energy-empire',
    names: THREE,
    options: { ...ON, espionage: 'on' },
    answers: 20,
    luck: 4,
    asking: 'ask.keep-cards',
  });
  await receive(page, `#${link}`, next);
  await expectDecision(page);
  await expectAccessible(page);
});
