/** `npm run bench`: what the app weighs and what its games cost, one JSON object to a line. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { installPackages, root } from './install.mjs';

installPackages();
const { build } = await import('vite');
const scratch = mkdtempSync(path.join(tmpdir(), 'carbon-copy-bench-'));
const print = (name, value, unit) => console.log(JSON.stringify({ name, value, unit }));

try {
  const app = path.join(scratch, 'app');
  const { output } = await build({ root, logLevel: 'error', build: { outDir: app, emptyOutDir: true } });
  weigh(output, app);
  await measure(path.join(scratch, 'bench'));
} finally {
  rmSync(scratch, { recursive: true });
}

/** The first page is the entry, all it imports at once, and its rescuer; a game adds what only it imports. */
function weigh(output, folder) {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const first = reach([...chunks.values()].filter(({ isEntry }) => isEntry));
  const rescue = readFileSync(path.join(folder, 'rescue.js'));
  print('app.first-load.gzip-bytes', gzipped([...[...first].map(({ code }) => code), rescue]), 'bytes');

  for (const chunk of chunks.values()) {
    const [, game] = /\/src\/games\/([^/]+)\/index\.ts$/.exec(chunk.facadeModuleId ?? '') ?? [];
    if (!game) continue;
    const own = [...reach([chunk])].filter((reached) => !first.has(reached));
    print(`app.game.gzip-bytes/${game}`, gzipped(own.map(({ code }) => code)), 'bytes');
  }

  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.parentPath.includes('screenshots'))
    .map((file) => readFileSync(path.join(file.parentPath, file.name)));
  print('app.total.gzip-bytes', gzipped(files), 'bytes');

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

function gzipped(files) {
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
}

/** Bundles the engine's own bench as the app is bundled, and runs it. */
async function measure(folder) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: 'src/testing/bench.ts', outDir: folder, emptyOutDir: true },
  });
  const bench = await import(pathToFileURL(path.join(folder, 'bench.js')).href);
  const gamesEach = Number(process.env.BENCH_GAMES ?? 20);
  for (const { name, value, unit } of bench.figures(await bench.gamesOnTheShelf(), gamesEach)) print(name, value, unit);
}
