import type { Play } from '../engine/play.ts';
import type { Envelope } from '../link/index.ts';

export const NAMES = ['Ana', 'Ben', 'Caro', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'] as const;

/** A plain envelope for a game of friends who play by link. */
export function friends({ agreement }: Pick<Play, 'agreement'>, more: Partial<Envelope> = {}): Envelope {
  const names = NAMES.slice(0, agreement.seats);
  return { names, kinds: names.map(() => 'human'), way: 'link', again: 0, ...more };
}
