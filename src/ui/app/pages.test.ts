import { describe, expect, it } from 'vitest';
import { addressOfPage, type Page, pageAt } from './pages.ts';

describe('the address of a page', () => {
  const pages: Page[] = [
    { kind: 'home' },
    { kind: 'settings' },
    { kind: 'about' },
    { kind: 'new-game', game: 'empire-engine' },
    { kind: 'learn', game: 'energy-empire', course: '' },
    { kind: 'learn', game: 'energy-empire', course: 'solo' },
    { kind: 'rules', game: 'empire-engine', section: undefined },
    { kind: 'rules', game: 'empire-engine', section: 'attack' },
  ];

  it.each(pages)('leads back to it: $kind', (page) => {
    expect(pageAt(addressOfPage(page))).toEqual(page);
  });

  it('is never taken for a link, nor a link for a page', () => {
    expect(pageAt('1AbC9')).toBeUndefined();
    expect(pageAt('/nowhere')).toEqual({ kind: 'home' });
  });
});
