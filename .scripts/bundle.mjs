import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages, root } from './install.mjs';

installPackages();
const { build } = await import('vite');

/** Bundles a module of the sources as the app is bundled, into a folder, and loads it. */
export async function bundled(source, folder, from = root) {
  await build({
    root: from,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: source, outDir: folder, emptyOutDir: true },
  });
  return import(pathToFileURL(path.join(folder, path.basename(source).replace(/\.ts$/, '.js'))).href);
}

/** The same in a folder that is gone afterwards. */
export async function withModule(source, use) {
  const folder = mkdtempSync(path.join(tmpdir(), 'carbon-copy-'));
  try {
    await use(await bundled(source, folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One figure to a line. */
export function print(figure) {
  console.log(JSON.stringify(figure));
}
