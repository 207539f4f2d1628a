import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Offers } from '../../../ui/kit/offers.ts';
import { PickEvent } from '../../../ui/kit/pick.ts';
import type { EmpireEngine } from '../rules/lexicon.ts';
import { GEAR_IDS, type Gear, SIDES, type Side } from '../rules/tables.ts';
import { gearOption, playableGears } from './plan.ts';

/** A gear on its way under the pointer. */
export interface Dragged {
  readonly gear: Gear;
  readonly x: number;
  readonly y: number;
  readonly over: Side | undefined;
}

const FAR_ENOUGH = 6;

type Host = ReactiveControllerHost & HTMLElement & { readonly offers: Offers<EmpireEngine> };

/** Puts a gear on an engine: by dragging it there, or by tapping it and then the engine. Both pick an offered option. */
export class GearDrag implements ReactiveController {
  dragged: Dragged | undefined;
  held: Gear | undefined;
  readonly #host: Host;
  #start: { readonly gear: Gear; readonly x: number; readonly y: number } | undefined;
  #wasDragged = false;
  #following = new AbortController();

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKey);
    this.#host.addEventListener('click', this.#tapEngine, { capture: true });
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#onKey);
    this.#host.removeEventListener('click', this.#tapEngine, { capture: true });
    this.#following.abort();
  }

  /** A held gear that can no longer be laid slips from the hand. */
  hostUpdate(): void {
    if (this.held && playableGears(this.#host.offers).length === 0) this.held = undefined;
  }

  readonly take = (event: PointerEvent): void => {
    const gear = gearOf(event.currentTarget);
    if (!gear || event.button !== 0) return;
    this.#start = { gear, x: event.clientX, y: event.clientY };
    this.#wasDragged = false;
    this.#follow();
  };

  readonly hold = (event: Event): void => {
    if (this.#wasDragged) {
      this.#wasDragged = false;
      return;
    }
    const gear = gearOf(event.currentTarget);
    this.#set({ held: gear === this.held ? undefined : gear });
  };

  /** A tap on an engine while a gear is held: that gear goes there, whatever medallion was hit. */
  readonly #tapEngine = (event: Event): void => {
    const side = this.held && this.#sideAt(event.composedPath()[0]);
    if (!side || !this.held) return;
    event.stopPropagation();
    this.#lay(this.held, side);
  };

  readonly #move = (event: PointerEvent): void => {
    if (!this.#start) return;
    const { gear, x, y } = this.#start;
    if (!this.dragged && Math.hypot(event.clientX - x, event.clientY - y) < FAR_ENOUGH) return;
    this.#wasDragged = true;
    const under = this.#host.shadowRoot?.elementFromPoint(event.clientX, event.clientY);
    const side = this.#sideAt(under);
    const over = side && gearOption(this.#host.offers, gear, side) ? side : undefined;
    this.#set({ dragged: { gear, x: event.clientX, y: event.clientY, over } });
  };

  readonly #drop = (event: PointerEvent): void => {
    const { dragged } = this;
    this.#start = undefined;
    this.#following.abort();
    this.#set({ dragged: undefined });
    if (dragged?.over && event.type === 'pointerup') this.#lay(dragged.gear, dragged.over);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || (!this.held && !this.dragged)) return;
    event.stopPropagation();
    this.#start = undefined;
    this.#following.abort();
    this.#set({ held: undefined, dragged: undefined });
  };

  #lay(gear: Gear, side: Side): void {
    const ref = gearOption(this.#host.offers, gear, side);
    this.#set({ held: undefined });
    if (ref) this.#host.dispatchEvent(new PickEvent(ref));
  }

  /** Which of your engines this is part of. */
  #sideAt(target: EventTarget | null | undefined): Side | undefined {
    const drawn = target instanceof Element ? target.closest<SVGElement>('[data-mine]') : undefined;
    return SIDES.find((side) => side === drawn?.dataset['mine']);
  }

  /** Follows the pointer wherever it goes, until it lets go. */
  #follow(): void {
    this.#following.abort();
    this.#following = new AbortController();
    const { signal } = this.#following;
    window.addEventListener('pointermove', this.#move, { signal });
    window.addEventListener('pointerup', this.#drop, { signal });
    window.addEventListener('pointercancel', this.#drop, { signal });
  }

  #set(state: { dragged?: Dragged | undefined; held?: Gear | undefined }): void {
    Object.assign(this, state);
    this.#host.requestUpdate();
  }
}

const gearOf = (target: EventTarget | null): Gear | undefined =>
  target instanceof HTMLElement ? GEAR_IDS.find((gear) => String(gear) === target.dataset['gear']) : undefined;
