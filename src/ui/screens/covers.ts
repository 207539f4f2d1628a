import { shelfEntry } from '../../games/index.ts';
import { iconHref } from '../kit/icon.ts';

/** How a game looks on the shelf and on the desk. */
export interface Cover {
  /** The front of the box, 3 wide and 4 high, its title included. */
  readonly picture: string | undefined;
  /** Where the portraits of its computer players are drawn. */
  readonly faces?: string | undefined;
  /** Where its symbol lies. */
  readonly symbol: string;
  /** The tab of its card on the desk, and the ink on it. */
  readonly ground: string;
  readonly ink: string;
  /** The side of the box. */
  readonly side: string;
}

/** A saved game whose box is no longer on the shelf still has its place on the desk. */
const PLAIN: Cover = {
  picture: undefined,
  symbol: iconHref('goal'),
  ground: '#14202b',
  ink: '#f4f6f1',
  side: '#070a0d',
};

export function coverOf(game: string): Cover {
  const entry = shelfEntry(game);
  if (!entry) return PLAIN;
  const { cover, faces, edge, spine } = entry;
  return { picture: cover, faces, symbol: spine.icon, ground: spine.ground, ink: spine.ink, side: edge };
}
