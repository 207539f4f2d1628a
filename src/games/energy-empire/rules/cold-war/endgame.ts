import { METRICS, type Metric } from '../metrics.ts';
import { say } from '../vocabulary.ts';
import type { Megastructure } from './cards/megastructures.ts';
import { automatic } from './generates.ts';

/** A point for each of something, counted once at the end. */
export function scoresPer(metric: Metric): Pick<Megastructure, 'plank' | 'effect' | 'atTheEnd'> {
  const effect = automatic({
    say: say('at-the-end', { metric }),
    face: [{ icon: 'vp', amount: 1 }, ...METRICS[metric].face],
  });
  return { plank: 'none', effect, atTheEnd: { vp: 1, per: metric } };
}
