import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { holdDatabase } from '../../../testing/slow-database.ts';
import { shortFair, toy } from '../../../testing/toy.ts';
import { homeModel } from '../models.ts';
import { isSent } from '../session/session.ts';
import { words } from '../words.en.ts';
import { changeSettings } from './housekeeping.ts';

let browser: FakeBrowser;

beforeEach(async () => {
  vi.stubGlobal('navigator', {});
  browser = await FakeBrowser.open(toy);
});

afterEach(() => {
  browser.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Loads the page at an address while the database does not answer; returns what lets it. */
async function reloadLate(hash: string): Promise<() => Promise<void>> {
  const letGo = holdDatabase();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  browser.pages.splice(0, browser.pages.length, hash);
  const loading = browser.reload();
  await vi.runAllTimersAsync();
  await loading;
  vi.useRealTimers();
  return async () => {
    letGo();
    await browser.store.found;
    await vi.waitFor(() => expect(browser.app.isUnderWay).toBe(false));
  };
}

describe('a page whose database is long in coming', () => {
  it('says that it is looking for the games, and lays them out when they come', async () => {
    await browser.deal(shortFair, [0]);
    const arrive = await reloadLate('');
    expect(homeModel(browser.app)).toMatchObject({ storage: 'looking', desk: [] });
    await arrive();
    expect(homeModel(browser.app)).toMatchObject({ storage: 'may-be-cleared', desk: [{ game: 'toy' }] });
  });

  it('keeps what is dealt and played meanwhile', async () => {
    const arrive = await reloadLate('');
    await browser.deal(shortFair, [0]);
    await browser.move('stall:quarry');
    const handingOver = browser.handOver();
    expect(browser.play.picks).toEqual(['stall:quarry']);
    await arrive();
    await handingOver;
    await browser.reload();
    expect(browser.play.picks).toEqual(['stall:quarry']);
    expect(browser.saved).toMatchObject({ mySeats: [0], alternatives: [] });
    expect(isSent(browser.session)).toBe(true);
  });

  it('does not ask who sits where once it knows', async () => {
    await browser.deal(shortFair, [0]);
    await browser.move('stall:quarry');
    const link = browser.hash;
    const arrive = await reloadLate(link);
    expect(browser.sees).toBe('claim');
    await arrive();
    expect(browser.sees).toBe('table');
    expect(browser.session.mySeats).toEqual([0]);
  });

  it('goes on to where the game was when only an old link was at hand', async () => {
    await browser.deal(shortFair, [0]);
    const old = browser.hash;
    await browser.move('stall:quarry');
    await browser.handOver();
    const arrive = await reloadLate(old);
    await browser.app.watch();
    expect(browser.play.picks).toEqual([]);
    await arrive();
    await vi.waitFor(() => expect(browser.play.picks).toEqual(['stall:quarry']));
    expect(browser.app.toast?.text).toBe(words.notice.found);
    expect(browser.saved).toMatchObject({ mySeats: [0], alternatives: [] });
    expect(isSent(browser.session)).toBe(true);
  });

  it('keeps both where another way was taken meanwhile, and tells', async () => {
    await browser.deal(shortFair, [0]);
    const old = browser.hash;
    await browser.move('stall:quarry');
    const before = browser.hash;
    const arrive = await reloadLate(old);
    await browser.app.claim(0);
    await browser.move('stall:inn');
    await arrive();
    await vi.waitFor(() => expect(browser.app.toast?.text).toBe(words.notice.otherVersion.text));
    expect(browser.play.picks).toEqual(['stall:inn']);
    expect(browser.saved).toMatchObject({ link: browser.hash, alternatives: [before] });
  });

  it('changes only the settings that were changed meanwhile', async () => {
    changeSettings(browser.app, { theme: 'dark' });
    await browser.store.setSetting('names', () => ['Ana']);
    const arrive = await reloadLate('');
    changeSettings(browser.app, { text: 150 });
    expect(browser.app.settings).toMatchObject({ theme: 'system', text: 150 });
    await arrive();
    expect(browser.app.settings).toMatchObject({ theme: 'dark', text: 150 });
    await browser.reload();
    expect(browser.app.settings).toMatchObject({ theme: 'dark', text: 150 });
  });
});
