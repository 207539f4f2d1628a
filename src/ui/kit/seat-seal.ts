import { nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../engine/ask.ts';
import { words } from '../table/words.ts';
import type { TableScene } from './scene.ts';
import { sealSign } from './seal-sign.ts';

/** The seal at the name of a seat, where a table draws its seats itself; nothing where nobody has put one in. */
export function seatSeal(
  { seals }: Pick<TableScene<unknown, never>, 'seals'>,
  seat: Seat,
): TemplateResult | typeof nothing {
  const seal = seals?.[seat];
  return seal ? sealSign(seal, words.seats.seals[seal]) : nothing;
}
