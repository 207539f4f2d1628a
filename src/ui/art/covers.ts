import type { IconName } from '../icon.ts';
import co2 from './cover-co2.svg?url';
import empireEngine from './cover-empire-engine.svg?url';
import energyEmpire from './cover-energy-empire.svg?url';

/** How a game looks on the shelf and on the desk. */
export interface Cover {
  /** The front of the box, 3 wide and 4 high, its title included. */
  readonly picture: string | undefined;
  readonly icon: IconName;
  /** The tab of its card on the desk, and the ink on it. */
  readonly ground: string;
  readonly ink: string;
  /** The side of the box. */
  readonly side: string;
}

const COVERS: Readonly<Record<string, Cover>> = {
  'energy-empire': { picture: energyEmpire, icon: 'nuclear', ground: '#de9e22', ink: '#1d2b3f', side: '#8e3a20' },
  'empire-engine': { picture: empireEngine, icon: 'gear', ground: '#1b2024', ink: '#e6c273', side: '#7a5a1f' },
  co2: { picture: co2, icon: 'ppm', ground: '#0f2c41', ink: '#55c6a9', side: '#2f8571' },
};

const PLAIN: Cover = { picture: undefined, icon: 'goal', ground: '#14202b', ink: '#f4f6f1', side: '#070a0d' };

/** A box without a cover of its own is still a box. */
export const coverOf = (game: string): Cover => COVERS[game] ?? PLAIN;
