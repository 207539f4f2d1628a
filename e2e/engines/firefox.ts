import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { type Command, webDriverWindow } from './webdriver.ts';
import type { BrowserWindow } from './window.ts';

/** A free port for our commands, and nothing that asks questions or phones home. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Firefox as it is installed, through Marionette: WebDriver over a plain socket. */
export async function firefoxWindow(binary: string): Promise<BrowserWindow> {
  const profile = mkdtempSync(path.join(tmpdir(), 'carbon-copy-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  const child = spawn(binary, ['--headless', '--marionette', '--no-remote', '--profile', profile], { stdio: 'ignore' });
  let port = 0;
  const readPort = () => {
    port = Number(readFileSync(path.join(profile, 'MarionetteActivePort'), 'utf8'));
  };
  await expect(readPort, 'Firefox tells its port').toPass();
  const socket = connect(port, '127.0.0.1');
  const call = caller(socket);
  await call('WebDriver:NewSession', { capabilities: {} });
  const send = (command: Command, parameters = {}) => call(`WebDriver:${command}`, parameters);
  return webDriverWindow(send, async () => {
    await call('Marionette:Quit', { flags: ['eForceQuit'] });
    if (child.exitCode === null) await once(child, 'exit');
    socket.destroy();
    rmSync(profile, { recursive: true, force: true });
  });
}

/** A message is its length in bytes, a colon, and JSON: `[0, id, command, parameters]` or `[1, id, error, result]`. */
function caller(socket: Socket): (command: string, parameters: object) => Promise<unknown> {
  const messages = messagesFrom(socket);
  const greeting = messages.next();
  let id = 0;
  return async (command, parameters) => {
    await greeting;
    const message = JSON.stringify([0, ++id, command, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const { value = '' } = await messages.next();
    const [, , error, result] = JSON.parse(value);
    if (error) throw new Error(`${error.error}: ${error.message} (${command})`);
    return result.value;
  };
}

async function* messagesFrom(socket: Socket): AsyncGenerator<string, undefined> {
  let heard = Buffer.alloc(0);
  for await (const chunk of socket) {
    heard = Buffer.concat([heard, chunk]);
    for (;;) {
      const colon = heard.indexOf(':');
      const end = colon + 1 + Number(heard.subarray(0, colon));
      if (colon < 0 || heard.length < end) break;
      yield heard.subarray(colon + 1, end).toString();
      heard = heard.subarray(end);
    }
  }
  return undefined;
}
