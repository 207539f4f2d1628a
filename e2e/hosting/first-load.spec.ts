import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../fixtures.ts';
import { builtApp } from '../site.ts';

const MOST = 60_000;

const weight = (file: string): number => gzipSync(readFileSync(path.join(builtApp, file)), { level: 9 }).length;

test('the first page needs at most 60 kB of script, whatever language it is read in', () => {
  const page = readFileSync(path.join(builtApp, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file = '']) => file);
  expect(scripts.length).toBeGreaterThan(1);
  const words = readdirSync(path.join(builtApp, 'assets')).filter((file) => /^first-words\.\w+-.*\.js$/.test(file));
  expect(words.length).toBeGreaterThan(0);
  for (const file of words) {
    // What the words themselves need has come with the page.
    const needed = [...readFileSync(path.join(builtApp, 'assets', file), 'utf8').matchAll(/from"\.\/([^"]+)"/g)];
    for (const [, needs] of needed) expect(scripts).toContain(`./assets/${needs}`);
    const bytes = [...scripts, `assets/${file}`].map(weight);
    expect(
      bytes.reduce((sum, size) => sum + size),
      file,
    ).toBeLessThanOrEqual(MOST);
  }
});
