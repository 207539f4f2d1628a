import type { LitElement, ReactiveController } from 'lit';

/** A moment for the mouse to rest, a longer one for a finger to press. */
const REST_MS = 320;
const PRESS_MS = 500;
const SLACK = 10;

export interface Inspected {
  readonly what: string;
  readonly rule: string | undefined;
  readonly anchor: DOMRect;
  /** What the table took up of the page when it was enlarged: a sheet that moved later would slip away from under a press. */
  readonly room: DOMRect;
  /** Opened by a tap or a long press: it stays until it is put away. */
  readonly isHeld: boolean;
}

/** Resting the mouse on a thing, focusing it or pressing it long enlarges it; nothing here changes a game. */
export class Inspecting implements ReactiveController {
  inspected: Inspected | undefined;
  readonly #host: LitElement;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #start: { readonly x: number; readonly y: number } | undefined;
  /** What had the focus before a sheet took it. */
  #opener: Element | undefined;
  #swallow = false;
  /** What the mouse has pressed and still rests on: it was read before, and now its neighbours matter. */
  #pressed: string | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Listens within the table: what happens between two things of it never leaves its shadow. */
  hostConnected(): void {
    const { renderRoot } = this.#host;
    const listeners = {
      pointerover: this.#over,
      pointerout: this.#out,
      pointerdown: this.#down,
      pointermove: this.#move,
      pointerup: this.#up,
      pointercancel: this.#up,
      focusin: this.#focus,
      focusout: this.#leave,
      keydown: this.#key,
    };
    for (const [type, listener] of Object.entries(listeners)) {
      renderRoot.addEventListener(type, listener as EventListener);
    }
    renderRoot.addEventListener('click', this.#click, { capture: true });
  }

  hostDisconnected(): void {
    this.close();
  }

  /** A sheet is named by its heading. One that is held takes the focus, and gives it back when it is put away. */
  hostUpdated(): void {
    const root = this.#host.shadowRoot;
    const sheet = root?.querySelector<HTMLElement>('.enlarged');
    if (sheet) {
      sheet.ariaLabel = sheet.querySelector('h2, h3')?.textContent?.trim() ?? '';
      if (!sheet.matches(':popover-open')) sheet.showPopover();
    }
    const focused = root?.activeElement;
    if (sheet && this.inspected?.isHeld && !this.#opener) {
      this.#opener = focused ?? this.#host;
      sheet.focus();
    } else if (!sheet && this.#opener) {
      if (!focused && this.#opener instanceof HTMLElement) this.#opener.focus();
      this.#opener = undefined;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    if (!this.inspected) return;
    this.inspected = undefined;
    this.#host.requestUpdate();
  }

  open(thing: HTMLElement | SVGElement, isHeld: boolean): void {
    const rule = thing.closest<HTMLElement>('[data-rule]')?.dataset['rule'];
    this.#show({ what: thing.dataset['inspect'] ?? '', rule, anchor: thing.getBoundingClientRect(), isHeld });
  }

  /** Enlarges something that is drawn as a whole, until it is put away. */
  holdWhole(what: string, drawn: Element, rule: string): void {
    this.#show({ what, rule, anchor: drawn.getBoundingClientRect(), isHeld: true });
  }

  #show(thing: Omit<Inspected, 'room'>): void {
    clearTimeout(this.#timer);
    this.inspected = { ...thing, room: this.#host.getBoundingClientRect() };
    this.#host.requestUpdate();
  }

  readonly #over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons || this.inspected?.isHeld) return;
    const thing = thingOf(event);
    if (thing && thing.dataset['inspect'] === this.#pressed) return;
    this.#pressed = undefined;
    if (!thing) this.close();
    else if (thing.dataset['inspect'] !== this.inspected?.what) this.#after(REST_MS, thing, false);
  };

  readonly #down = (event: PointerEvent): void => {
    this.#swallow = false;
    if (!this.inspected?.isHeld) this.close();
    const thing = thingOf(event);
    if (event.pointerType === 'mouse') {
      this.#pressed = thing?.dataset['inspect'];
      return;
    }
    this.#start = { x: event.clientX, y: event.clientY };
    if (thing) this.#after(PRESS_MS, thing, true);
  };

  readonly #move = (event: PointerEvent): void => {
    if (!this.#start || event.pointerType === 'mouse') return;
    if (Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > SLACK) this.#up();
  };

  readonly #up = (): void => {
    this.#start = undefined;
    if (!this.inspected?.isHeld) clearTimeout(this.#timer);
  };

  readonly #focus = (event: FocusEvent): void => {
    const thing = thingOf(event);
    if (thing?.matches(':focus-visible') && !this.inspected?.isHeld) this.open(thing, false);
  };

  readonly #out = ({ pointerType, relatedTarget }: PointerEvent): void => {
    const isInside = relatedTarget instanceof Node && this.#host.renderRoot.contains(relatedTarget);
    if (pointerType !== 'mouse' || isInside) return;
    this.#pressed = undefined;
    this.#leave();
  };

  readonly #leave = (): void => {
    if (!this.inspected?.isHeld) this.close();
  };

  readonly #key = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') this.close();
  };

  /** The click that follows a long press means nothing. */
  readonly #click = (event: Event): void => {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  };

  #after(ms: number, thing: HTMLElement | SVGElement, isHeld: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#swallow = isHeld;
      this.open(thing, isHeld);
    }, ms);
  }
}

/** The thing an event happened on that bears a mark such as `[data-inspect]`. */
export function thingOf(event: Event, mark = '[data-inspect]'): HTMLElement | SVGElement | undefined {
  const [target] = event.composedPath();
  return target instanceof Element ? (target.closest<HTMLElement>(mark) ?? undefined) : undefined;
}
