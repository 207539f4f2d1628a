import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';
import { strayText } from './stray-text.ts';

/** Files of words, tests, and places whose texts are for developers, machines or other programs. */
const NO_READERS =
  /\.(en|de|fr)\.ts$|\.test\.ts$|\/testing\/|^src\/(engine|language|link)\/|\/rules\/check\.ts$|\/player\/terms\.ts$|\.css\.ts$/;

const sources = readSources()
  .map(({ file }) => file)
  .filter((file) => !NO_READERS.test(file));

describe('words for people', () => {
  it('stand in files of words only', () => {
    const stray = sources.flatMap((file) =>
      strayText(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(stray).toEqual([]);
  });

  it.each([
    ['a sentence', `const a = 'You cannot pay.';`, ['You cannot pay.']],
    ['one word that begins as a sentence does', `const a = 'Home';`, ['Home']],
    ['a sentence with facts in it', 'const a = `$' + '{n} cubes left`;', ['… cubes left']],
    ['a word that joins others', `const a = names.join(' and ');`, [' and ']],
    ['text between tags', 'const a = html`<p>rules</p>`;', ['rules']],
    ['what a screen reader says', 'const a = html`<b aria-label="close"></b>`;', ['close']],
    ['text in markup within markup', 'const a = html`<p>$' + "{on ? html`<b>now</b>` : ''}</p>`;", ['now']],
  ])('%s is found', (_, code, found) => {
    expect(strayText('src/a.ts', code)).toEqual(found);
  });

  it.each([
    ['laws of the rules', `law(sum === 54, 'pollution conserved');`],
    ['names in code', `const a = 'card:iron-mine'; const b = 'click'; const c = { 'aria-hidden': 'true' };`],
    ['what only developers see', `throw new Error('There is no such seat.');`],
    ['what something is compared with', `const a = key === 'Escape';`],
    ['notes on where values come from', `const a = { inferred: ['one card per region'] };`],
    ['imports and types', `import a from './Some file.ts'; type A = 'One thing' | 'Another';`],
    ['names of the app and its games', `const a = 'Carbon Copy'; const b = html\`<p>Empire Engine</p>\`;`],
    ['keys of what is kept', `localStorage.getItem('carbon-copy language');`],
    ['selectors', `element.querySelectorAll('button, a'); matchMedia('(prefers-reduced-motion: reduce)');`],
    ['styles', 'const a = css`p { font: 1px Some Font; }`; const b = `var(--r-$' + '{a}, var(--ink))`;'],
    ['classes and attributes in markup', 'const a = html`<p class="big red" data-x="A b"></p>`;'],
    ['words that come from a file of words', 'const a = html`<p>$' + '{words.home}</p>`;'],
  ])('%s are left alone', (_, code) => {
    expect(strayText('src/a.ts', code)).toEqual([]);
  });
});
