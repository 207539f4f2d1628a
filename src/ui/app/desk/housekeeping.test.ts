import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Saved } from '../../../store/index.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { shortFair, toy } from '../../../testing/toy.ts';
import { toyShelf } from '../../../testing/toy-box.ts';
import type { Camera } from '../device.ts';
import { tableModel } from '../session/presenting.ts';
import { words } from '../words.en.ts';
import { importGames } from './backing-up.ts';
import { scan } from './housekeeping.ts';
import { waiting } from './waiting.ts';

let phone: FakeBrowser;
let desktop: FakeBrowser;

beforeEach(async () => {
  phone = await FakeBrowser.open(toy);
  desktop = await FakeBrowser.open(toy);
  await phone.deal(shortFair, [0, 1]);
  await phone.move('stall:quarry');
});

afterEach(() => {
  vi.restoreAllMocks();
  phone.close();
  desktop.close();
});

/** Restores what the phone has saved on the desktop. */
async function restore(change = (text: string) => text): Promise<void> {
  await importGames(desktop.app, new Blob([change(phone.store.exportAll())]));
}

describe('a backup that is restored', () => {
  it('says how many games came back, until somebody comes by again', async () => {
    await restore();
    expect(desktop.app.settingsNotice).toEqual({ mood: 'filed', text: '1 game restored.' });
    expect(desktop.store.games().map(({ link }) => link)).toEqual([phone.saved.link]);
    await desktop.app.go({ kind: 'home' });
    await desktop.app.go({ kind: 'settings' });
    expect(desktop.app.settingsNotice).toBeUndefined();
  });

  it('says which games it passed over', async () => {
    await restore((text) => text.replace('"games": [', '"games": [{}, 7, '));
    expect(desktop.app.settingsNotice).toEqual({ mood: 'trouble', text: '1 game restored. 2 could not be read.' });
  });

  it('says so when nothing of it can be kept', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await restore();
    expect(desktop.app.settingsNotice?.mood).toBe('trouble');
    expect(desktop.app.settingsNotice?.text).toContain('Storage is full');
  });

  it('says so when the rules to compare two games by cannot be fetched', async () => {
    const [fair] = toyShelf();
    if (!fair) throw new Error('the shelf is empty');
    const offline = await FakeBrowser.open([{ ...fair, load: () => Promise.reject(new Error('offline')) }]);
    const backup = new Blob([phone.store.exportAll()]);
    await importGames(offline.app, backup);
    await importGames(offline.app, backup);
    expect(offline.app.settingsNotice).toEqual({
      mood: 'trouble',
      text: words.notice.restored.interrupted('Error: offline'),
    });
    offline.close();
  });

  it('brings its settings with it at once, unless there are some already', async () => {
    await phone.store.setSetting('settings', () => ({ theme: 'dark' }));
    await restore();
    expect(desktop.app.settings.theme).toBe('dark');
    await phone.store.setSetting('settings', () => ({ theme: 'light' }));
    await restore();
    expect(desktop.app.settings.theme).toBe('dark');
  });

  it('brings the links that wait for an update, beside those that wait here', async () => {
    await desktop.store.setSetting('waiting', () => ['here', 'both']);
    await phone.store.setSetting('waiting', () => ['both', 'there']);
    await restore();
    expect(waiting(desktop.store)).toEqual(['here', 'both', 'there']);
  });

  it('is followed where it goes on from the game here, and else kept beside', async () => {
    await restore();
    await phone.move('stall:inn');
    await restore();
    expect(desktop.store.games()).toMatchObject([{ link: phone.saved.link, alternatives: [] }]);
    const other = await FakeBrowser.open(toy);
    await other.deal(shortFair, [0, 1]);
    await other.move('stall:quarry', 'stall:market', 'stall:inn');
    await importGames(desktop.app, new Blob([other.store.exportAll()]));
    expect(desktop.store.games()).toMatchObject([{ link: phone.saved.link, alternatives: [other.saved.link] }]);
    other.close();
  });
});

describe('a device that is full', () => {
  it('says so once, marks the table until there is room again, and plays on: the link still works', async () => {
    await phone.deal({ ...shortFair, seed: 'AnotherO' }, [0]);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await phone.move('stall:quarry');
    expect(phone.app.toast).toEqual({ mood: 'trouble', text: words.notice.full });
    expect(tableModel(phone.session).isSaved).toBe(false);
    const said = phone.app.toast;
    const link = await phone.handOver();
    expect(phone.app.toast).toBe(said);
    vi.restoreAllMocks();
    await desktop.receive(link);
    expect(desktop.play.picks).toEqual(['stall:quarry']);
    await phone.app.undo();
    expect(tableModel(phone.session).isSaved).toBe(true);
  });

  it('is not said of the game that came to the table meanwhile', async () => {
    let refuse = () => {};
    const refused = new Promise<Saved>((resolve) => {
      refuse = () => resolve({ kept: 'full', beside: undefined });
    });
    vi.spyOn(phone.store, 'save').mockReturnValueOnce(refused);
    const moving = phone.move('stall:inn');
    await phone.deal({ ...shortFair, seed: 'AnotherO' }, []);
    refuse();
    await moving;
    expect(phone.session.isSaved).toBe(true);
  });
});

describe('a camera that is long in coming', () => {
  let cameras: Camera[];
  let allow: () => void;

  beforeEach(() => {
    cameras = [];
    const allowed = new Promise<void>((resolve) => {
      allow = resolve;
    });
    vi.spyOn(phone.app.device, 'openCamera').mockImplementation(async () => {
      await allowed;
      const camera = { stream: {} as MediaStream, read: async () => undefined, stop: vi.fn() };
      cameras.push(camera);
      return camera;
    });
  });

  it('is opened once, however often it was asked for', async () => {
    const scanning = [scan(phone.app), scan(phone.app)];
    allow();
    await Promise.all(scanning);
    const [first, second] = cameras;
    expect(phone.app.camera).toBe(first);
    expect(first?.stop).not.toHaveBeenCalled();
    expect(second?.stop).toHaveBeenCalledOnce();
  });

  it.each(['gone elsewhere', 'set out'])('does not look on at somebody who has %s', async (where) => {
    const scanning = scan(phone.app);
    const going = phone.app.go({ kind: 'settings' });
    if (where === 'gone elsewhere') await going;
    allow();
    await Promise.all([scanning, going]);
    expect([phone.app.sheet, phone.app.camera]).toEqual([undefined, undefined]);
    expect(cameras[0]?.stop).toHaveBeenCalledOnce();
  });
});

describe('settings', () => {
  it('changed in one tab are worn in the other', async () => {
    const tab = await phone.newTab();
    await phone.store.setSetting('settings', () => ({ theme: 'dark' }));
    await vi.waitFor(() => expect(tab.app.settings.theme).toBe('dark'));
    tab.close();
  });
});
