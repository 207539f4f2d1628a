import type { Ref, Seat } from '../../../engine/ask.ts';
import type { Energy } from './tables/energies.ts';
import type { PlantId } from './tables/plants.ts';
import type { RegionId, Slot } from './tables/regions.ts';
import type { PlaceId } from './tables/summits.ts';

/** The names of things on the table. Rules offer them, the board draws them; neither spells them twice. */
export const refs = {
  region: (region: RegionId): Ref => `region:${region}`,
  /** One space for a project: empty it can be proposed to, then installed, then built from. */
  project: (region: RegionId, slot: Slot): Ref => `project:${region}:${slot}`,
  agenda: (region: RegionId, energy: Energy): Ref => `agenda:${region}:${energy}`,
  plant: (plant: PlantId): Ref => plant.replace('plant-', 'plant:').replace(/-(?=\d)/, ':'),
  summit: (place: PlaceId, topic: Energy): Ref => `summit:${place}:${topic}`,
  place: (place: PlaceId): Ref => `place:${place}`,
  scientist: (seat: Seat, number: number): Ref => `scientist:${seat}:${number}`,
  order: (seat: Seat, number: number): Ref => `order:${seat}:${number}`,
  expertise: (energy: Energy): Ref => `expertise:${energy}`,
  card: (id: string): Ref => `card:${id}`,
  seat: (seat: Seat): Ref => `seat:${seat}`,
  amount: (amount: number): Ref => `amount:${amount}`,
  buy: 'market:buy',
  sell: 'market:sell',
  market: 'market',
  ppm: 'ppm',
  hand: 'button:hand',
  recruit: 'button:recruit',
  decline: 'button:decline',
  permitInHand: 'permit:hand',
  permitOrder: 'order:permits',
  ask: 'button:ask',
  pass: 'button:pass',
  done: 'button:done',
} as const;
