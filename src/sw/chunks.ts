import path from 'node:path';
import type { Plugin } from 'vite';

/** How the build cuts the app into files. */

const FIRST_PAGE = 'first-page';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Words lie together by language; all that the first page needs lies together as well, which makes it a good deal lighter. */
export function groupOf(moduleId: string, graph: ModuleGraph): string | undefined {
  return wordsChunk(moduleId) ?? (neededFirst(graph).has(moduleId) ? FIRST_PAGE : undefined);
}

let needed: Set<string> | undefined;

/** Whatever the app imports before it fetches anything. The graph is whole by the time somebody asks. */
function neededFirst(graph: ModuleGraph): Set<string> {
  if (needed) return needed;
  needed = new Set([path.resolve('src/main.ts')]);
  for (const id of needed) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(imported);
  return needed;
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

/** What Vite has built in to fetch a part of the app. Ours does what is needed here, in a quarter of the bytes. */
const LOADER = '\0vite/preload-helper.js';

export function partsByOwnHand(): Plugin {
  const own = path.resolve('src/sw/part.ts');
  return {
    name: 'parts-by-own-hand',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === LOADER ? `export { fetchPart as __vitePreload } from ${JSON.stringify(own)};` : undefined),
  };
}
