import { type Envelope, lookOf, visibleName } from '../../../link/index.ts';
import { words } from '../words.ts';

/** The names at a table as they are shown. The link keeps what it came with. */
export function namesOf({ envelope }: { readonly envelope: Pick<Envelope, 'names'> }): readonly string[] {
  return shownNames(envelope.names);
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
