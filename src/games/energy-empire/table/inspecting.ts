import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A moment for the mouse to rest, a longer one for a finger to press. */
const REST_MS = 320;
const PRESS_MS = 420;
const SLACK = 10;

export interface Inspected {
  readonly what: string;
  readonly rule: string | undefined;
  readonly anchor: DOMRect;
  /** Opened by a long press: it stays until it is put away. */
  readonly isHeld: boolean;
}

/**
 * Resting the mouse on a thing, focusing it or pressing it long enlarges it. The element only tells which thing it is;
 * nothing here changes a game.
 */
export class Inspecting implements ReactiveController {
  inspected: Inspected | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #start: { x: number; y: number } | undefined;
  #swallow = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.close();
  }

  close(): void {
    clearTimeout(this.#timer);
    if (!this.inspected) return;
    this.inspected = undefined;
    this.#host.requestUpdate();
  }

  /** After a long press the finger's own click is not meant. */
  isSwallowed(): boolean {
    const is = this.#swallow;
    this.#swallow = false;
    return is;
  }

  /** Enlarges a thing until it is put away. */
  hold(thing: HTMLElement): void {
    clearTimeout(this.#timer);
    this.#open(thing, true);
  }

  readonly over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons) return;
    const thing = thingOf(event);
    if (!thing) this.#leave();
    else if (thing.dataset['inspect'] !== this.inspected?.what) this.#after(REST_MS, thing, false);
  };

  readonly out = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && !(event.relatedTarget instanceof Element)) this.#leave();
  };

  readonly down = (event: PointerEvent): void => {
    this.#swallow = false;
    if (event.pointerType === 'mouse') {
      this.close();
      return;
    }
    const thing = thingOf(event);
    if (!thing) return;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#after(PRESS_MS, thing, true);
  };

  readonly move = (event: PointerEvent): void => {
    if (!this.#start || event.pointerType === 'mouse') return;
    if (Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > SLACK) this.up();
  };

  readonly up = (): void => {
    this.#start = undefined;
    if (!this.inspected?.isHeld) clearTimeout(this.#timer);
  };

  readonly focus = (event: FocusEvent): void => {
    const thing = thingOf(event);
    if (thing?.matches(':focus-visible')) this.#open(thing, false);
  };

  readonly blur = (): void => {
    if (!this.inspected?.isHeld) this.close();
  };

  #leave(): void {
    clearTimeout(this.#timer);
    if (!this.inspected?.isHeld) this.close();
  }

  #after(ms: number, thing: HTMLElement, isHeld: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#swallow = isHeld;
      this.#open(thing, isHeld);
    }, ms);
  }

  #open(thing: HTMLElement, isHeld: boolean): void {
    const { inspect: what = '', rule } = thing.dataset;
    this.inspected = { what, rule, anchor: thing.getBoundingClientRect(), isHeld };
    this.#host.requestUpdate();
  }
}

function thingOf(event: Event): HTMLElement | undefined {
  const [target] = event.composedPath();
  return target instanceof Element ? (target.closest<HTMLElement>('[data-inspect]') ?? undefined) : undefined;
}
