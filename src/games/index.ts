import coverEmpireEngine from '../ui/art/cover-empire-engine.svg?url';
import type { Box } from './box.ts';

/** A game as the shelf shows it, before anything of it is loaded. */
export interface ShelfEntry {
  readonly id: string;
  readonly title: string;
  /** One line under the box. */
  readonly blurb: string;
  readonly seats: readonly [min: number, max: number];
  readonly cover: string;
  /** The picture on a saved game's spine: an icon and the two colours it is printed in. */
  readonly spine: { readonly icon: string; readonly ground: string; readonly ink: string };
  /** The colour of the box's side on the shelf. */
  readonly edge: string;
  load(): Promise<Box>;
}

/** The shelf: one lazy import per game, so that nobody loads a game they do not play. */
export const shelf: readonly ShelfEntry[] = [
  {
    id: 'empire-engine',
    title: 'Empire Engine',
    blurb: '2 to 8 players. Two engines, eight rounds, fifteen minutes.',
    seats: [2, 8],
    cover: coverEmpireEngine,
    spine: { icon: 'gear', ground: '#1B2024', ink: '#E6C273' },
    edge: '#7A5A1F',
    load: async () => (await import('./empire-engine/index.ts')).box as unknown as Box,
  },
];

export function shelfEntry(id: string): ShelfEntry | undefined {
  return shelf.find((entry) => entry.id === id);
}
