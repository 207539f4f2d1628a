import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, firefox, webkit } from '@playwright/test';
import { openSite, type Site } from '../site.ts';
import { firefoxWindow } from './firefox.ts';
import { ownBuildWindow } from './own-build.ts';
import { button, field, handOver, heading, option, type Person, personAt } from './person.ts';
import { webKitWindow } from './webkit.ts';
import type { BrowserWindow } from './window.ts';

/** The installed browser if one is named, else Playwright's own build. */
function openWindow(engine: string): Promise<BrowserWindow> {
  const { FIREFOX, WEBKIT, WEBKIT_DRIVER } = process.env;
  if (engine === 'firefox') return FIREFOX ? firefoxWindow(FIREFOX) : ownBuildWindow(firefox);
  return WEBKIT && WEBKIT_DRIVER ? webKitWindow(WEBKIT_DRIVER, WEBKIT) : ownBuildWindow(webkit);
}

interface Fixtures {
  readonly site: Site;
  readonly newPerson: () => Promise<Person>;
  /** Takes a picture of what somebody sees, on a phone and on a desk. */
  readonly photograph: (person: Person, name: string) => Promise<void>;
}

const test = base.extend<Fixtures>({
  site: async ({ browserName: _ }, use) => {
    const site = await openSite('/carbon-copy/');
    await use(site);
    await site.close();
  },

  newPerson: async ({ browserName: _ }, use, info) => {
    const { project } = info;
    const windows: BrowserWindow[] = [];
    await use(async () => {
      const window = await openWindow(project.name);
      windows.push(window);
      await window.resize(...DESK);
      return personAt(window);
    });
    for (const [at, window] of windows.entries()) {
      if (info.error) writeFileSync(info.outputPath(`person-${at + 1}.png`), await window.picture());
      await window.quit();
    }
  },

  photograph: async ({ browserName: _ }, use, { project }) => {
    const folder = path.join(project.outputDir, `pictures-${project.name}`);
    mkdirSync(folder, { recursive: true });
    await use(async ({ window }, name) => {
      for (const [size, [width, height]] of Object.entries({ phone: PHONE, desk: DESK })) {
        await window.resize(width, height);
        await expect.poll(() => window.inside(liesStill), `${name} lies still`).toBe(true);
        writeFileSync(path.join(folder, `${name}-${size}.png`), await window.picture());
      }
    });
  },
});

const PHONE = [390, 844] as const;
const DESK = [1280, 800] as const;

/** Inside the page: fonts and icons are there, and nothing moves any more. */
function liesStill(): boolean {
  const allIn = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? allIn(each.shadowRoot) : [])]);
  const icons = allIn(document).filter((each) => each instanceof SVGUseElement && each.checkVisibility());
  return (
    document.fonts.status === 'loaded' &&
    document.getAnimations().every(({ playState }) => playState !== 'running') &&
    icons.every((each) => each instanceof SVGUseElement && each.getBBox().width > 0)
  );
}

/** Loads the page anew. Not by the driver's own command: Firefox goes past the worker then, as with Shift and Reload. */
async function reload(window: BrowserWindow): Promise<void> {
  const address = await window.inside(() => location.href);
  await window.open('about:blank');
  await window.open(address);
}

test('two people begin a game by link, and go on without a network', async ({ site, newPerson, photograph }) => {
  const ana = await newPerson();
  await ana.window.open(site.url);
  await ana.read(heading(/^Game shelf$/));
  await photograph(ana, 'home');

  await ana.press(button(/^Settings$/));
  await ana.read(heading(/^Settings$/));
  await photograph(ana, 'settings');

  await ana.window.open(`${site.url}#/new/energy-empire`);
  await ana.read(heading(/^Energy Empire$/));
  await photograph(ana, 'new-game');

  await ana.window.open(`${site.url}#/new/empire-engine`);
  await ana.read(heading(/^Empire Engine$/));
  await ana.press(button(/^Deal and start$/));
  await ana.makeMoves();
  await photograph(ana, 'table');
  const next = (await ana.read(handOver)).replace('Hand over to', '').trim();
  await ana.press(handOver);
  const link = await ana.read(field(/^Link to this game$/));
  expect(link).toContain('#1');

  const ben = await newPerson();
  await ben.window.open(link);
  await ben.press(button(new RegExp(`^I am ${next}`)));
  await ben.read(option);
  const isKept = () => ben.window.inside(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isKept, 'the worker is in charge').toBe(true);
  await site.close();
  await reload(ben.window);
  await ben.makeMoves();
});
