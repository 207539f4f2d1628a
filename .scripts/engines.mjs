/** Firefox and WebKit, as far as this machine has them or can get them. */
import { existsSync } from 'node:fs';
import { installFromDebian, installOwnBuild, run, tool } from './install.mjs';

const FIREFOXES = [
  process.env.FIREFOX,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const WEBKITS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
);
const VIRTUAL_SCREEN = '/usr/bin/xvfb-run';

/** The engines, with the packages of Debian that bring them and what a test must know to drive them as installed. */
const ENGINES = [
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    installed() {
      const firefox = FIREFOXES.find((file) => file && existsSync(file));
      return firefox && { FIREFOX: firefox };
    },
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    installed() {
      const webkit = WEBKITS.find((file) => existsSync(file));
      const isComplete = existsSync(WEBKIT_DRIVER) && (process.env.DISPLAY || existsSync(VIRTUAL_SCREEN));
      return webkit && isComplete && { WEBKIT: webkit, WEBKIT_DRIVER };
    },
  },
];

/** Which engines can be had, with the settings to drive each, and the names of those that cannot. */
export async function installEngines() {
  const engines = [];
  for (const engine of ENGINES) engines.push({ name: engine.name, settings: await install(engine) });
  const here = engines.filter(({ settings }) => settings);
  return { here, missing: engines.filter((engine) => !here.includes(engine)).map(({ name }) => name) };
}

/** Runs the tests in these engines; tells whether they passed. */
export function runEngines(here, args, env) {
  const settings = Object.assign({ ...env }, ...here.map(({ settings }) => settings));
  const test = [
    tool('playwright'),
    'test',
    '-c',
    'e2e/engines',
    ...here.map(({ name }) => `--project=${name}`),
    ...args,
  ];
  const needsScreen = settings.WEBKIT && !process.env.DISPLAY;
  const [command, ...rest] = needsScreen ? [VIRTUAL_SCREEN, '-a', '-s', '-screen 0 1440x1000x24', ...test] : test;
  return run(command, rest, settings);
}

/** How to drive an engine: Playwright's own build needs no settings, one of the system does; undefined without either. */
async function install({ name, packages, installed }) {
  const { [name]: type } = await import('@playwright/test');
  const look = () => (existsSync(type.executablePath()) ? {} : installed());
  const ways = [() => installOwnBuild(name), () => installFromDebian(...packages)];
  for (const way of ways) {
    const settings = look();
    if (settings) return settings;
    console.log(`Installing ${name} for the tests …`);
    way();
  }
  return look() || undefined;
}
