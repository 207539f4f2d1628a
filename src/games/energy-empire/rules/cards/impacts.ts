import type { Since } from '../../../../engine/since.ts';
import type { NewImpactId } from '../cold-war/cards/impacts.ts';
import { either, gain, inReturn, may, mustCleanup, spend, spill, suffer } from '../effects.ts';
import {
  each,
  eachDecides,
  fewest,
  type Happening,
  inOrder,
  lasting,
  placeOn,
  polluteLocations,
} from '../happenings.ts';
import { designed, reviewer, rulebook, type Source } from '../source.ts';
import type { Row, StructureType } from '../tables.ts';
import { registry } from './registry.ts';

export interface Impact extends Since {
  readonly set: 'early' | 'late';
  /** The row every player scores, and the market that is reset, before anything else happens. */
  readonly row: Row;
  readonly market: StructureType;
  readonly happens: Happening;
  readonly source: Source;
}

export const IMPACTS = {
  'baby-boom': {
    set: 'early',
    row: 'air',
    market: 'government',
    happens: lasting('educationCost', 1),
    source: designed,
  },
  'killer-smog': {
    set: 'early',
    row: 'air',
    market: 'industry',
    happens: lasting('rollRow', 'air'),
    source: designed,
  },
  'jet-age': {
    set: 'early',
    row: 'air',
    market: 'commerce',
    happens: eachDecides(may(inReturn(spend({ oil: 1 }), gain({ vp: 2 })))),
    source: designed,
  },
  'conservation-movement': {
    set: 'early',
    row: 'forest',
    market: 'government',
    happens: eachDecides(mustCleanup(1)),
    source: designed,
  },
  'reconstruction-program': {
    set: 'early',
    row: 'forest',
    market: 'industry',
    happens: placeOn('industry', { steel: 1 }),
    source: designed,
  },
  'foreign-aid': {
    set: 'early',
    row: 'forest',
    market: 'commerce',
    happens: inOrder(each(gain({ money: 2 })), fewest('structures', gain({ money: 2 }))),
    source: designed,
  },
  'science-year': {
    set: 'early',
    row: 'ocean',
    market: 'government',
    happens: placeOn('government', { science: 1 }),
    source: designed,
  },
  'undersea-oil-find': {
    set: 'early',
    row: 'ocean',
    market: 'industry',
    happens: lasting('oilPrice', 1),
    source: reviewer(['theme']),
  },
  'cheap-imports': {
    set: 'early',
    row: 'ocean',
    market: 'commerce',
    happens: placeOn('commerce', { plastic: 1 }),
    source: rulebook(['name', 'timing', 'effect']),
  },
  'chemical-spill': {
    set: 'late',
    row: 'air',
    market: 'industry',
    happens: eachDecides(spill()),
    source: rulebook(['name', 'row', 'market', 'timing', 'effect']),
  },
  'earth-day': {
    set: 'late',
    row: 'air',
    market: 'government',
    happens: lasting('cleanUps', 3),
    source: designed,
  },
  'acid-rain': {
    set: 'late',
    row: 'forest',
    market: 'industry',
    happens: eachDecides(either(spend({ science: 1 }), suffer('pollution', 'forest'))),
    source: designed,
  },
  'reactor-accident': {
    set: 'late',
    row: 'forest',
    market: 'government',
    happens: eachDecides(suffer('contamination'), { having: 'nuclearDice' }),
    source: designed,
  },
  'oil-embargo': {
    set: 'late',
    row: 'ocean',
    market: 'commerce',
    happens: lasting('refineMost', 2),
    source: designed,
  },
  'toxic-dumping': {
    set: 'late',
    row: 'ocean',
    market: 'commerce',
    happens: polluteLocations('industry'),
    source: designed,
  },
} satisfies Record<string, Impact>;
export type ImpactId = keyof typeof IMPACTS | NewImpactId;

export const { add: addImpacts, get: impact } = registry<ImpactId, Impact>();

/** The impacts of the base game. */
export const IMPACT_IDS: readonly ImpactId[] = addImpacts(IMPACTS);
