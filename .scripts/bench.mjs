/**
 * `npm run bench`: what the app weighs and what its games cost, one JSON object to a line.
 * `BEFORE=2ea79e0 npm run bench` also tells how much faster the rules are than at an older revision, both in one run.
 */
import { execSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundled, print as printed } from './bundle.mjs';
import { installBrowser, installPackages, root } from './install.mjs';
import { serve } from './serve.mjs';

installPackages();
const { build } = await import('vite');
const scratch = mkdtempSync(path.join(tmpdir(), 'carbon-copy-bench-'));
const SPEED = 'src/testing/speed.ts';
const ROUNDS = 5;
const SECONDS = 0.5;
const print = (name, value, unit) => printed({ name, value, unit });

try {
  const app = path.join(scratch, 'app');
  const { output } = await build({ root, logLevel: 'error', build: { outDir: app, emptyOutDir: true } });
  weigh(output, app);
  const bench = await bundled('src/testing/bench.ts', path.join(scratch, 'bench'));
  await measureSpeed(process.env.BEFORE);
  const games = await bench.gamesOnTheShelf();
  const gamesEach = Number(process.env.BENCH_GAMES ?? 20);
  for (const figure of bench.figures(games, gamesEach)) printed(figure);
  const { sealedFigures } = await bundled('src/testing/bench-sealed.ts', path.join(scratch, 'bench-sealed'));
  for (const figure of sealedFigures(games, gamesEach)) printed(figure);
  for await (const figure of bench.thinking()) printed(figure);
  await openLate(
    app,
    games.map((game) => ({ id: game.id, link: bench.lateLink(game) })),
  );
} finally {
  rmSync(scratch, { recursive: true });
}

/** Decisions a second of the processor's own time, the best of a few rounds; two revisions take turns. */
async function measureSpeed(before) {
  const revisions = { now: await bundled(SPEED, path.join(scratch, 'speed')) };
  if (before) revisions.before = await bundled(SPEED, path.join(scratch, 'speed-before'), unpacked(before));
  const best = new Map();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [revision, { paces }] of Object.entries(revisions)) {
      for await (const { name, decisions, seconds } of paces(SECONDS, () => process.cpuUsage().user / 1e6)) {
        const known = best.get(name) ?? { now: 0, before: 0 };
        best.set(name, { ...known, [revision]: Math.max(known[revision], decisions / seconds) });
      }
    }
  }
  for (const [name, { now, before }] of best) {
    print(`engine.decisions-per-second/${name}`, Math.round(now), '1/s');
    if (!before) continue;
    print(`engine.decisions-per-second/${name}/before`, Math.round(before), '1/s');
    print(`engine.speed.ratio/${name}`, Number((now / before).toPrecision(3)), 'times as fast as before');
  }
}

/** The sources of an older revision, with today's way of measuring them. */
function unpacked(revision) {
  const folder = path.join(scratch, 'before');
  mkdirSync(folder);
  execSync(`git archive ${revision} src package.json | tar -x -C "${folder}"`, { cwd: root });
  cpSync(path.join(root, SPEED), path.join(folder, SPEED));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/**
 * The first page is every script it names, and its words in one language; a game adds what only it imports, and its computer
 * players what neither page nor game has.
 */
function weigh(output, folder) {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, file]) => file);
  const first = reach(scripts.flatMap((file) => chunks.get(file) ?? []));
  const named = gzipped(scripts.map((file) => readFileSync(path.join(folder, file))));
  for (const { fileName, code } of chunks.values()) {
    const [, language] = /\/first-words\.(\w+)-/.exec(fileName) ?? [];
    if (language) print(`app.first-load.gzip-bytes/${language}`, named + gzipped([code]), 'bytes');
  }

  for (const chunk of chunks.values()) {
    const [, game] = /\/src\/games\/([^/]+)\/index\.ts$/.exec(chunk.facadeModuleId ?? '') ?? [];
    if (!game) continue;
    const atTable = reach([chunk], new Set(first));
    print(`app.game.gzip-bytes/${game}`, gzippedBeyond(first, atTable), 'bytes');
    const withPlayers = reach([made('player-worker.ts'), made(`${game}/player/index.ts`)], new Set(atTable));
    print(`bots.gzip-bytes/${game}`, gzippedBeyond(atTable, withPlayers), 'bytes');
  }

  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.parentPath.includes('screenshots'))
    .map((file) => readFileSync(path.join(file.parentPath, file.name)));
  print('app.total.gzip-bytes', gzipped(files), 'bytes');

  function made(source) {
    return [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/games/${source}`));
  }

  function reach(from, reached = new Set()) {
    for (const chunk of from) {
      if (reached.has(chunk)) continue;
      reached.add(chunk);
      reach(
        chunk.imports.flatMap((file) => chunks.get(file) ?? []),
        reached,
      );
    }
    return reached;
  }
}

function gzippedBeyond(known, chunks) {
  return gzipped([...chunks].filter((chunk) => !known.has(chunk)).map(({ code }) => code));
}

function gzipped(files) {
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
}

/**
 * How long the page is busy opening a late game, in terms of a page that loads and runs the very same scripts and opens
 * nothing. Both in one run, on a processor slowed down four times.
 */
async function openLate(folder, games) {
  const executablePath = await installBrowser();
  const { chromium } = await import('@playwright/test');
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  writeFileSync(path.join(folder, 'bare.html'), page.replace(/<carbon-copy>.*<\/carbon-copy>/s, ''));
  const address = await serve(folder, { isGuest: true });
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const chunks = readdirSync(path.join(folder, 'assets'));
  for (const { id, link } of games) {
    const chunk = chunks.find((file) => file.startsWith(`${id}-`) && file.endsWith('.js'));
    const bare = await busy(browser, `${address}bare.html`, (page) =>
      page.evaluate((file) => import(file), `${address}assets/${chunk}`),
    );
    const open = await busy(browser, `${address}#${link}`, (page) =>
      page
        .getByRole('button', { name: /^I am / })
        .first()
        .waitFor(),
    );
    print(`open.blocked.ratio/${id}`, Number((open / bare).toPrecision(3)), 'times a page that opens nothing');
  }
  await browser.close();
}

/** Seconds a page's main thread works until something is there. */
async function busy(browser, address, until) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address);
  await until(page);
  const { metrics } = await devtools.send('Performance.getMetrics');
  await context.close();
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}
