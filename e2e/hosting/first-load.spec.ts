import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../fixtures.ts';
import { builtApp } from '../site.ts';

const MOST = 60_000;
const MOST_FOR_PLAYERS = 25_000;

const read = (file: string): string => readFileSync(path.join(builtApp, file), 'utf8');
const weight = (file: string): number => gzipSync(read(file), { level: 9 }).length;
const weightOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + weight(file), 0);

test('the first page needs at most 60 kB of script, whatever language it is read in', () => {
  const page = read('index.html');
  const scripts = [...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file = '']) => file);
  expect(scripts.length).toBeGreaterThan(1);
  const words = readdirSync(path.join(builtApp, 'assets')).filter((file) => /^first-words\.\w+-.*\.js$/.test(file));
  expect(words.length).toBeGreaterThan(0);
  for (const file of words) {
    // What the words themselves need has come with the page.
    const needed = [...read(`assets/${file}`).matchAll(/from"\.\/([^"]+)"/g)];
    for (const [, needs] of needed) expect(scripts).toContain(`./assets/${needs}`);
    expect(weightOf([...scripts, `assets/${file}`]), file).toBeLessThanOrEqual(MOST);
  }
});

test.describe('computer players', () => {
  const assets = readdirSync(path.join(builtApp, 'assets'));
  const worker = `assets/${assets.find((file) => file.startsWith('player-worker-'))}`;
  const players = [...read(worker).matchAll(/"?([\w-]+)"?:async.*?import\(`\.\/([^`]+)`\)/g)].map(
    ([, game = '', file]) => ({ game, files: needed([worker, `assets/${file}`]) }),
  );

  test('play every game, and need nothing of the page', () => {
    expect(players.map(({ game }) => game).sort()).toEqual(['co2', 'empire-engine', 'energy-empire']);
    for (const { files } of players) {
      expect([...files].filter((file) => /first-page|\.css/.test(file))).toEqual([]);
      for (const file of files) expect(read(file), file).not.toMatch(/HTMLElement|\.css\b/);
    }
  });

  test('of one game need at most 25 kB of script that its table does not have', () => {
    const page = [...read('index.html').matchAll(/src="\.\/([^"]+\.js)"/g)].map(([, file = '']) => file);
    for (const { game, files } of players) {
      const atTable = needed([
        ...page,
        ...assets.filter((file) => isAtTableOf(game, file)).map((file) => `assets/${file}`),
      ]);
      const own = [...files].filter((file) => !atTable.has(file));
      expect(own).toContain(worker);
      expect(weightOf(own), own.join()).toBeLessThanOrEqual(MOST_FOR_PLAYERS);
    }
  });
});

/** The parts of a game that lean on the page are its table and what belongs to it. */
function isAtTableOf(game: string, file: string): boolean {
  return file.startsWith(`${game}-`) && file.endsWith('.js') && read(`assets/${file}`).includes('first-page');
}

/** These files and all they import before they run. */
function needed(files: readonly string[]): ReadonlySet<string> {
  const all = new Set(files);
  for (const file of all)
    for (const [, other] of read(file).matchAll(/(?:from|import)"\.\/([^"]+)"/g)) all.add(`assets/${other}`);
  return all;
}
