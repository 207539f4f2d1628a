/** How the app was started, apart from the link after `#`: by a shortcut, or by something shared to it. */
export type Launch =
  | { readonly kind: 'plain' }
  | { readonly kind: 'new-game'; readonly game: string }
  | { readonly kind: 'shared'; readonly text: string };

/** Where apps put what is shared to this one: a link may be in any of them. */
export const SHARE_FIELDS = ['share-url', 'share', 'share-title'] as const;

/** Reads the query of the start address. */
export function launchFrom(search: string): Launch {
  const query = new URLSearchParams(search);
  const game = query.get('new');
  if (game) return { kind: 'new-game', game };
  const shared = SHARE_FIELDS.flatMap((field) => query.get(field) || []);
  return shared.length > 0 ? { kind: 'shared', text: shared.join('\n') } : { kind: 'plain' };
}
