import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type GameId, TITLES } from './games.ts';
import { receive } from './player.ts';
import { position } from './positions.ts';

const STEPS = 12;

/** Steps through the last moves again. Returns, for each piece that flew, how many places it was drawn at. */
async function piecesOf(game: GameId, page: Page): Promise<readonly number[]> {
  const { link } = position({ game, answers: 21, luck: 1 });
  await receive(page, `#${link}`, 'Ana');
  const ways = await page.evaluateHandle(() => {
    const places: number[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (this.matches('.flying')) places.push(new Set((frames as Keyframe[]).map((frame) => frame['transform'])).size);
      return animate.call(this, frames, options);
    };
    return places;
  });
  for (let step = 0; step < STEPS; step++) await page.keyboard.press('[');
  for (let step = 0; step < STEPS; step++) await page.keyboard.press(']');
  await expect.poll(() => ways.jsonValue()).not.toEqual([]);
  return ways.jsonValue();
}

for (const { id, title } of Object.values(TITLES)) {
  test(`pieces of ${title} fly from where they were to where they come`, async ({ page }) => {
    for (const places of await piecesOf(id, page)) expect(places).toBeGreaterThan(1);
  });

  test(`pieces of ${title} only light up for whoever wants less motion`, async ({ page }) => {
    await page.goto('#/settings');
    await page.getByText('Reduced', { exact: true }).click();
    for (const places of await piecesOf(id, page)) expect(places).toBe(1);
  });
}
