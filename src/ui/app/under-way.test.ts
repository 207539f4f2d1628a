import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { Play } from '../../engine/play.ts';
import type { ShelfEntry } from '../../games/index.ts';
import { encode } from '../../link/index.ts';
import { FakeBrowser } from '../../testing/fake-browser.ts';
import { friends } from '../../testing/players.ts';
import { shortFair, toy } from '../../testing/toy.ts';
import { toyShelf } from '../../testing/toy-box.ts';

const play = Play.start(toy as Game, shortFair);
const link = encode(friends(play), play);

let browser: FakeBrowser;
/** The game comes, or never will. */
let come: () => void;
let fail: () => void;

beforeEach(async () => {
  const [entry] = toyShelf();
  if (!entry) throw new Error('the shelf is empty');
  const load: ShelfEntry['load'] = () =>
    new Promise((resolve, reject) => {
      come = () => void entry.load().then(resolve);
      fail = () => reject(new TypeError('Failed to fetch'));
    });
  browser = await FakeBrowser.open([{ ...entry, load }]);
});

afterEach(() => browser.close());

describe('what takes long to fetch', () => {
  it('lets the person know that it is on its way', async () => {
    const opening = browser.receive(link);
    expect(browser.app.isUnderWay).toBe(true);
    come();
    await opening;
    expect(browser.app.isUnderWay).toBe(false);
  });

  it('is not shown to somebody who has gone elsewhere', async () => {
    const opening = browser.receive(link);
    await browser.app.go({ kind: 'settings' });
    come();
    await opening;
    expect(browser.sees).toBe('settings');
    expect(browser.app).toMatchObject({ session: undefined, isUnderWay: false });
  });

  it.each(['a link', 'a form'])('and does not come at all says so instead of nothing: %s', async (what) => {
    const going = what === 'a link' ? browser.receive(link) : browser.app.go({ kind: 'new-game', game: 'toy' });
    fail();
    await going;
    expect(browser.sees).toBe('not-fetched');
    expect(browser.app.screen).toMatchObject({ trouble: { said: 'TypeError: Failed to fetch' } });
    expect(browser.app.isUnderWay).toBe(false);
  });
});
