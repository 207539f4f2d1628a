import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { type Command, webDriverWindow } from './webdriver.ts';
import type { BrowserWindow } from './window.ts';

/** Where each command goes, below the address of the session. */
const ROUTES: Readonly<Record<Command, readonly [method: 'GET' | 'POST' | 'DELETE', path: string]>> = {
  Navigate: ['POST', '/url'],
  SetWindowRect: ['POST', '/window/rect'],
  ExecuteScript: ['POST', '/execute/sync'],
  PerformActions: ['POST', '/actions'],
  TakeScreenshot: ['GET', '/screenshot'],
  DeleteSession: ['DELETE', ''],
};

/** WebKitGTK's own small browser, through the WebDriver that comes with it. */
export async function webKitWindow(driver: string, binary: string): Promise<BrowserWindow> {
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await expect(async () => call('GET', `${address}/status`), 'the driver is up').toPass();
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const session = await call('POST', `${address}/session`, { capabilities: { alwaysMatch: options } });
  const send = (command: Command, parameters = {}): Promise<unknown> => {
    const [method, path] = ROUTES[command];
    return call(method, `${address}/session/${session.sessionId}${path}`, parameters);
  };
  return webDriverWindow(send, async () => {
    await send('DeleteSession');
    if (child.kill()) await once(child, 'exit');
  });
}

async function call(method: string, url: string, parameters = {}) {
  const response = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(parameters) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message} (${method} ${url})`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
