import type { Glyph } from '../../../../engine/effects.ts';
import { keysOf } from '../../../../engine/record.ts';
import type { Provenance } from './provenance.ts';
import type { RegionId } from './regions.ts';

/** A disaster waiting for its region: it strikes if the level is in the disaster zone when its decade comes. */
export interface Disaster extends Provenance {
  readonly no: number;
  readonly region: RegionId;
  readonly face: readonly Glyph[];
}

function disaster(no: number, region: RegionId) {
  return {
    no,
    region,
    face: [{ icon: 'event' }, { sign: 'to' }, { icon: 'tech', amount: -1 }, { sign: 'or' }, { icon: 'vp', amount: -2 }],
    source: 'designed',
    partly: { rulebook: ['no'], inferred: ['one card per region'] },
  } as const satisfies Disaster;
}

export const EVENTS = {
  'event-47': disaster(47, 'africa'),
  'event-48': disaster(48, 'asia'),
  'event-49': disaster(49, 'europe'),
  'event-50': disaster(50, 'north-america'),
  'event-51': disaster(51, 'oceania'),
  'event-52': disaster(52, 'south-america'),
} as const satisfies Record<string, Disaster>;

export type EventId = keyof typeof EVENTS;
export const EVENT_IDS = keysOf(EVENTS);
