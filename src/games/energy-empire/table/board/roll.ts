import type { Die } from '../../rules/tables.ts';

/** A die before the roll: will it be rolled, or was it left aside? */
export interface Ready {
  readonly kind: Die;
  readonly isAside: boolean;
}

/** Which of the own dice are left aside: those not among the chosen ones, the last of a kind first. */
export function rolling(dice: readonly Die[], chosen: readonly Die[]): Ready[] {
  const left = [...chosen];
  return dice.map((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return { kind, isAside: at < 0 };
  });
}
