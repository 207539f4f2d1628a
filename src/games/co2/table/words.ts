import { ENERGIES, REGIONS, shortRegion } from '../names.en.ts';
import type { Bonus, Energy } from '../rules/tables/energies.ts';
import type { Grant, RegionId } from '../rules/tables/regions.ts';
import type { Drawer } from './where.ts';

/** What the table itself has to say; everything about the game is said in the words of the rules. */

export const energyName = (energy: Energy): string => ENERGIES[energy];
export const regionName = (region: RegionId): string => REGIONS[region];
export const shortRegionName = (region: RegionId): string => shortRegion(region);

export const GRANT_NAMES: Readonly<Record<Grant, string>> = { money: 'Money', tech: 'Two tech', research: 'Research' };

export const GRANT_ICONS = { money: 'money', tech: 'tech', research: 'scientist' } as const satisfies Record<
  Grant,
  string
>;

export const DRAWER_NAMES: Readonly<Record<Drawer, string>> = {
  globe: 'The world',
  expertise: 'Expertise',
  summits: 'Summits',
  goals: 'Goals',
  hand: 'Hand',
};

export const BONUS_NAMES: Readonly<Record<Exclude<Bonus, Energy>, string>> = {
  cube: '1 tech',
  permit: 'a CEP for a region',
  any: 'a step on any track',
};

export function count(many: number, one: string, more = `${one}s`): string {
  return `${many} ${many === 1 ? one : more}`;
}
