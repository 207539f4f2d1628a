/** `npm run screenshots`: builds the app and photographs it for the web manifest and the README. */
import { installBrowser, installPackages, run, tool } from './install.mjs';

installPackages();
const env = { CHROMIUM: await installBrowser(), PICTURES: 'yes' };
const isGood =
  run(tool('vite'), ['build', '--logLevel', 'warn']) &&
  run(tool('playwright'), ['test', '-c', 'e2e', '--reporter=list'], env);
process.exitCode = isGood ? 0 : 1;
