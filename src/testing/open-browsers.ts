import { afterEach, vi } from 'vitest';
import type { Game } from '../engine/game.ts';
import { Play } from '../engine/play.ts';
import { encode } from '../link/index.ts';
import { FakeBrowser } from './fake-browser.ts';
import { friends } from './players.ts';
import { shortFair, toy } from './toy.ts';

/** The link of a game after some picks. */
export function linkAfter(...picks: readonly string[]): string {
  const play = Play.start(toy as Game, shortFair);
  for (const pick of picks) play.pick(pick);
  return encode(friends(play), play);
}

const open: FakeBrowser[] = [];

export async function openBrowser(game: Game = toy as Game): Promise<FakeBrowser> {
  const browser = await FakeBrowser.open(game);
  open.push(browser);
  return browser;
}

export async function newTab(of: FakeBrowser): Promise<FakeBrowser> {
  const tab = await of.newTab();
  open.push(tab);
  return tab;
}

/** Whatever a test has opened is closed after it. */
afterEach(() => {
  for (const browser of open.splice(0)) browser.close();
  vi.unstubAllGlobals();
});
