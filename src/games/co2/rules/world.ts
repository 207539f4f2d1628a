import type { Seat } from '../../../engine/ask.ts';
import { type Project, playerOf, type Region, type State } from './state.ts';
import { GREEN_REGIONS_TO_END, SAFE_BELOW } from './tables/constants.ts';
import { ENERGIES, type Energy } from './tables/energies.ts';
import { PLANTS, type PlantId, STACKS } from './tables/plants.ts';
import { AGENDAS, CLOCKWISE, DEMAND_SPACES, type RegionId, SLOTS, type Slot } from './tables/regions.ts';

/** What the board shows, answered in the words of the rules. */

export function prioritiesOf(region: Region): readonly Energy[] {
  return AGENDAS[region.agenda].priorities;
}

export function projectAt(state: State, region: RegionId, slot: Slot): Project | undefined {
  return state.regions[region].projects[slot];
}

/** The eighteen project spaces of the world. */
export const EVERY_SLOT: readonly { readonly region: RegionId; readonly slot: Slot }[] = CLOCKWISE.flatMap((region) =>
  SLOTS.map((slot) => ({ region, slot })),
);

export function hasEmptySpace(state: State, region: RegionId): boolean {
  return state.regions[region].spaces.length < DEMAND_SPACES[region];
}

/** The leftmost fossil plant is also the oldest. */
export function oldestFossil(region: Region): number {
  return region.spaces.findIndex((space) => 'fossil' in space);
}

export function isGreen(state: State, region: RegionId): boolean {
  return !hasEmptySpace(state, region) && oldestFossil(state.regions[region]) < 0;
}

export function greenRegions(state: State): number {
  return CLOCKWISE.filter((region) => isGreen(state, region)).length;
}

export function hasRoomForPermit(state: State, region: RegionId): boolean {
  return state.regions[region].permits < DEMAND_SPACES[region];
}

export function nextPlant(state: State, energy: Energy): PlantId | undefined {
  return STACKS[energy][state.built[energy]];
}

export function plantsIn(region: Region, seat: Seat): PlantId[] {
  return region.spaces.flatMap((space) => ('plant' in space && space.seat === seat ? [space.plant] : []));
}

export function plantsOf(state: State, seat: Seat): PlantId[] {
  return CLOCKWISE.flatMap((region) => plantsIn(state.regions[region], seat));
}

export function energiesBuilt(state: State, seat: Seat): Energy[] {
  const built = new Set<Energy>(plantsOf(state, seat).map((plant) => PLANTS[plant].energy));
  return ENERGIES.filter((energy) => built.has(energy));
}

export function controlledBy(state: State, seat: Seat): RegionId[] {
  return CLOCKWISE.filter((region) => state.regions[region].controller === seat);
}

/** Whether nobody knows more about this source than the company, and it knows something. */
export function leads(state: State, seat: Seat, energy: Energy): boolean {
  const own = playerOf(state, seat).expertise[energy];
  return own > 0 && state.players.every((player) => player.expertise[energy] <= own);
}

export function changeLevel(state: State, ppm: number): void {
  state.ppm = Math.max(0, state.ppm + ppm);
  if (state.ppm >= SAFE_BELOW) state.alarmed = true;
}

/** Whether the game would end with this Operations phase if the level stood here. */
export function endsAtLevel(state: State, ppm: number): boolean {
  return state.alarmed && ppm < SAFE_BELOW;
}

export function endsByGreen(state: State): boolean {
  return greenRegions(state) >= GREEN_REGIONS_TO_END;
}
