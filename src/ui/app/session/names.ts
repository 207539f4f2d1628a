import { type Cover, lookOf, visibleName } from '../../../link/index.ts';
import { words } from '../words.en.ts';

/** The names at a table as they are shown. The link keeps what it came with. */
export function namesOf({ cover }: { readonly cover: Pick<Cover, 'names'> }): readonly string[] {
  return shownNames(cover.names);
}

/** Names that came with a link, so that each can be seen and told from the others. */
export function shownNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  const shown = names.map((name, seat) => {
    const seen = visibleName(name) || words.seat(seat + 1);
    const own = taken.has(lookOf(seen)) ? words.namesake(seen, seat + 1) : seen;
    taken.add(lookOf(own));
    return own;
  });
  // Whoever draws names draws them anew only when they are others.
  return shown.every((name, seat) => name === names[seat]) ? names : shown;
}
