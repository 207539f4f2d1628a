import { fly, type Pieces, type Spot, spotOn } from '../../../ui/flying.ts';
import { icon } from '../../../ui/icon.ts';
import { seatToken } from '../../../ui/seat-token.ts';
import type { Flight } from './flights.ts';

/** Lets tokens and tiles travel over the table. */
export function flyTokens(layer: HTMLElement, flights: readonly Flight[]): void {
  fly(layer, flights.map(piecesOf), (anchor) => spotOn(layer, anchor) ?? beyond(layer, anchor));
}

function piecesOf({ from, to, piece }: Flight): Pieces {
  if ('seat' in piece) return { from, to, look: 'disc', face: seatToken(piece.seat) };
  return { from, to, look: piece.energy ? `tile e-${piece.energy}` : 'tile', face: icon(piece.icon) };
}

/** Companies that are not drawn sit beyond the left edge. */
function beyond(layer: HTMLElement, anchor: string): Spot | undefined {
  return anchor.startsWith('seat:') ? { x: -15, y: layer.clientHeight / 2 } : undefined;
}
