import { css, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { parentOf } from '../kit/roving.ts';
import { isWithin } from './keyboard.ts';

/** A layer over the table that marks things on it and catches nothing. */
export const layer = css`
  :host {
    position: relative;
    pointer-events: none;
  }
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;

/** A thing that is in sight, seen from the upper left corner of the layer that marks it. */
export interface Spot<Thing extends Element = Element> {
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far a mark reaches beyond a thing. */
const AROUND = 5;
/** Less of a thing than this is not worth a mark. */
const LEAST = 6;
/** A table turns to what is spoken of, and things slide into their places: for so long it is looked where they are. */
const SETTLING_MS = 700;

/** Keeps a layer over the table told where some of the things on it are, wherever they are scrolled or turned to. */
export class Tracking implements ReactiveController {
  spots: readonly Spot[] = [];

  readonly #layer: HTMLElement & ReactiveControllerHost;
  readonly #things: () => readonly Element[];
  #left = 0;
  #last: number | undefined;
  #isLooking = false;
  #isShown = false;

  constructor(layer: HTMLElement & ReactiveControllerHost, things: () => readonly Element[]) {
    this.#layer = layer;
    this.#things = things;
    layer.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('resize', this.look);
    // Scrolling does not bubble, and happens in shadow roots.
    window.addEventListener('scroll', this.look, { capture: true });
    window.addEventListener('click', this.look);
    window.addEventListener('keyup', this.look);
  }

  hostDisconnected(): void {
    window.removeEventListener('resize', this.look);
    window.removeEventListener('scroll', this.look, { capture: true });
    window.removeEventListener('click', this.look);
    window.removeEventListener('keyup', this.look);
  }

  /** Other things are spoken of: the first of them is brought into sight. */
  begin(): void {
    this.#isShown = false;
    this.look();
  }

  /** Looks where things are until they lie still. */
  readonly look = (): void => {
    this.#left = SETTLING_MS;
    if (this.#isLooking) return;
    this.#isLooking = true;
    requestAnimationFrame(this.#frame);
  };

  readonly #frame = (now: number): void => {
    this.#left -= now - (this.#last ?? now);
    this.#last = now;
    this.#measure();
    if (this.#left > 0 && this.#layer.isConnected) requestAnimationFrame(this.#frame);
    else {
      this.#isLooking = false;
      this.#last = undefined;
    }
  };

  #measure(): void {
    const things = this.#things();
    this.#showFirst(things);
    const home = this.#layer.getBoundingClientRect();
    const scale = home.width === 0 ? 1 : this.#layer.offsetWidth / home.width;
    const spots = things.flatMap((thing) => {
      const box = inSight(thing);
      if (!box) return [];
      return {
        thing,
        x: Math.round((box.left - home.left) * scale) - AROUND,
        y: Math.round((box.top - home.top) * scale) - AROUND,
        width: Math.round((box.right - box.left) * scale) + 2 * AROUND,
        height: Math.round((box.bottom - box.top) * scale) + 2 * AROUND,
      };
    });
    if (areSame(spots, this.spots)) return;
    this.spots = spots;
    this.#layer.requestUpdate();
  }

  /** A thing that is drawn but scrolled away is brought back, once. */
  #showFirst(things: readonly Element[]): void {
    const [first] = things;
    if (this.#isShown || !first) return;
    this.#isShown = true;
    if (!things.some(inSight)) first.scrollIntoView({ block: 'nearest' });
  }
}

function areSame(some: readonly Spot[], others: readonly Spot[]): boolean {
  const isSame = (one: Spot, other: Spot | undefined): boolean =>
    one.thing === other?.thing &&
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height;
  return some.length === others.length && some.every((spot, at) => isSame(spot, others[at]));
}

/** The part of a thing that can be seen; undefined if it is not drawn, scrolled away or covered. */
function inSight(thing: Element): Sides | undefined {
  if (!thing.checkVisibility({ visibilityProperty: true })) return undefined;
  const seen = clipped(thing);
  const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
  if (seen.right - seen.left < LEAST || seen.bottom - seen.top < LEAST) return undefined;
  const root = thing.getRootNode();
  if (!(root instanceof ShadowRoot)) return undefined;
  const [top] = root.elementsFromPoint(x, y);
  return top && (isWithin(top, thing) || isWithin(thing, top)) ? seen : undefined;
}

type Sides = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** What the parts of the page around a thing leave of it. */
function clipped(thing: Element): Sides {
  let seen: Sides = thing.getBoundingClientRect();
  for (let node = parentOf(thing); node; node = parentOf(node)) {
    if (!(node instanceof HTMLElement) || getComputedStyle(node).overflow === 'visible') continue;
    const { left, top, right, bottom } = node.getBoundingClientRect();
    seen = {
      left: Math.max(seen.left, left),
      top: Math.max(seen.top, top),
      right: Math.min(seen.right, right),
      bottom: Math.min(seen.bottom, bottom),
    };
  }
  return seen;
}
