import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '..');

/** The app as `npm run build` left it. */
export const builtApp = path.join(root, 'dist');

/** A static host, such as GitHub Pages: it serves one folder, below any path. */
export interface Site {
  /** Where the app is, ending in a slash. */
  readonly url: string;
  /** Replaces what is served by another build. */
  publish(build: string): void;
  /** Answers one address with another text, whatever was there; with undefined, with nothing at all. */
  answer(file: string, text: string | undefined): void;
  close(): Promise<void>;
}

/** Opens a host of its own, so that a test may change or close it without troubling others. */
export async function openSite(base: string, build = builtApp): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'carbon-copy-site-'));
  const publish = (files: string) => {
    if (!existsSync(path.join(files, 'index.html'))) throw new Error(`no build in ${files}: run \`npm run build\``);
    rmSync(folder, { recursive: true, force: true });
    cpSync(files, folder, { recursive: true });
  };
  publish(build);
  const server = spawn(process.execPath, [path.join(root, '.scripts/serve.mjs'), folder, '--base', base], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(createInterface(server.stdout), 'line');
  return {
    url: String(url),
    publish,
    answer(file, text) {
      const place = path.join(folder, file);
      if (text === undefined) return rmSync(place);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
    },
    async close() {
      if (server.exitCode === null && server.kill()) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The one file of a build whose name fits. */
export function fileOf(build: string, name: RegExp): string {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) => name.test(file));
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`${files.length} files of ${build} are like ${name}`);
  return file.replaceAll(path.sep, '/');
}

/** Builds the app once more under another version, as the next release would be. */
export function buildAs(version: string): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'carbon-copy-build-'));
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, CARBON_COPY_VERSION: version },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
