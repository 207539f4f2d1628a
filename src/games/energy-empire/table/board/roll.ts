import type { Ask } from '../../rules/lexicon.ts';
import { DIE, type Die } from '../../rules/tables.ts';

/** A die before the roll: will it be rolled, or was it left aside? */
export interface Ready {
  readonly kind: Die;
  readonly isAside: boolean;
}

/** Which of the own dice are left aside: those not among the dice on the button that rolls, the last of a kind first. */
export function rolling(dice: readonly Die[], ask: Ask | undefined): Ready[] {
  const face = ask?.options.find(({ ref }) => ref === 'button:roll')?.face ?? [];
  const left = face.flatMap((glyph) => ('icon' in glyph ? glyph.icon : []));
  return dice.map((kind) => {
    const at = left.indexOf(DIE[kind].icon);
    if (at >= 0) left.splice(at, 1);
    return { kind, isAside: at < 0 };
  });
}
