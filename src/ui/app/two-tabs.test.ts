import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBrowser } from '../../testing/fake-browser.ts';
import { linkAfter, newTab, openBrowser } from '../../testing/open-browsers.ts';
import { shortFair } from '../../testing/toy.ts';
import { handOver } from './links/passing.ts';
import { onScreen } from './requests.ts';
import { isSent } from './session/session.ts';
import { words } from './words.en.ts';

let ana: FakeBrowser;

beforeEach(async () => {
  ana = await openBrowser();
});

describe('two tabs with the same game', () => {
  let other: FakeBrowser;

  beforeEach(async () => {
    await ana.deal(shortFair, [0]);
    other = await newTab(ana);
    await other.app.openGame(ana.saved.id);
  });

  it('follow each other, and only the one that moved writes it down', async () => {
    const save = vi.spyOn(other.store, 'save');
    await ana.move('stall:quarry');
    await vi.waitFor(() => expect(other.play.picks).toEqual(['stall:quarry']));
    expect(other.app.toast?.text).toBe(words.notice.otherTab);
    expect(other.hash).toBe(ana.hash);
    expect(save).not.toHaveBeenCalled();
  });

  it('take away what lay over a position that has passed', async () => {
    await ana.move('stall:quarry');
    await vi.waitFor(() => expect(other.play.picks).toHaveLength(1));
    await handOver(other.app);
    expect(other.app.sheet).toBe('hand-over');
    await ana.receive(linkAfter('stall:quarry', 'stall:inn'));
    await vi.waitFor(() => expect(other.play.picks).toHaveLength(2));
    expect(other.app.sheet).toBeUndefined();
  });

  it('follow each other back, too', async () => {
    await ana.move('stall:quarry');
    await vi.waitFor(() => expect(other.play.picks).toHaveLength(1));
    await ana.app.undo();
    await vi.waitFor(() => expect(other.play.picks).toHaveLength(0));
    expect(other.app.toast?.text).toBe(words.notice.otherTabBack);
    expect(other.hash).toBe(ana.hash);
    await other.move('stall:inn');
    expect(other.saved.alternatives).toEqual([]);
  });

  it('follow back what they decided themselves, once the other had seen it', async () => {
    await ana.move('stall:field');
    await vi.waitFor(() => expect(other.play.picks).toHaveLength(1));
    await other.move('good:wool');
    await vi.waitFor(() => expect(ana.play.picks).toHaveLength(2));
    await ana.app.undo();
    await vi.waitFor(() => expect(other.play.picks).toEqual(['stall:field']));
  });

  it('follow back after they were loaded anew', async () => {
    await ana.move('stall:quarry');
    await vi.waitFor(() => expect(other.play.picks).toHaveLength(1));
    await other.reload();
    await ana.app.undo();
    await vi.waitFor(() => expect(other.play.picks).toHaveLength(0));
  });

  it('follow to another decision in the place of the one they know', async () => {
    await ana.move('stall:quarry');
    await vi.waitFor(() => expect(other.play.picks).toEqual(['stall:quarry']));
    const stored = vi.spyOn(other.store, 'game').mockReturnValue(undefined);
    await ana.app.undo();
    await ana.move('stall:inn');
    stored.mockRestore();
    await ana.store.setSent(ana.saved.id, ana.hash);
    await vi.waitFor(() => expect(other.play.picks).toEqual(['stall:inn']));
  });

  it('know of each other what has been sent, so that undoing it makes a replacement', async () => {
    await ana.move('stall:quarry');
    await vi.waitFor(() => expect(other.play.picks).toHaveLength(1));
    await other.handOver();
    await vi.waitFor(() => expect(isSent(ana.session)).toBe(true));
    await ana.app.undo();
    expect(ana.session.envelope.again).toBe(1);
  });

  it('that move in the same instant keep both versions, are both told, and can both see the other', async () => {
    await Promise.all([ana.move('stall:quarry'), other.move('stall:market')]);
    const both = [ana.hash, other.hash].sort();
    await vi.waitFor(() => expect([ana.saved.link, ...ana.saved.alternatives].sort()).toEqual(both));
    for (const tab of [ana, other]) {
      await vi.waitFor(() => expect(tab.app.toast?.text).toBe(words.notice.otherVersion.text));
      const request = tab.app.toast?.offer?.request;
      if (!request) throw new Error('the other version cannot be seen');
      await onScreen(tab.app, request);
      expect(tab.sees).toBe('forked');
    }
  });

  it('that went different ways hear of it once, and whoever takes their own back follows the other', async () => {
    await Promise.all([ana.move('stall:quarry'), other.move('stall:inn')]);
    await vi.waitFor(() => expect(ana.app.toast && other.app.toast).toBeDefined());
    const [beside, followed] = ana.saved.link === ana.hash ? [other, ana] : [ana, other];
    const { toast } = beside.app;
    await followed.store.rename(followed.saved.id, 'Sunday');
    await vi.waitFor(() => expect(beside.saved.label).toBe('Sunday'));
    expect(beside.app.toast).toBe(toast);
    const version = beside.hash;
    await beside.app.undo();
    expect(beside.hash).toBe(followed.hash);
    expect(beside.saved).toMatchObject({ link: followed.hash, alternatives: [version] });
  });

  it('are not told of another version where one simply goes on from the other', async () => {
    await Promise.all([ana.move('stall:field'), other.move('stall:field', 'good:wool')]);
    await vi.waitFor(() =>
      expect([ana.play.picks, other.play.picks]).toEqual([other.play.picks, ['stall:field', 'good:wool']]),
    );
    expect(ana.saved.alternatives).toEqual([]);
    expect([ana.app.toast?.offer, other.app.toast?.offer]).toEqual([undefined, undefined]);
  });
});
