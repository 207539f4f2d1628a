import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { licencesText, readLicences } from './licences.ts';
import { licencesOf } from './shipped.ts';

describe('the licences of what is published', () => {
  let bare: string;

  beforeEach(() => {
    bare = mkdtempSync(path.join(tmpdir(), 'package-'));
    writeFileSync(path.join(bare, 'package.json'), '{"name": "bare", "version": "1.0.0"}');
  });

  afterEach(() => rmSync(bare, { recursive: true }));

  it('stand in the words of whoever gave them, each once', () => {
    const licences = licencesOf(['node_modules/workbox-core', 'node_modules/workbox-routing', 'node_modules/idb']);
    expect(licences.map(({ packages }) => packages)).toEqual([
      expect.stringMatching(/^workbox-core \S+, workbox-routing \S+$/),
      expect.stringMatching(/^idb \S+$/),
    ]);
    expect(licences[1]?.text).toContain('Jake Archibald');
  });

  it('are read as they were written', () => {
    const licences = licencesOf(['node_modules/idb', 'node_modules/@fontsource/courier-prime']);
    expect(readLicences(licencesText(licences))).toEqual(licences);
  });

  it('are missed where a package brings none', () => {
    expect(() => licencesOf([bare])).toThrow('brings no licence');
  });
});
