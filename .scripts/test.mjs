/**
 * `npm test`: installs what is missing (a browser too), then runs every check to its end and counts.
 * `npm run e2e -- offline` runs one check only; what follows goes to its tool.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installBrowser, installPackages, run, tool } from './install.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'carbon-copy-'));

/** Each check runs a tool and says how many of its tests passed and failed. */
const checks = {
  lint: () => one(run(tool('biome'), ['check'])),
  types: () => one(run(tool('tsc'), ['-p', '.'])),
  unit(extra) {
    const report = path.join(scratch, 'unit.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const isGood = run(tool('vitest'), ['run', ...reporters, ...extra]);
    return counted(isGood, report, (json) => [json.numPassedTests, json.numFailedTests]);
  },
  build: () => one(run(tool('vite'), ['build', '--logLevel', 'warn'])),
  e2e(extra) {
    const report = path.join(scratch, 'e2e.json');
    const env = { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const isGood = run(tool('playwright'), ['test', '-c', 'e2e', '--reporter=list,json', ...extra], env);
    return counted(isGood, report, (json) => [json.stats.expected, json.stats.unexpected + json.stats.flaky]);
  },
};

function one(isGood) {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Reads a tool's own count. A tool that failed has failed at least once, whatever its report says. */
function counted(isGood, report, count) {
  try {
    const [passed, failed] = count(JSON.parse(readFileSync(report, 'utf8')));
    return { passed, failed: isGood ? failed : Math.max(failed, 1) };
  } catch {
    return one(isGood);
  }
}

installPackages();
const [only, ...extra] = process.argv.slice(2);
const wanted = only === 'e2e' ? ['build', 'e2e'] : only ? [only] : Object.keys(checks);
const browser = wanted.includes('e2e') ? await installBrowser() : undefined;

const lines = [];
const total = { passed: 0, failed: 0 };
for (const name of wanted) {
  console.log(`\n── ${name}`);
  const { passed, failed } = checks[name](name === only ? extra : []);
  lines.push(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}
rmSync(scratch, { recursive: true });
console.log(`\n${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
