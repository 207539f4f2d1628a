import type { Box } from './box.ts';
import coverCo2 from './co2/skin/cover.svg?url';
import iconsCo2 from './co2/skin/icons.svg?url';
import coverEmpireEngine from './empire-engine/skin/cover.svg?url';
import iconsEmpireEngine from './empire-engine/skin/icons.svg?url';
import coverEnergyEmpire from './energy-empire/skin/cover.svg?url';
import iconsEnergyEmpire from './energy-empire/skin/icons.svg?url';

/** A game as the shelf shows it, before anything of it is loaded. */
export interface ShelfEntry {
  readonly id: string;
  readonly title: string;
  /** One line under the box. */
  readonly blurb: string;
  readonly seats: readonly [min: number, max: number];
  readonly cover: string;
  /** The picture on a saved game's spine: where its symbol lies, and the two colours it is printed in. */
  readonly spine: { readonly icon: string; readonly ground: string; readonly ink: string };
  /** The colour of the box's side on the shelf. */
  readonly edge: string;
  load(): Promise<Box>;
}

/** The shelf: one lazy import per game, so that nobody loads a game they do not play. */
export const shelf: readonly ShelfEntry[] = [
  {
    id: 'energy-empire',
    title: 'Energy Empire',
    blurb: '1 to 5 players. Workers, dice and fallout in the atomic age.',
    seats: [1, 5],
    cover: coverEnergyEmpire,
    spine: { icon: `${iconsEnergyEmpire}#nuclear`, ground: '#DE9E22', ink: '#1D2B3F' },
    edge: '#8E3A20',
    load: async () => (await import('./energy-empire/index.ts')).box,
  },
  {
    id: 'empire-engine',
    title: 'Empire Engine',
    blurb: '2 to 8 players. Two engines, six to ten rounds, fifteen minutes.',
    seats: [2, 8],
    cover: coverEmpireEngine,
    spine: { icon: `${iconsEmpireEngine}#gear`, ground: '#1B2024', ink: '#E6C273' },
    edge: '#7A5A1F',
    load: async () => (await import('./empire-engine/index.ts')).box,
  },
  {
    id: 'co2',
    title: 'CO₂',
    blurb: '1 to 5 players. Build clean power before the dial reaches 500.',
    seats: [1, 5],
    cover: coverCo2,
    spine: { icon: `${iconsCo2}#ppm`, ground: '#0F2C41', ink: '#55C6A9' },
    edge: '#2F8571',
    load: async () => (await import('./co2/index.ts')).box,
  },
];

export function shelfEntry(id: string): ShelfEntry | undefined {
  return shelf.find((entry) => entry.id === id);
}
