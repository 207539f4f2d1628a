import type { Lexicon } from '../engine/lexicon.ts';
import type { AnyWords } from '../engine/message.ts';
import { fetchWords } from '../language/phrasebook.ts';
import type { Box } from './box.ts';
import coverCo2 from './co2/skin/cover.svg?url';
import facesCo2 from './co2/skin/faces.svg?url';
import iconsCo2 from './co2/skin/icons.svg?url';
import coverEmpireEngine from './empire-engine/skin/cover.svg?url';
import facesEmpireEngine from './empire-engine/skin/faces.svg?url';
import iconsEmpireEngine from './empire-engine/skin/icons.svg?url';
import coverEnergyEmpire from './energy-empire/skin/cover.svg?url';
import facesEnergyEmpire from './energy-empire/skin/faces.svg?url';
import iconsEnergyEmpire from './energy-empire/skin/icons.svg?url';
import { words } from './words.ts';

/** A game as the shelf shows it, before anything of it is loaded. */
export interface ShelfEntry {
  readonly id: string;
  readonly title: string;
  /** One line under the box. */
  readonly blurb: string;
  /** Whom one meets who plays it at once, where computers can play it. */
  readonly rivals?: string;
  /** What the desk says of it while its box is closed: where in the game we are, and who has won. */
  readonly says: AnyWords;
  readonly seats: readonly [min: number, max: number];
  readonly cover: string;
  /** Where the portraits of its computer players are drawn, each under the name of its level. */
  readonly faces?: string;
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
    get blurb() {
      return words.energyEmpire;
    },
    get rivals() {
      return words.rivals.energyEmpire;
    },
    get says() {
      return words.said['energy-empire'];
    },
    seats: [1, 5],
    cover: coverEnergyEmpire,
    faces: facesEnergyEmpire,
    spine: { icon: `${iconsEnergyEmpire}#nuclear`, ground: '#DE9E22', ink: '#1D2B3F' },
    edge: '#8E3A20',
    load: async () => opened((await import('./energy-empire/index.ts')).box),
  },
  {
    id: 'empire-engine',
    title: 'Empire Engine',
    get blurb() {
      return words.empireEngine;
    },
    get rivals() {
      return words.rivals.empireEngine;
    },
    get says() {
      return words.said['empire-engine'];
    },
    seats: [2, 8],
    cover: coverEmpireEngine,
    faces: facesEmpireEngine,
    spine: { icon: `${iconsEmpireEngine}#gear`, ground: '#1B2024', ink: '#E6C273' },
    edge: '#7A5A1F',
    load: async () => opened((await import('./empire-engine/index.ts')).box),
  },
  {
    id: 'co2',
    title: 'CO₂',
    get blurb() {
      return words.co2;
    },
    get rivals() {
      return words.rivals.co2;
    },
    get says() {
      return words.said.co2;
    },
    seats: [1, 5],
    cover: coverCo2,
    faces: facesCo2,
    spine: { icon: `${iconsCo2}#ppm`, ground: '#0F2C41', ink: '#55C6A9' },
    edge: '#2F8571',
    load: async () => opened((await import('./co2/index.ts')).box),
  },
];

/** A box whose words have come as well, and those of what its table is made of. */
async function opened<State, View, L extends Lexicon>(box: Box<State, View, L>): Promise<Box<State, View, L>> {
  await Promise.all([box.loadWords?.(), fetchWords()]);
  return box;
}

export function shelfEntry(id: string): ShelfEntry | undefined {
  return shelf.find((entry) => entry.id === id);
}
