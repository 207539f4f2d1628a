/**
 * `node .scripts/engines.mjs`: Firefox and WebKit play the first turns of a game, and without a network. Pictures of what
 * they saw are in `test-results/engines`. An engine that cannot be had on this machine is named as not run.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { apt, installPackages, run, tool } from './install.mjs';

const SYSTEM_FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const WEBKIT_LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib'];
const WEBKIT_BROWSERS = WEBKIT_LIBRARIES.flatMap((folder) =>
  ['4.1', '4.0', '6.0'].map((version) => path.join(folder, `webkit2gtk-${version}`, 'MiniBrowser')),
);

/** For each engine: what it is called by, how to know that it is here, and which packages of Debian bring it. */
const engines = {
  firefox: { packages: ['firefox-esr'], system: systemFirefox },
  webkit: { packages: ['webkit2gtk-driver', 'xvfb', 'xauth'], system: systemWebKit },
};

/** The settings with which a test drives an installed browser; undefined where there is none. */
function systemFirefox() {
  const firefox = [process.env.FIREFOX, ...SYSTEM_FIREFOXES].find((file) => file && existsSync(file));
  return firefox && { FIREFOX: firefox };
}

/** It has no headless mode: without a screen it needs a virtual one. */
function systemWebKit() {
  const browser = WEBKIT_BROWSERS.find((file) => existsSync(file));
  const hasScreen = Boolean(process.env.DISPLAY) || existsSync('/usr/bin/xvfb-run');
  return browser && hasScreen && existsSync(WEBKIT_DRIVER) && { WEBKIT: browser, WEBKIT_DRIVER };
}
