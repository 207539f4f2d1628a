import type { Box } from '../../../games/box.ts';
import type { ShelfEntry } from '../../../games/index.ts';
import { cleanName } from '../../../link/index.ts';
import { type Store, textsIn } from '../../../store/index.ts';
import type { NewGame, NewGameModel } from '../../screens/model.ts';

/** Names, seats and options to begin with, from a game before. */
export type Rematch = Pick<NewGame, 'names' | 'here' | 'options' | 'way' | 'levels'>;

/** The New Game form as it begins: with the names used last, or as a rematch of the game before. */
export function newGameForm(
  { title }: ShelfEntry,
  { game, words, characters, faces, setUps }: Box,
  store: Store,
  rematch: Rematch | undefined,
): NewGameModel {
  return {
    game,
    title,
    words,
    isFirst: !store.games().some((saved) => saved.game === game.id),
    names: rematch?.names ?? namesIn(store),
    way: rematch?.way ?? 'link',
    characters,
    faces,
    setUps,
    ...(rematch && { ...rematch, seats: rematch.names.length }),
  };
}

const NAMES = 'names';

/** As many as sit at the largest table. */
const MOST_REMEMBERED = 8;

/** Who played on this device before, its owner first. */
export function namesIn(store: Store): string[] {
  return namesFrom(store.setting(NAMES));
}

/** Remembers who plays, the owner of this device first. */
export function rememberNames(store: Store, names: readonly string[]): void {
  void store.setSetting(NAMES, (before) => [...new Set([...names, ...namesFrom(before)])].slice(0, MOST_REMEMBERED));
}

function namesFrom(stored: unknown): string[] {
  return textsIn(stored, MOST_REMEMBERED).map(cleanName).filter(Boolean);
}
