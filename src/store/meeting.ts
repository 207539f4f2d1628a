import { inOrder } from '../engine/ask.ts';
import { merged } from './backup.ts';
import type { Attempt } from './drawer.ts';
import type { Receipt } from './receive.ts';
import type { SavedGame } from './saved-game.ts';

/** What a game from elsewhere is to the one here. */
export type Compare = (theirs: SavedGame, mine: SavedGame) => Promise<Receipt['kind']>;

interface Meeting {
  readonly edit: (before: SavedGame | undefined) => SavedGame;
  /** The link that the player went on from. */
  readonly from: string | undefined;
  readonly compare: Compare;
  readonly attempt: Attempt<SavedGame>;
}

interface Met {
  readonly stored: SavedGame | undefined;
  /** Which of the two that met is not followed but kept beside. */
  readonly beside: string | undefined;
}

/**
 * Writes a position down. What is stored by now may not be what the player went on from: another tab moved in the same
 * instant, or the database was long in coming. Then the two are compared, and whichever goes on from the other is
 * followed; if they went different ways, the position of this player is, and the other is kept beside.
 */
export async function meet({ edit, from, compare, attempt }: Meeting): Promise<Met> {
  const mine = edit(undefined);
  let met: { readonly link: string; readonly how: Receipt['kind'] } | undefined;
  for (;;) {
    const stored = await attempt((before) => {
      if (!before || before.link === from || before.link === mine.link) return edit(before);
      return before.link === met?.link ? merged(mine, before, met.how) : before;
    });
    if (!stored || stored.link === mine.link || stored.link === met?.link) {
      const beside = met && [met.link, mine.link].find((link) => stored?.alternatives.includes(link));
      return { stored, beside };
    }
    const mySeats = inOrder([...mine.mySeats, ...stored.mySeats]);
    // What cannot be compared, because the rules cannot be fetched, is kept as well.
    const how = await compare(stored, { ...mine, mySeats }).catch(() => 'forked' as const);
    met = { link: stored.link, how };
  }
}
