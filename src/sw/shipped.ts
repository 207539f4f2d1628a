import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { LICENCES, type Licence, licencesText } from './licences.ts';

/** What the licences of everything published are gathered with, across all builds that make it up. */
interface Shipped {
  /** Takes note of every package that a build takes something from. */
  noted(): Plugin;
  /** Does the same for the last build, and then writes the licences beside it. */
  written(): Plugin;
}

/** The packages of which something is published, found by looking at what is: none can be forgotten. */
export function shippedPackages(): Shipped {
  const folders = new Set<string>();
  const noted = (): Plugin => ({
    name: 'note-shipped-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const { root } = this.environment.config;
      for (const file of Object.values(bundle)) {
        const sources = file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
        for (const folder of sources.flatMap((source) => packageOf(source) ?? []))
          folders.add(path.resolve(root, folder));
      }
    },
  });
  return {
    noted,
    written: () => ({
      ...noted(),
      writeBundle({ dir = '' }) {
        writeFileSync(path.join(dir, LICENCES), licencesText(licencesOf([...folders].sort())));
      },
    }),
  };
}

/** The folder of the package that a source belongs to, if it is not our own. */
function packageOf(source: string): string | undefined {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source.replaceAll('\\', '/'))?.[0];
}

/** The licences of packages as they bring them. What is the same for several is said once. */
export function licencesOf(folders: readonly string[]): Licence[] {
  const packagesByText = new Map<string, string[]>();
  for (const folder of folders) {
    const text = licenceIn(folder);
    const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    packagesByText.set(text, [...(packagesByText.get(text) ?? []), `${name} ${version}`]);
  }
  return [...packagesByText].map(([text, packages]) => ({ packages: packages.join(', '), text }));
}

function licenceIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.\w+)?$/i.test(name));
  if (!file) throw new Error(`${folder} is to be published, but brings no licence`);
  return readFileSync(path.join(folder, file), 'utf8').trim();
}
