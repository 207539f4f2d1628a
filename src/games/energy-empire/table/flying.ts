import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../../engine/ask.ts';
import { fly, type Spot, spotOn } from '../../../ui/flying.ts';
import { icon, isIcon } from '../../../ui/icon.ts';
import type { Flight } from './flights.ts';
import { pawn } from './pawn.ts';

/** Lets goods and workers travel over the table on which the mat of one seat lies open. */
export function flyGoods(layer: HTMLElement, flights: readonly Flight[], home: Seat): void {
  const pieces = flights.map((flight) => ({ ...flight, look: flight.what, face: faceOf(flight) }));
  fly(layer, pieces, (anchor) => spotOf(layer, anchor, home));
}

function faceOf({ what, seat }: Flight): TemplateResult {
  if (what === 'worker' && seat !== undefined) return pawn(seat);
  return isIcon(what) ? icon(what) : html``;
}

/**
 * What lies on a rival's mat is at that rival's seat, and a seat that the table does not show is above its edge, where
 * the frame shows it.
 */
function spotOf(layer: HTMLElement, anchor: string, home: Seat): Spot {
  const [ref = '', owner] = anchor.split('@');
  const seat = owner ?? /^(?:seat|workers|energy|money|steel|plastic|science|oil):(\d)$/.exec(ref)?.[1];
  const isShown = owner === undefined || Number(owner) === home;
  return (
    (isShown ? spotOn(layer, ref) : undefined) ??
    spotOn(layer, `seat:${seat}`) ?? { x: layer.clientWidth * (0.12 + 0.2 * Number(seat ?? 2)), y: -10 }
  );
}
