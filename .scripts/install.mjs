/** Brings a fresh clone to life with nothing but Node and npm. Plain Node: it runs before anything is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const SYSTEM_BROWSERS = [
  // Made for tests: without a window it starts in half the time and leaves the cores to the page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Runs a command in the project's folder, showing its output; tells whether it succeeded. */
export function run(command, args, env = {}, output = 'inherit') {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['inherit', output, 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** The path of a tool that npm installed. */
export function tool(name) {
  return path.join(root, 'node_modules', '.bin', name);
}

export function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const runsVite = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!runsVite) stop(`Carbon Copy needs Node 20.19, 22.12 or newer; this is ${process.versions.node}.`);
  if (arePackagesCurrent()) return;
  // Told beside the output: figures and test results stay what a program can read.
  console.error('Installing packages …');
  const isInstalled = run('npm', ['ci', '--no-audit', '--no-fund'], {}, process.stderr);
  if (!isInstalled) stop('The packages could not be installed.');
}

function arePackagesCurrent() {
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  const wanted = path.join(root, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs;
}

/** The browser the tests drive: the one somebody names, else Playwright's own, else the machine's. */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  const known = [process.env.CHROMIUM, chromium.executablePath(), ...SYSTEM_BROWSERS];
  return known.find((file) => file && existsSync(file));
}

/** The same; where there is none, one is installed for the purpose. */
export async function installBrowser() {
  const ways = [
    () => installOwnBuild('chromium'),
    () => installFromDebian('chromium-headless-shell'),
    () => installFromDebian('chromium'),
  ];
  for (const install of ways) {
    const found = await findBrowser();
    if (found) return found;
    console.log('Installing a browser for the tests …');
    install();
  }
  return (
    (await findBrowser()) ?? stop('No browser for the tests. Install Chromium or Chrome, or name one in CHROMIUM.')
  );
}

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Fetches a browser that Playwright has built itself. */
export function installOwnBuild(name) {
  return run('npx', ['playwright', 'install', ...(isRootOnDebian ? ['--with-deps'] : []), name]);
}

/** Fetches packages of the system, where that is Debian and we may. */
export function installFromDebian(...names) {
  const apt = (...args) => isRootOnDebian && run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' });
  return apt('update', '-q') && apt('install', '-qy', '--no-install-recommends', ...names);
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
