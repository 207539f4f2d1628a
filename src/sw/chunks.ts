import path from 'node:path';
import type { Plugin } from 'vite';

/** How the build cuts the app into files. */

const FIRST_PAGE = 'first-page';
const ENGINE = 'engine';

interface ModuleGraph {
  getModuleInfo(id: string): Imports | null;
}
interface Imports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/**
 * Words lie together by language. All that the first page needs lies together as well, which makes it a good deal lighter,
 * but for what computer players need of it: they think where there is no page.
 */
export function groupOf(moduleId: string, graph: ModuleGraph): string | undefined {
  const words = wordsChunk(moduleId);
  if (words || !neededFirst(graph).has(moduleId)) return words;
  return neededToThink(graph).has(moduleId) ? ENGINE : FIRST_PAGE;
}

/** Whatever the app imports before it fetches anything. */
const neededFirst = reachedFrom('src/main.ts', ({ importedIds }) => importedIds);

/** Whatever computer players ever import. */
const neededToThink = reachedFrom('src/games/player-worker.ts', ({ importedIds, dynamicallyImportedIds }) => [
  ...importedIds,
  ...dynamicallyImportedIds,
]);

/** All modules on the way from one of them. The graph is whole by the time somebody asks. */
function reachedFrom(entry: string, importsOf: (module: Imports) => readonly string[]) {
  let reached: Set<string> | undefined;
  return (graph: ModuleGraph): ReadonlySet<string> => {
    if (reached) return reached;
    reached = new Set([path.resolve(entry)]);
    for (const id of reached) {
      const module = graph.getModuleInfo(id);
      for (const imported of module ? importsOf(module) : []) reached.add(imported);
    }
    return reached;
  };
}

/** Words of the first page: what the page, the app behind it and its shelf say before anything else is fetched. */
const FIRST_WORDS = /\/src\/(?:ui\/app|ui\/screens|games)\/words\.\w+\.ts$/;
/** How a language counts and lists, which all its words need. */
const GRAMMARS: Readonly<Record<string, string>> = { english: 'en', german: 'de', french: 'fr' };

/**
 * The words of a language lie together: those of the first page, those of the rest of the app, those of each game and of
 * its courses. Nobody fetches a language they do not read.
 */
function wordsChunk(moduleId: string): string | undefined {
  const [, ofAll = ''] = /\/src\/language\/(\w+)\.ts$/.exec(moduleId) ?? [];
  if (GRAMMARS[ofAll]) return `first-words.${GRAMMARS[ofAll]}`;
  // All languages share it, and the words of the first page may wait for nothing else.
  if (ofAll === 'grammar') return FIRST_PAGE;
  const [, place, language] = /\/src\/(.*)\.(en|de|fr)\.ts$/.exec(moduleId) ?? [];
  if (!place || !language) return undefined;
  if (FIRST_WORDS.test(moduleId)) return `first-words.${language}`;
  const [, game] = /^games\/([^/]+)\//.exec(place) ?? [];
  if (!game) return `words.${language}`;
  return `${game}-${/courses/.test(place) ? 'courses' : 'words'}.${language}`;
}

/** A chunk that belongs to one game is named after it, its courses apart; what games share is named by Vite's own rule. */
export function chunkName(moduleIds: readonly string[]): string {
  if (moduleIds.some((id) => wordsChunk(id))) return '[name]';
  if (moduleIds.every((id) => /\/src\/games\/[^/]+\/courses[./]/.test(id))) return 'courses';
  const games = new Set(moduleIds.map((id) => /\/src\/games\/([^/]+)\//.exec(id)?.[1]));
  const [game] = games;
  return games.size === 1 && game ? game : '[name]';
}

const WORKER = /new Worker\((new URL\('([^']+)', import\.meta\.url\))/;

/** Builds a worker as one more part of the app, not as an app of its own: what both need is fetched, and kept, once. */
export function workersAmongChunks(): Plugin {
  return {
    name: 'workers-among-chunks',
    apply: 'build',
    enforce: 'pre',
    transform(code, importer) {
      const [, address, file] = WORKER.exec(code) ?? [];
      if (!address || !file) return undefined;
      const chunk = this.emitFile({ type: 'chunk', id: path.resolve(path.dirname(importer), file) });
      return code.replace(address, `import.meta.ROLLUP_FILE_URL_${chunk}`);
    },
  };
}

/** What Vite has built in to fetch a part of the app. Ours does what is needed here, in a quarter of the bytes. */
const LOADER = '\0vite/preload-helper.js';

export function partsByOwnHand(): Plugin {
  const own = path.resolve('src/sw/part.ts');
  return {
    name: 'parts-by-own-hand',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === LOADER ? `export * from ${JSON.stringify(own)};` : undefined),
  };
}
