/** The pages that are not a game. A game's page is its link. */
export type Page =
  | { readonly kind: 'home' }
  | { readonly kind: 'new-game'; readonly game: string }
  /** A course of a game; without a name the first one. */
  | { readonly kind: 'learn'; readonly game: string; readonly course: string }
  | { readonly kind: 'rules'; readonly game: string; readonly section: string | undefined }
  | { readonly kind: 'settings' }
  | { readonly kind: 'about' };

/** Reads the part of the address after `#`: a page of ours, or undefined if it is a link to open. */
export function pageAt(hash: string): Page | undefined {
  if (hash === '' || hash === '/') return { kind: 'home' };
  const [root, name, game, section] = hash.split('/');
  if (root !== '') return undefined;
  if (name === 'new' && game) return { kind: 'new-game', game };
  if (name === 'learn' && game) return { kind: name, game, course: section ?? '' };
  if (name === 'rules' && game) return { kind: 'rules', game, section };
  return name === 'settings' || name === 'about' ? { kind: name } : { kind: 'home' };
}

export function addressOfPage(page: Page): string {
  switch (page.kind) {
    case 'home':
      return '';
    case 'new-game':
      return `/new/${page.game}`;
    case 'learn':
      return `/learn/${page.game}${page.course && `/${page.course}`}`;
    case 'rules':
      return `/rules/${page.game}${page.section ? `/${page.section}` : ''}`;
    case 'settings':
    case 'about':
      return `/${page.kind}`;
  }
}
