/**
 * `npm test`: installs what is missing (a browser too), then runs every check to its end and counts.
 * `npm run test:deep` does the same with thousands of random games, with the tests marked `@deep`, and in other engines.
 * `npm run e2e -- offline` runs one check only; what follows goes to its tool.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installEngines, runEngines } from './engines.mjs';
import { installBrowser, installPackages, root, run, tool } from './install.mjs';

const SLOWEST = 10;

const scratch = mkdtempSync(path.join(tmpdir(), 'carbon-copy-'));
const isDeep = process.argv.includes('--deep');
const [only, ...extra] = process.argv.slice(2).filter((word) => word !== '--deep');
const seed = process.env.SEED ?? seedOfCommit();

/** How much is tried; whoever names a number gets it. */
const depth = isDeep ? { PLAYOUTS: '3000', FUZZ: '200000', DEEP: 'yes' } : {};
const env = { ...depth, ...process.env, SEED: seed };

/** Each check runs a tool and says how many of its tests passed and failed, and which they were where it knows. */
const checks = {
  lint: () => one(run(tool('biome'), ['check'])),
  types: () => one(run(tool('tsc'), ['-p', '.'])),
  unit(more) {
    const report = path.join(scratch, 'unit.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const isGood = run(tool('vitest'), ['run', ...reporters, ...more], { ...env, CHROMIUM: browser });
    return counted(isGood, report, (json) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      tests: json.testResults.flatMap(({ assertionResults }) =>
        assertionResults.map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
      ),
    }));
  },
  build: () => one(run(tool('vite'), ['build', '--logLevel', 'warn'])),
  e2e(more) {
    const report = path.join(scratch, 'e2e.json');
    const browserEnv = { ...env, CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const isGood = run(tool('playwright'), ['test', '-c', 'e2e', '--reporter=list,json', ...more], browserEnv);
    return counted(isGood, report, inBrowser);
  },
  async engines(more) {
    const report = path.join(scratch, 'engines.json');
    const browserEnv = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const { here, missing } = await installEngines();
    if (here.length === 0) return { passed: 0, failed: 0, tests: [], missing };
    const isGood = runEngines(here, ['--reporter=list,json', ...more], browserEnv);
    return { ...counted(isGood, report, inBrowser), missing };
  },
};

function inBrowser({ stats, suites }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, tests: suites.flatMap(testsIn) };
}

/** What a browser report holds at any depth. */
function testsIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `[${projectName}] ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

function one(isGood) {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, tests: [] };
}

/** Reads a tool's own count. A tool that failed has failed at least once, whatever its report says. */
function counted(isGood, report, read) {
  try {
    const count = read(JSON.parse(readFileSync(report, 'utf8')));
    return { ...count, failed: isGood ? count.failed : Math.max(count.failed, 1) };
  } catch {
    return one(isGood);
  }
}

/** Every commit is tried on other random games. Where there is no git, as in a plain archive, they are always the same. */
function seedOfCommit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? String(Number.parseInt(stdout.slice(0, 8), 16)) : '0';
}

installPackages();
const all = Object.keys(checks).filter((name) => isDeep || name !== 'engines');
const wanted = only === 'e2e' || only === 'engines' ? ['build', only] : only ? [only] : all;
const needsBrowser = wanted.includes('unit') || wanted.includes('e2e');
const browser = needsBrowser ? await installBrowser() : undefined;

const lines = [];
const total = { passed: 0, failed: 0 };
for (const name of wanted) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { passed, failed, tests, missing = [] } = await checks[name](name === only ? extra : []);
  const seconds = Math.round((performance.now() - start) / 1000);
  const notRun = missing.length > 0 ? `, not to be had here and not run: ${missing.join(', ')}` : '';
  lines.push(`${failed ? '✗' : passed ? '✓' : '–'} ${name}: ${passed} passed, ${failed} failed${notRun}, ${seconds} s`);
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  lines.push(...slowest.map((test) => `    ${test.seconds.toFixed(1).padStart(6)} s  ${test.name}`));
  total.passed += passed;
  total.failed += failed;
}
rmSync(scratch, { recursive: true });
console.log(`\n${lines.join('\n')}\nrandom games: SEED=${seed}\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
