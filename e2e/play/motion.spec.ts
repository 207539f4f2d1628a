import { expect, test } from '../fixtures.ts';
import { receive } from './player.ts';
import { position } from './positions.ts';

const STEPS = 12;

test('pieces only light up for whoever has set less motion', async ({ page }) => {
  await page.goto('#/settings');
  await page.getByText('Reduced', { exact: true }).click();
  const { link } = position({ answers: 21, luck: 1 });
  await receive(page, `#${link}`, 'Ana');
  /** For each piece that flies, how many places it is drawn at. */
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
  for (const places of await ways.jsonValue()) expect(places).toBe(1);
});
