import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { Play } from '../../engine/play.ts';
import { encode } from '../../link/index.ts';
import type { FakeBrowser } from '../../testing/fake-browser.ts';
import { linkAfter, newTab, openBrowser } from '../../testing/open-browsers.ts';
import { friends } from '../../testing/players.ts';
import { shortFair, toy } from '../../testing/toy.ts';
import { recordOf } from './desk/records.ts';
import { handOver, pass, passPhone } from './links/passing.ts';
import { confirm, pick } from './session/deciding.ts';

let ana: FakeBrowser;

beforeEach(async () => {
  ana = await openBrowser();
});

describe('a position that is only looked at', () => {
  /** Ana has played past the link of her first move and opens it once more. */
  beforeEach(async () => {
    await ana.deal(shortFair, [0]);
    await ana.move('stall:quarry');
    await ana.receive(linkAfter('stall:quarry', 'stall:inn'));
    await ana.move('stall:field', 'good:wool');
    await ana.handOver();
    await ana.receive(linkAfter('stall:quarry'));
    await ana.takeWayOut('look');
  });

  it('is seen as a bystander sees it, and says that it is past', () => {
    expect(ana.session).toMatchObject({ viewer: 'spectator', mySeats: [], isPast: true });
    expect(ana.play.answers).toHaveLength(1);
  });

  it('cannot be changed, claimed or handed over', async () => {
    const before = ana.saved;
    const link = ana.hash;
    ana.clipboard = '';
    await ana.app.undo();
    await ana.app.claim(0);
    await pick(ana.app, 'stall:inn');
    await ana.app.put({ ...ana.session, play: ana.play.backTo(0) });
    await handOver(ana.app);
    expect(ana.session).toMatchObject({ viewer: 'spectator', mySeats: [] });
    expect(ana.store.games()).toEqual([before]);
    expect([ana.app.sheet, ana.clipboard, ana.hash]).toEqual([undefined, '', link]);
  });

  it('leads back to the game as it is now', async () => {
    await ana.app.show(undefined);
    expect(ana.play.answers).toHaveLength(4);
    expect(ana.session).toMatchObject({ viewer: 0, mySeats: [0] });
    expect(ana.session.isPast).toBeFalsy();
  });
});

describe('a quick undo', () => {
  it('stands, though what it takes back is still being written down', async () => {
    await ana.deal(shortFair, [0]);
    const moving = pick(ana.app, 'stall:field');
    await Promise.all([moving, ana.app.undo()]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(ana.play.answers).toHaveLength(0);
    expect(ana.app.toast).toBeUndefined();
    expect(ana.saved).toMatchObject({ answers: 0, alternatives: [] });
  });
});

describe('the address', () => {
  const link = linkAfter('stall:quarry');
  const bare = link.replaceAll('-', '');

  it('holds a pasted link before anybody has sat down, so that a reload asks again', async () => {
    await ana.receive(`Your turn!\nhttps://games.example.org/#${link}`);
    expect(ana.hash).toBe(bare);
    await ana.reload();
    expect(ana.sees).toBe('claim');
  });

  it('holds what is left of a damaged link', async () => {
    await ana.receive(link.slice(0, -4));
    expect(ana.hash).toBe(bare.slice(0, -4));
    await ana.reload();
    expect(ana.sees).toBe('cut-short');
  });

  it.each([
    ['a link', link],
    ['nonsense', 'have a nice day'],
  ])('leads Back from %s at once', async (_, text) => {
    await ana.receive(text);
    await ana.back();
    expect(ana.sees).toBe('home');
  });

  it('of a game that is not on the shelf gives way to Home, and Back leads out of it', async () => {
    await ana.app.go({ kind: 'settings' });
    await ana.app.go({ kind: 'new-game', game: 'chess' });
    expect([ana.sees, ana.hash]).toEqual(['home', '']);
    await ana.back();
    expect(ana.sees).toBe('settings');
  });
});

describe('a saved game that can no longer be read', () => {
  it('is kept beside when its game is opened from a link', async () => {
    await ana.deal(shortFair, [0]);
    const { id, link, alternatives: _none, ...facts } = ana.saved;
    const journal = { ...friends(ana.play), agreement: shortFair, answers: [] };
    await ana.store.save(journal, 'unreadable', facts, { from: link });
    await ana.receive(linkAfter('stall:quarry'));
    await ana.app.claim(1);
    expect(ana.saved).toMatchObject({ id, answers: 1, alternatives: ['unreadable'] });
  });
});

describe('a sheet', () => {
  it('does not lie over the next link', async () => {
    await ana.deal(shortFair, [0]);
    await ana.move('stall:quarry');
    await handOver(ana.app);
    expect(ana.app.sheet).toBe('hand-over');
    await ana.receive(linkAfter('stall:quarry', 'stall:inn'));
    expect(ana.app.sheet).toBeUndefined();
  });

  it.each<[string, (browser: FakeBrowser) => unknown]>([
    ['found a code', (browser) => browser.receive(linkAfter('stall:quarry'))],
    ['went elsewhere', (browser) => browser.app.go({ kind: 'settings' })],
    ['closed it', (browser) => browser.app.set({ sheet: undefined })],
  ])('with a camera turns it off when somebody %s', async (_, leave) => {
    const stop = vi.fn();
    ana.app.set({ sheet: 'scan', camera: { stream: {} as MediaStream, read: async () => undefined, stop } });
    expect(stop).not.toHaveBeenCalled();
    await leave(ana);
    expect(stop).toHaveBeenCalledOnce();
  });
});

describe('a phone that two people share', () => {
  /** Both sit here, and it is time for the secret bids. */
  beforeEach(async () => {
    await ana.deal(shortFair, [0, 1]);
    while (!ana.play.ask?.secret) await ana.move(ana.play.ask?.options.at(-1)?.ref ?? '');
    await pass(ana.app);
    await ana.move('bid:1');
    await handOver(ana.app);
    await pass(ana.app);
  });

  it.each<[string, () => unknown]>([
    ['reloaded', () => ana.reload()],
    ['opened from the desk', () => ana.app.openGame(ana.saved.id)],
  ])('keeps its curtain when a game with secrets is %s', async (_, open) => {
    expect(ana.sees).toBe('table');
    await open();
    expect(ana.sees).toBe('curtain');
    await pass(ana.app);
    expect(ana.sees).toBe('table');
    expect(ana.session.viewer).toBe(1);
  });

  it('lifts it when another tab has gone on to somebody who sits elsewhere', async () => {
    const play = Play.start(toy as Game, { ...shortFair, seats: 3, seed: 'BBBBBBBB' });
    while (!play.ask?.secret) play.pick('stall:inn');
    await ana.receive(encode(friends(play), play));
    for (const seat of [0, 1]) await ana.app.claim(seat);
    await pass(ana.app);
    const tab = await newTab(ana);
    await tab.app.openGame(ana.saved.id);
    await ana.move('bid:1');
    await vi.waitFor(() => expect(tab.play.ask?.seat).toBe(1));
    expect(tab.sees).toBe('curtain');
    await pass(ana.app);
    await ana.move('bid:1');
    await vi.waitFor(() => expect(tab.play.ask?.seat).toBe(2));
    expect(tab.sees).toBe('table');
  });

  it('has none for those who want none', async () => {
    await ana.store.setSetting('settings', () => ({ curtain: 'never' }));
    await ana.reload();
    expect(ana.sees).toBe('table');
  });
});

describe('the next player who is in the room after all', () => {
  it('has a seat here from then on', async () => {
    await ana.deal(shortFair, [0]);
    await ana.move('stall:quarry');
    await handOver(ana.app);
    await passPhone(ana.app);
    expect(ana.session.viewer).toBe(1);
    expect(ana.saved.mySeats).toEqual([0, 1]);
  });
});

describe('the browser is asked to keep what is stored', () => {
  const persist = vi.fn(async () => true);

  beforeEach(() => {
    persist.mockClear();
    vi.stubGlobal('navigator', { storage: { persist } });
  });

  it('once somebody has decided something here, not when they only look', async () => {
    await ana.receive(linkAfter('stall:quarry'));
    await ana.app.claim(1);
    ana.app.set({ settings: { ...ana.app.settings, confirm: 'every' } });
    await ana.app.show(undefined);
    await pick(ana.app, 'stall:inn');
    expect(persist).not.toHaveBeenCalled();
    await confirm(ana.app);
    expect(persist).toHaveBeenCalledOnce();
  });

  it('and not with every decision', async () => {
    await ana.deal(shortFair, [0]);
    await ana.move('stall:field', 'good:wool');
    expect(persist).toHaveBeenCalledOnce();
  });
});

describe('the record of solo games', () => {
  const solo = { ...toy, seats: [1, 4] } as Game;
  const alone = { ...shortFair, seats: 1 };

  it('counts what ended here, not what a friend has sent', async () => {
    const browser = await openBrowser(solo);
    const play = Play.start(solo, alone);
    while (play.ask) play.answer(0);
    expect(await browser.receive(encode(friends(play), play))).toBe('end');
    expect(recordOf(browser.store, browser.session)).toBeUndefined();

    await browser.deal({ ...alone, seed: 'BBBBBBBB' }, [0]);
    while (browser.play.ask) await browser.move(browser.play.ask.options[0]?.ref ?? '');
    expect(recordOf(browser.store, browser.session)).toMatchObject({ games: 1 });
  });
});
