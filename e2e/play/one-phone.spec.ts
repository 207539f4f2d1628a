import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { choices } from './choices.ts';
import { deal, handOverButton, liftButton, visit } from './player.ts';
import { nearTheEnd } from './positions.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });

const THREE = ['Ana', 'Ben', 'Caro'];

/** Passes the phone and returns who is to take it. */
async function passThePhone(page: Page): Promise<string> {
  await handOverButton(page).click();
  return takeThePhone(page);
}

/** Lifts the curtain and returns for whom. */
async function takeThePhone(page: Page): Promise<string> {
  const show = liftButton(page);
  const name = /^I am (.*)\. Show/.exec((await show.textContent()) ?? '')?.[1] ?? '';
  await expect(
    page.getByRole('region', { name: 'Decision' }),
    'nothing of the table exists behind the curtain',
  ).toHaveCount(0);
  await show.click();
  return name;
}

/** Plays to the end, passing the phone from one to the next. */
async function expectEnd(page: Page, starter: string): Promise<void> {
  const roll = choices(11);
  const passed = [starter];
  while ((await visit(page, roll)) === 'hand-over') passed.push(await passThePhone(page));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win|share/i);
  expect(new Set(passed)).toEqual(new Set(THREE));
}

test('three people end a game on one phone, with a curtain between them', async ({ page }) => {
  const { link, next } = nearTheEnd(15, { names: THREE, way: 'room' });
  await page.goto(`#${link}`);
  expect(await takeThePhone(page)).toBe(next);
  await expectEnd(page, next);
});

test('whoever deals hands the phone to whom the rules draw to start', async ({ page }) => {
  await deal(page, { names: THREE, way: 'One phone' });
  expect(await takeThePhone(page)).not.toBe('Ana');
});

test('three people play a whole game on one phone', { tag: '@deep' }, async ({ page }) => {
  test.slow();
  await deal(page, { names: THREE, way: 'One phone' });
  await expectEnd(page, await takeThePhone(page));
});
