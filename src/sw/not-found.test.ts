import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstPage, notFoundPage } from './pages.ts';

const page = notFoundPage(readFileSync('src/sw/not-found.html', 'utf8'));

describe('the page for unknown addresses', () => {
  it.each(['script', 'style'])('allows its own %s and no other', (kind) => {
    const [, own = ''] = new RegExp(`<${kind}>([^]*)</${kind}>`).exec(page) ?? [];
    const digest = createHash('sha256').update(own).digest('base64');
    expect(page).toContain(`${kind}-src 'sha256-${digest}';`);
  });

  it('has its words in every language, and English is read without a script', () => {
    expect([...page.matchAll(/<main (lang="\w+"(?: hidden)?)/g)].map(([, how]) => how)).toEqual([
      'lang="en"',
      'lang="de" hidden',
      'lang="fr" hidden',
    ]);
    expect(page).not.toMatch(/%\w+%|<!--words/);
  });
});

describe('the first page', () => {
  const template = readFileSync('index.html', 'utf8');

  it('has all its words from the files of words', () => {
    const text = template.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, '');
    expect(text.match(/\p{L}[\p{L} ]+/gu)).toEqual(['Carbon Copy', 'Carbon Copy']);
    expect(firstPage(template)).not.toMatch(/"%\w+%"|<!--(?:rescue|no-script)/);
  });
});
