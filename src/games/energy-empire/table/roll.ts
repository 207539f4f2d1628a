import type { Ask } from '../../../engine/ask.ts';
import type { Die } from '../rules/tables.ts';

/** A die before the roll: will it be rolled, or was it left aside? */
export interface Ready {
  readonly kind: Die;
  readonly isAside: boolean;
}

/**
 * Which of the own dice are left aside, as far as the question tells: dice of a kind no longer offered are, and if the
 * count is smaller still, so are the last of those kinds of which there are several.
 */
export function rolling(dice: readonly Die[], ask: Ask | undefined): Ready[] {
  const offered = new Set(ask?.options.map(({ ref }) => ref));
  const count = Number(ask?.options.find(({ ref }) => ref === 'button:roll')?.say.with['count'] ?? dice.length);
  const ready = dice.map((kind) => ({ kind, isAside: !offered.has(`die:${kind}`) }));
  let spare = ready.filter(({ isAside }) => !isAside).length - count;
  return ready
    .reverse()
    .map((one, at, all) => {
      const hasTwin = all.some((other, index) => index > at && other.kind === one.kind && !other.isAside);
      if (one.isAside || !hasTwin || spare <= 0) return one;
      spare--;
      return { ...one, isAside: true };
    })
    .reverse();
}
