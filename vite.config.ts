import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import type { TestSequencer, TestSpecification } from 'vitest/node';
import packageJson from './package.json' with { type: 'json' };
import { keysOf } from './src/engine/record.ts';
import { LANGUAGES } from './src/language/language.ts';
import { chunkName, groupOf, partsByOwnHand, workersAmongChunks } from './src/sw/chunks.ts';
import { webManifest } from './src/sw/manifest.ts';
import { firstPage, notFoundPage } from './src/sw/pages.ts';
import { shippedPackages } from './src/sw/shipped.ts';
import { withTightStyles } from './src/sw/tight-styles.ts';

/** Three builds make the app: its pages, the script for a start that fails, and, last, the worker. */
const shipped = shippedPackages();

class RandomGamesFirst implements TestSequencer {
  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isRandom = ({ moduleId }: TestSpecification) => Number(moduleId.includes('playouts'));
    return files.toSorted((a, b) => isRandom(b) - isRandom(a));
  }
}

/** Tests of custom elements, which run in a browser. */
const ELEMENTS = ['src/**/*.element.test.ts'];
/** Puts another card into the box, which nobody else should find there. */
const ALONE = 'src/games/energy-empire/rules/later-cards.test.ts';
const inNode = { environment: 'node' as const, setupFiles: ['src/testing/speak.ts'], testTimeout: 60_000 };

export default defineConfig({
  /** Every address in the build is relative, so one build works at a domain's root, in a sub-folder, anywhere. */
  base: './',
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version()) },
  build: {
    target: 'es2022',
    /** The first browsers with `light-dark()`, which the colours of both themes are written in. */
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      /** The names of all files would weigh more than most parts: what a part imports is asked for once it has come. */
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === 'html' ? names : names.filter((name) => name.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: ({ moduleIds }) => `assets/${chunkName(moduleIds)}-[hash].js`,
        codeSplitting: { groups: [{ name: groupOf, includeDependenciesRecursively: false }] },
      },
    },
  },
  plugins: [
    relaxPolicyWhileDeveloping(),
    rescueScript(),
    workersAmongChunks(),
    partsByOwnHand(),
    wordsOfPages(),
    { name: 'tight-styles', apply: 'build', transform: withTightStyles },
    shipped.noted(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: webManifest('en'),
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        buildPlugins: {
          vite: [{ name: 'build-the-worker-quietly', config: () => ({ logLevel: 'warn' }) }, shipped.written()],
        },
        globPatterns: ['**/*.{js,css,html,svg,txt,woff2,png,webmanifest}'],
        globIgnores: ['404.html', 'screenshots/**'],
      },
      integration: {
        beforeBuildServiceWorker({ injectManifest }) {
          const { globDirectory } = injectManifest;
          injectManifest.manifestTransforms = [withHashes(globDirectory)];
          // The plugin would name the web app's manifest once more, without its hash.
          injectManifest.additionalManifestEntries = [];
        },
      },
    }),
  ],
  test: {
    projects: [
      {
        // Rules and links keep nothing between two tests: their files share what was loaded once, in a third of the time.
        extends: true,
        test: {
          ...inNode,
          name: 'rules',
          include: ['src/{engine,games,link,players}/**/*.test.ts'],
          exclude: [...ELEMENTS, ALONE],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'app',
          include: ['src/*.test.ts', 'src/!(engine|games|link|players)/**/*.test.ts', ALONE],
          exclude: ELEMENTS,
        },
      },
      '.scripts/vitest.elements.config.mjs',
    ],
    /** Random games take most of the time; every core helps, and none should be left alone with the last of them. */
    maxWorkers: '100%',
    sequence: { sequencer: RandomGamesFirst },
  },
});

/** The package's version and, where git knows it, the commit; a build from a plain archive is just as good. */
function version(): string {
  if (process.env['CARBON_COPY_VERSION']) return process.env['CARBON_COPY_VERSION'];
  try {
    const git = ['rev-parse', '--short', 'HEAD'];
    const commit = execFileSync('git', git, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return `${packageJson.version}+${commit}`;
  } catch {
    return packageJson.version;
  }
}

/**
 * What helps when the app does not start must need no other file, and must be found by the page of any version: it is
 * built by itself, under a name that stays.
 */
function rescueScript(): Plugin {
  const fileName = 'rescue.js';
  return {
    name: 'rescue-script',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'script', attrs: { async: true, src: `./${fileName}` }, injectTo: 'body' }],
    async generateBundle() {
      const [built] = [
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          plugins: [shipped.noted()],
          build: {
            write: false,
            target: 'es2022',
            lib: { entry: 'src/sw/rescue.ts', formats: ['iife'], name: 'rescue', fileName: () => fileName },
          },
        }),
      ].flat();
      if (!built || !('output' in built)) throw new Error(`${fileName} was not built`);
      this.emitFile({ type: 'asset', fileName, source: built.output[0].code });
    },
  };
}

/** Whatever stands beside the app says the same in every language: its first page, the one for unknown addresses, the manifest. */
function wordsOfPages(): Plugin {
  return {
    name: 'words-of-pages',
    transformIndexHtml: { order: 'pre', handler: firstPage },
    generateBundle() {
      const notFound = notFoundPage(readFileSync('src/sw/not-found.html', 'utf8'));
      this.emitFile({ type: 'asset', fileName: '404.html', source: notFound });
      for (const language of keysOf(LANGUAGES).filter((each) => each !== 'en')) {
        const source = JSON.stringify(webManifest(language));
        this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source });
      }
    },
  };
}

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

/**
 * Every file that is kept for offline play carries its hash: what a host sends in its place is not taken. The copy is
 * filed under the hash, too, so that none from another build, or from before there were hashes, is taken for it.
 */
function withHashes(folder: string): ManifestTransform {
  return async (entries) => ({
    manifest: entries.map((entry) => {
      const digest = createHash('sha256')
        .update(readFileSync(path.join(folder, entry.url)))
        .digest('base64');
      return { ...entry, revision: digest, integrity: `sha256-${digest}` };
    }),
  });
}

/** Vite's development server puts styles in inline elements, which the page's strict policy rightly forbids. */
function relaxPolicyWhileDeveloping(): Plugin {
  return {
    name: 'relax-policy-while-developing',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
  };
}
