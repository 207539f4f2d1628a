import type { BrowserWindow } from './window.ts';

/** The commands of W3C WebDriver that we need, under the names Firefox gives them. */
export type Command =
  | 'Navigate'
  | 'SetWindowRect'
  | 'ExecuteScript'
  | 'PerformActions'
  | 'TakeScreenshot'
  | 'DeleteSession';

/** Gives a command to a browser; resolves to the value it answers. */
export type Send = (command: Command, parameters?: object) => Promise<unknown>;

/** A window of a browser that speaks WebDriver, however commands reach it. */
export function webDriverWindow(send: Send, quit: () => Promise<void>): BrowserWindow {
  return {
    async open(url) {
      await send('Navigate', { url });
    },
    async resize(width, height) {
      await send('SetWindowRect', { width, height });
    },
    async inside(work, ...given) {
      const script = `return JSON.stringify((${work})(...arguments))`;
      return JSON.parse(String(await send('ExecuteScript', { script, args: given })));
    },
    async press({ x, y }) {
      const actions = [
        { type: 'pointerMove', origin: 'viewport', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
      await send('PerformActions', { actions: [mouse] });
    },
    async picture() {
      return Buffer.from(String(await send('TakeScreenshot', { full: false })), 'base64');
    },
    quit,
  };
}
