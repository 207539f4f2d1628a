import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A moment for the mouse to rest, a longer one for a finger to press. */
const REST_MS = 320;
const PRESS_MS = 420;
const SLACK = 10;

export interface Inspected {
  readonly what: string;
  readonly rule: string | undefined;
  readonly anchor: DOMRect;
  /** Opened by a tap or a long press: it stays until it is put away. */
  readonly isHeld: boolean;
}

/** Resting the mouse on a thing, focusing it or pressing it long enlarges it; nothing here changes a game. */
export class Inspecting implements ReactiveController {
  inspected: Inspected | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #start: { readonly x: number; readonly y: number } | undefined;
  /** What had the focus before a sheet took it. */
  #opener: Element | undefined;
  #swallow = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.close();
  }

  /** What the table takes up of the page. */
  get room(): DOMRect {
    return this.#host.getBoundingClientRect();
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

  /** Whether the click that follows a long press is to be ignored. */
  isSwallowed(): boolean {
    const isMeant = this.#swallow;
    this.#swallow = false;
    return isMeant;
  }

  open(thing: HTMLElement | SVGElement, isHeld: boolean): void {
    const rule = thing.closest<HTMLElement>('[data-rule]')?.dataset['rule'];
    this.#show({ what: thing.dataset['inspect'] ?? '', rule, anchor: thing.getBoundingClientRect(), isHeld });
  }

  /** Enlarges something that is drawn as a whole, until it is put away. */
  holdWhole(what: string, drawn: Element, rule: string): void {
    this.#show({ what, rule, anchor: drawn.getBoundingClientRect(), isHeld: true });
  }

  #show(inspected: Inspected): void {
    clearTimeout(this.#timer);
    this.inspected = inspected;
    this.#host.requestUpdate();
  }

  readonly over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons || this.inspected?.isHeld) return;
    const thing = thingOf(event);
    if (!thing) this.close();
    else if (thing.dataset['inspect'] !== this.inspected?.what) this.#after(REST_MS, thing, false);
  };

  readonly down = (event: PointerEvent): void => {
    this.#swallow = false;
    if (!this.inspected?.isHeld) this.close();
    if (event.pointerType === 'mouse') return;
    const thing = thingOf(event);
    this.#start = { x: event.clientX, y: event.clientY };
    if (thing) this.#after(PRESS_MS, thing, true);
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
    if (thing?.matches(':focus-visible') && !this.inspected?.isHeld) this.open(thing, false);
  };

  readonly out = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && !(event.relatedTarget instanceof Element)) this.leave();
  };

  readonly leave = (): void => {
    if (this.inspected?.isHeld) return;
    this.close();
  };

  #after(ms: number, thing: HTMLElement | SVGElement, isHeld: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#swallow = isHeld;
      this.open(thing, isHeld);
    }, ms);
  }
}

export function thingOf(event: Event): HTMLElement | SVGElement | undefined {
  const [target] = event.composedPath();
  return target instanceof Element ? (target.closest<HTMLElement>('[data-inspect]') ?? undefined) : undefined;
}
