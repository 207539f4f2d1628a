import type { Glyph } from '../../../../engine/effects.ts';
import { isQuiet } from '../../../../engine/quiet.ts';
import { RESOURCES, type Resource } from '../tables.ts';

/** Whatever can be gained at once: resources, points, a worker or energy from the own reserve. */
export type Bag = Partial<Record<Resource | 'vp' | 'worker' | 'energy', number>>;

/** The order in which a bag is printed and spoken. */
export const GOODS = ['worker', 'energy', ...RESOURCES, 'vp'] as const;

export function faceOf(bag: Bag): Glyph[] {
  if (isQuiet()) return [];
  return GOODS.flatMap((good) => {
    const amount = bag[good];
    return amount === undefined ? [] : [{ icon: good, amount }];
  });
}
