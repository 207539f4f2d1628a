import type { BrowserType } from '@playwright/test';
import type { BrowserWindow } from './window.ts';

/** A browser that Playwright has built and installed itself. */
export async function ownBuildWindow(type: BrowserType): Promise<BrowserWindow> {
  const browser = await type.launch();
  const page = await browser.newPage();
  return {
    async open(url) {
      await page.goto(url);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    inside: (work, ...given) => page.evaluate(`(${work})(...${JSON.stringify(given)})`),
    press: ({ x, y }) => page.mouse.click(x, y),
    picture: () => page.screenshot(),
    quit: () => browser.close(),
  };
}
