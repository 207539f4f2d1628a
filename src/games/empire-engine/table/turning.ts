import type { Seat } from '../../../engine/ask.ts';
import { type Action, ENGINES, SIDES, type Side } from '../rules/tables.ts';
import type { SeatView } from '../rules/view.ts';

/**
 * Remembers how far each engine has turned. Engines turn clockwise only: when another action comes on top, the wheel
 * goes on from where it stands instead of spinning back.
 */
export class Turning {
  readonly #turned = new Map<string, number>();
  readonly #drawn = new Map<string, { readonly at: number; readonly quarters: number }>();

  /** Takes the tops of a new view. */
  see({ seats }: { readonly seats: readonly Pick<SeatView, 'seat' | 'tops'>[] }): void {
    for (const { seat, tops } of seats) {
      for (const side of SIDES) {
        const top = tops[side];
        if (top) this.#turned.set(key(seat, side), forward(this.of(seat, side), side, top));
      }
    }
  }

  /** Quarter turns of an engine, before whatever is planned for it. */
  of(seat: Seat, side: Side): number {
    return this.#turned.get(key(seat, side)) ?? 0;
  }

  /** Quarter turns once this action is on top. */
  to(seat: Seat, side: Side, action: Action): number {
    return forward(this.of(seat, side), side, action);
  }

  /** Notes where an engine is drawn now and returns how many quarters its last turn took. */
  draw(seat: Seat, side: Side, at: number): number {
    const last = this.#drawn.get(key(seat, side));
    const quarters = !last || last.at === at ? (last?.quarters ?? 1) : Math.abs(at - last.at);
    this.#drawn.set(key(seat, side), { at, quarters });
    return quarters;
  }
}

const key = (seat: Seat, side: Side): string => `${seat}:${side}`;

/** The next position, at or after this one, with the action on top. */
export function forward(turned: number, side: Side, action: Action): number {
  const ring: readonly Action[] = ENGINES[side];
  const wanted = (ring.length - ring.indexOf(action)) % ring.length;
  const now = turned % ring.length;
  return turned + ((wanted - now + ring.length) % ring.length);
}
