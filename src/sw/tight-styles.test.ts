import { expect, it } from 'vitest';
import { withTightStyles } from './tight-styles.ts';

const style = [
  'const style = css`',
  '  /* What nobody needs. */',
  '  .card > b, .card:is(.goal) .name {',
  '    margin: 0 4px;',
  '    color: red;',
  '  }',
  '  $' + '{cards} .card {',
  '    gap: 4px;',
  '  }',
  '`;',
].join('\n');

it('styles lose their comments and what sets them on lines', () => {
  expect(withTightStyles(style)).toContain('.card > b,.card:is(.goal) .name {margin:0 4px;color:red}');
});

it('what lies inside something named elsewhere still lies inside it', () => {
  expect(withTightStyles(style)).toContain('$' + '{cards} .card {gap:4px}');
});

it('other text is left as it is', () => {
  const text = 'const text = `a;\n b: { c }`;';
  expect(withTightStyles(text)).toBe(text);
});
