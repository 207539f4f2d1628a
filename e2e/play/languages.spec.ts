import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectEveryQuestionFitting, expectFitting } from './fits.ts';
import { lookAt } from './fitting.ts';
import type { Moment } from './moments.ts';
import { MOMENTS, SIZES, WHOLE_GAMES } from './sizes.ts';
import { read, type Tongue } from './tongues.ts';

const TONGUES: readonly Tongue[] = ['de', 'fr', 'pseudo'];

/** The fullest tables and the last pages: where long words have least room. */
const FULLEST = /^(?:five|eight)|^the last page$/;
const FULL_TABLES: readonly (readonly [string, Moment])[] = Object.entries(MOMENTS).flatMap(([game, moments]) =>
  Object.entries(moments).flatMap(([name, moment]) =>
    FULLEST.test(name) ? [[`${game}, ${name}`, moment] as const] : [],
  ),
);

/** Pages around the table, by their address and by what they are made of. */
const SCREENS = [
  ['', 'home-screen'],
  ['#/new/energy-empire', 'new-game-screen'],
  ['#/new/empire-engine', 'new-game-screen'],
  ['#/rules/co2', 'rules-screen'],
  ['#/settings', 'settings-screen'],
] as const;

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ timeout: 180_000 });

for (const tongue of TONGUES) {
  test.describe(`in ${tongue}`, () => {
    for (const [at, { width, height, tag }] of SIZES.entries()) {
      test.describe(`on ${width} by ${height}`, { tag: at === 0 ? [tag] : [tag, '@deep'] }, () => {
        test.use({ viewport: { width, height } });

        test('the fullest tables and the pages around them fit', async ({ newPlayer }) => {
          const page = await newPlayer();
          await read(page, tongue);
          for (const [address, screen] of SCREENS) await expectPage(page, address, screen);
          for (const [name, moment] of FULL_TABLES)
            await expectFitting(page, name, moment, { tongue, isLong: tongue === 'pseudo' });
        });

        for (const [game, moments] of Object.entries(MOMENTS)) {
          test(`${game} fits`, { tag: '@deep' }, async ({ newPlayer }) => {
            const page = await newPlayer();
            await read(page, tongue);
            for (const [name, moment] of Object.entries(moments))
              await expectFitting(page, name, moment, { tongue, isLong: tongue === 'pseudo' });
          });
        }

        for (const [game, played] of WHOLE_GAMES) {
          test(`every question of ${game} fits (${played})`, { tag: '@deep' }, async ({ newPlayer }) => {
            test.setTimeout(600_000);
            await expectEveryQuestionFitting(newPlayer, game, played, tongue);
          });
        }
      });
    }
  });
}

async function expectPage(page: Page, address: string, screen: string): Promise<void> {
  await page.goto(`./${address}`);
  await expect(page.locator(screen)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const { torn, cut, wide } = await lookAt(page);
  expect.soft({ torn, cut, wide }, screen).toEqual({ torn: [], cut: [], wide: [] });
}
