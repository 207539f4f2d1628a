import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Game } from '../src/engine/game.ts';
import { co2 } from '../src/games/co2/rules/game.ts';
import { empireEngine } from '../src/games/empire-engine/rules/game.ts';
import { energyEmpire } from '../src/games/energy-empire/rules/game.ts';
import { encode } from '../src/link/index.ts';
import { readPlayed, replayPlayed } from '../src/testing/played.ts';
import { expect, openToKeep, test } from './fixtures.ts';

/** Pictures for the web manifest and the README: `npm run screenshots`. */
const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const SCENES = [
  { file: 'desktop', size: DESKTOP },
  { file: 'phone', size: PHONE, game: energyEmpire, played: 'four', share: 0.5, asks: 'ask.turn' },
  { file: 'energy-empire', size: DESKTOP, game: energyEmpire, played: 'four', share: 0.5, asks: 'ask.turn' },
  {
    file: 'empire-engine',
    size: DESKTOP,
    game: empireEngine,
    played: 'four-teams-powers',
    share: 0.6,
    asks: 'ask.plan',
  },
  { file: 'co2', size: DESKTOP, game: co2, played: 'four-two-green-regions', share: 0.5, asks: 'ask.turn' },
] as const;

/** A played game, left off after some of it, when this is asked next, as a link. */
function linkOf(game: Game, name: string, share: number, asks: string): { link: string; next: string } {
  const file = path.join(import.meta.dirname, '../src/games', game.id, 'played', `${name}.game`);
  const played = readPlayed(readFileSync(file, 'utf8'));
  const after = (moves: number) => replayPlayed(game, { ...played, moves: played.moves.slice(0, moves) });
  let moves = Math.round(played.moves.length * share);
  while (after(moves).ask?.prompt.key !== asks) moves++;
  const play = after(moves);
  const { names } = played;
  const link = encode({ names, kinds: names.map(() => 'human'), way: 'link', again: 0 }, play);
  return { link, next: names[play.ask?.seat ?? 0] ?? '' };
}

for (const { file, size, ...scene } of SCENES) {
  test(file, async ({ browser, site }) => {
    const context = await browser.newContext({ ...size, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await openToKeep(page, site.url);
    await expect(page.getByText('Ready offline')).toBeVisible();
    if ('game' in scene) {
      const { link, next } = linkOf(scene.game as Game, scene.played, scene.share, scene.asks);
      await page.goto(`${site.url}#${link}`);
      await page.getByRole('button', { name: new RegExp(`^I am ${next}`) }).click();
      const hints = page.getByRole('button', { name: 'No more hints' });
      await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
      if (await hints.isVisible()) await hints.click();
    }
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `public/screenshots/${file}.png` });
    await context.close();
  });
}
