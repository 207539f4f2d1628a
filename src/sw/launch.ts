/** How the app was started, apart from the link after `#`: by a shortcut, or by something shared to it. */
export type Launch =
  | { readonly kind: 'plain' }
  | { readonly kind: 'new-game'; readonly game: string }
  | { readonly kind: 'shared'; readonly text: string };

/** Reads the query of the start address. Apps put a shared link into any of three fields, so all are looked at. */
export function launchFrom(search: string): Launch {
  const query = new URLSearchParams(search);
  const game = query.get('new');
  if (game) return { kind: 'new-game', game };
  const shared = ['share-url', 'share', 'share-title'].flatMap((field) => query.get(field) || []);
  return shared.length > 0 ? { kind: 'shared', text: shared.join('\n') } : { kind: 'plain' };
}
