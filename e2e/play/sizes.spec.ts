import { expect, test } from '../fixtures.ts';
import { expectEveryQuestionFitting, expectFitting, open } from './fits.ts';
import { lookAt } from './fitting.ts';
import { asking } from './moments.ts';
import { MOMENTS, SIZES, WHOLE_GAMES } from './sizes.ts';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ timeout: 180_000 });

test('whoever looks finds a torn, a cut and a wide word, and what is covered or out of sight', {
  tag: '@small',
}, async ({ newPlayer }) => {
  const page = await newPlayer();
  await open(page, asking('ask.turn', { game: 'energy-empire', played: 'two', share: 0.5 }));
  await page.evaluate(() => {
    const add = (text: string, style: string): void => {
      const element = document.createElement('p');
      element.style.cssText = `position: fixed; font: 16px monospace; ${style}`;
      element.textContent = text;
      element.setAttribute('data-offer', 'open');
      element.ariaLabel = text;
      document.body.append(element);
    };
    add('tornapart', 'top: 0; left: 0; width: 40px; overflow-wrap: anywhere');
    add('cutoff', 'top: 0; left: 0; width: 20px; white-space: nowrap; overflow: hidden');
    add('farright', 'top: 0; left: 97vw; white-space: nowrap');
    add('farbelow', 'top: 200vh; left: 0');
    add('beneath', 'top: 50vh; left: 0; width: 90px');
    add('above', 'top: 50vh; left: 0; width: 90px; background: red');
  });
  const { torn, cut, wide, options } = await lookAt(page);
  expect(torn.join()).toMatch(/^“tornapart”/);
  expect(cut.join()).toMatch(/^“cutoff”/);
  expect(wide.join()).toMatch(/^“farright”/);
  expect(options.find(({ label }) => label === 'farbelow')?.isInSight).toBe(false);
  expect(options.find(({ label }) => label === 'beneath')?.cover).toBe('p');
  expect(options.find(({ label }) => label === 'above')?.cover).toBeUndefined();
});

for (const { width, height, tag } of SIZES) {
  test.describe(`on ${width} by ${height}`, { tag }, () => {
    test.use({ viewport: { width, height } });
    for (const [game, moments] of Object.entries(MOMENTS)) {
      test(`${game} fits`, async ({ newPlayer }) => {
        const page = await newPlayer();
        for (const [name, moment] of Object.entries(moments)) await expectFitting(page, name, moment);
      });
    }
    for (const [game, played] of WHOLE_GAMES) {
      test(`every question of ${game} fits (${played})`, { tag: '@deep' }, async ({ newPlayer }) => {
        test.setTimeout(600_000);
        await expectEveryQuestionFitting(newPlayer, game, played);
      });
    }
  });
}
