import type { Box } from '../../games/box.ts';
import type { ShelfEntry } from '../../games/index.ts';
import { cleanName } from '../../link/index.ts';
import { type Store, textsIn } from '../../store/index.ts';
import type { NewGame, NewGameModel } from '../screens/model.ts';

/** Names, seats and options to begin with, from a game before. */
export type Rematch = Pick<NewGame, 'names' | 'here' | 'options' | 'way'>;

/** The New Game form as it begins: with the names used last, or as a rematch of the game before. */
export function newGameForm(
  { title }: ShelfEntry,
  { game, words }: Box,
  store: Store,
  rematch: Rematch | undefined,
): NewGameModel {
  return {
    game,
    title,
    words,
    names: rematch?.names ?? namesIn(store),
    way: rematch?.way ?? 'link',
    ...(rematch && { seats: rematch.names.length, here: rematch.here, options: rematch.options }),
  };
}

/** As many as sit at the largest table. */
export const MOST_REMEMBERED = 8;

/** Who played on this device before, its owner first. */
export function namesIn(store: Store): string[] {
  return textsIn(store.setting('names'), MOST_REMEMBERED).map(cleanName).filter(Boolean);
}
