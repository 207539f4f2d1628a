/**
 * `npm run engines`: Firefox and WebKit begin a game and go on without a network, as far as this machine has them or can
 * get them. What they showed is photographed in `test-results/engines`.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installFromDebian, installOwnBuild, installPackages, run, tool } from './install.mjs';

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

/** Runs the tests in every engine that can be had. Tells whether they passed, and which engines are not there to pass. */
export async function runEngines(args = [], env = {}) {
  const found = [];
  for (const engine of ENGINES) found.push({ ...engine, how: await find(engine) });
  const here = found.filter(({ how }) => how);
  const notRun = found.filter(({ how }) => !how).map(({ name }) => name);
  for (const name of notRun) console.log(`${name} is not on this machine and could not be installed: not run.`);
  if (here.length === 0) return { isGood: true, notRun };
  const settings = Object.assign({ ...env }, ...here.map(({ how }) => how));
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
  return { isGood: run(command, rest, settings), notRun };
}

/** How to drive an engine: Playwright's own build needs no settings, an installed browser does; undefined without either. */
async function find({ name, packages, installed }) {
  const { [name]: type } = await import('@playwright/test');
  const look = () => (existsSync(type.executablePath()) ? {} : installed());
  const ways = [() => installOwnBuild(name), () => installFromDebian(...packages)];
  for (const install of ways) {
    const how = look();
    if (how) return how;
    console.log(`Installing ${name} for the tests …`);
    install();
  }
  return look() || undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installPackages();
  if (!run(tool('vite'), ['build', '--logLevel', 'warn'])) process.exit(1);
  const { isGood, notRun } = await runEngines(['--reporter=list', ...process.argv.slice(2)]);
  process.exitCode = isGood && notRun.length === 0 ? 0 : 1;
}
