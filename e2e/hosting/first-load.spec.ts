import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../fixtures.ts';
import { builtApp } from '../site.ts';

const MOST = 60_000;

test('the first page needs at most 60 kB of script', () => {
  const page = readFileSync(path.join(builtApp, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file = '']) => file);
  expect(scripts.length).toBeGreaterThan(1);
  const bytes = scripts.map((file) => gzipSync(readFileSync(path.join(builtApp, file)), { level: 9 }).length);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST);
});
