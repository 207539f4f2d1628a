import type { Seat } from '../../../../engine/ask.ts';
import type { Glyph } from '../../../../engine/effects.ts';
import type { Message } from '../../../../engine/message.ts';
import { keysOf } from '../../../../engine/record.ts';
import type { Since } from '../../../../engine/since.ts';
import { METRICS, type Metric } from '../metrics.ts';
import { rulebook, type Source } from '../source.ts';
import type { State } from '../state.ts';
import { LIMIT } from '../tables.ts';
import { say } from '../vocabulary.ts';

export interface Achievement extends Since {
  readonly say: Message;
  readonly face: readonly Glyph[];
  /** Points at the end of the game, never more than the limit of a tile. */
  points(state: State, seat: Seat): number;
  /** Left out when one player plays alone. */
  readonly notSolo?: true;
  readonly source: Source;
}

/** One point per counted thing; `divide` asks for several, `plus` adds to the count. */
function per(metric: Metric, { divide = 1, plus = 0 } = {}): Achievement {
  return {
    say: say('per', { metric, divide, plus }),
    face: METRICS[metric].face,
    points(state, seat) {
      const merited = Math.floor(METRICS[metric].count(state, seat) / divide) + plus;
      return Math.min(LIMIT.tilePoints, Math.max(0, merited));
    },
    source: rulebook(),
  };
}

export const ACHIEVEMENTS = {
  'award-winning': { ...per('achievements'), notSolo: true },
  'clean-air': per('cleanAir'),
  'commercial-empire': per('structuresCommerce'),
  'cultural-heritage': per('structuresGovernment'),
  diversified: per('resourceKinds'),
  'energy-empire': per('dice'),
  'energy-reserves': per('energyMat'),
  'global-influence': { ...per('unSteps'), notSolo: true },
  'healthy-forests': per('cleanForest'),
  'healthy-ocean': per('cleanOcean'),
  'leading-consumer': per('arrowStructures'),
  'nuclear-capability': per('contamination'),
  'oil-production': per('wells', { plus: 1 }),
  'oil-reserves': per('oil'),
  'scientific-leader': per('science'),
  'steel-empire': per('steel'),
  'strong-workforce': per('workers', { plus: -1 }),
  'synthetics-pioneer': per('plastic'),
  'titan-of-industry': per('structuresIndustry'),
  wealth: per('money', { divide: 2 }),
} satisfies Record<string, Achievement>;
export type TileId = keyof typeof ACHIEVEMENTS;
export const TILES = keysOf(ACHIEVEMENTS);
