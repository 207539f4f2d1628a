import type { Since } from '../../../../engine/since.ts';
import type { NewNationId } from '../cold-war/cards/nations.ts';
import { startWithDie } from '../dice.ts';
import { advance, all, type Effect, gain, inReturn, spend } from '../effects.ts';
import { reviewer, type Source } from '../source.ts';
import type { Cost } from '../tables.ts';
import { registry } from './registry.ts';

export interface Nation extends Since {
  /** Taken once, at the start. */
  readonly bonus: Effect;
  /** One step on the United Nations track, for this nation's own price. */
  readonly effect: Effect;
  readonly source: Source;
}

export const step = (cost: Cost): Effect => inReturn(spend(cost), advance());

export const NATIONS = {
  'united-states': {
    bonus: gain({ money: 3, steel: 1 }),
    effect: step({ money: 4 }),
    source: reviewer(['name']),
  },
  'soviet-union': {
    bonus: gain({ money: 2, steel: 2, oil: 2 }),
    effect: step({ steel: 1, oil: 1 }),
    source: reviewer(['name']),
  },
  china: {
    bonus: gain({ money: 4, steel: 1, worker: 1 }),
    effect: step({ steel: 1, plastic: 1 }),
    source: reviewer(['name', 'bonus-worker']),
  },
  japan: {
    bonus: gain({ plastic: 2, science: 1 }),
    effect: step({ money: 1, plastic: 1 }),
    source: reviewer(['name']),
  },
  'united-kingdom': {
    bonus: all(gain({ money: 2 }), startWithDie('coal')),
    effect: step({ money: 1, steel: 1 }),
    source: reviewer(['name']),
  },
  germany: {
    bonus: gain({ money: 1, steel: 2, science: 1 }),
    effect: step({ plastic: 1, oil: 1 }),
    source: reviewer(['name']),
  },
  france: {
    bonus: all(gain({ money: 4 }), startWithDie('nuclear')),
    effect: step({ money: 2, science: 1 }),
    source: reviewer(['name', 'dice']),
  },
  india: {
    bonus: gain({ money: 4, plastic: 1, worker: 1 }),
    effect: step({ money: 2, plastic: 1 }),
    source: reviewer(['name', 'bonus-worker']),
  },
  iraq: {
    bonus: gain({ money: 4, oil: 4 }),
    effect: step({ money: 2, oil: 1 }),
    source: reviewer(['name']),
  },
  canada: {
    bonus: gain({ money: 1, science: 3, oil: 1 }),
    effect: step({ money: 1, science: 1 }),
    source: reviewer(['name', 'science']),
  },
} satisfies Record<string, Nation>;
export type NationId = keyof typeof NATIONS | NewNationId;

export const { add: addNations, get: nationOf } = registry<NationId, Nation>();

/** The nations of the base game. */
export const NATION_IDS: readonly NationId[] = addNations(NATIONS);
