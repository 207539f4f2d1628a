import { css, html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Offers } from '../kit/offers.ts';
import { drawingsOf, parentOf } from '../kit/roving.ts';
import { shared } from '../style/shared.css.ts';
import { findAllDeep, isWithin } from './keyboard.ts';
import type { CourseStep } from './model.ts';
import { amountsOf } from './slip-groups.ts';

/** A thing in the light, seen from the upper left corner of the veil. */
interface Hole {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far the light reaches beyond a thing. */
const AROUND = 5;
/** Less of a thing than this is not worth a light. */
const LEAST = 6;
/** A table turns to what is spoken of, and things slide into their places: for so long it is looked where they are. */
const SETTLING_MS = 700;

/**
 * Darkens the table but for what a course speaks of and what may be picked. It lies over everything and catches nothing:
 * whatever else is pressed still says why it has to wait. If nothing of it is in sight, nothing is darkened.
 */
@customElement('lesson-veil')
export class LessonVeil extends LitElement {
  static override styles = [
    shared,
    css`
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
      .veil {
        fill: #0b1420;
        fill-opacity: 0.62;
      }
      .light {
        fill: none;
        stroke: #fff;
        stroke-width: 4;
      }
      .rim {
        fill: none;
        stroke: var(--carbon);
        stroke-width: 3;
      }
    `,
  ];

  @property({ attribute: false }) step: CourseStep | undefined;
  @property({ attribute: false }) offers: Offers | undefined;
  @state() private holes: readonly Hole[] = [];

  #until = 0;
  #isLooking = false;
  #isScrolled = false;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('resize', this.#look);
    // Scrolling does not bubble, and happens in shadow roots.
    window.addEventListener('scroll', this.#look, { capture: true });
    window.addEventListener('click', this.#look);
    window.addEventListener('keyup', this.#look);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('resize', this.#look);
    window.removeEventListener('scroll', this.#look, { capture: true });
    window.removeEventListener('click', this.#look);
    window.removeEventListener('keyup', this.#look);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('step') && !changed.has('offers')) return;
    if (changed.has('step')) this.#isScrolled = false;
    this.#look();
  }

  /** Looks where things are until they lie still. */
  readonly #look = (): void => {
    this.#until = SETTLING_MS;
    if (this.#isLooking) return;
    this.#isLooking = true;
    requestAnimationFrame(this.#frame);
  };

  #last: number | undefined;

  readonly #frame = (now: number): void => {
    this.#until -= now - (this.#last ?? now);
    this.#last = now;
    this.#measure();
    if (this.#until > 0 && this.isConnected) requestAnimationFrame(this.#frame);
    else {
      this.#isLooking = false;
      this.#last = undefined;
    }
  };

  #measure(): void {
    const things = this.#things();
    this.#showFirst(things);
    const home = this.getBoundingClientRect();
    const scale = home.width === 0 ? 1 : this.offsetWidth / home.width;
    const holes = things.flatMap((thing) => {
      const box = inSight(thing);
      if (!box) return [];
      return {
        x: Math.round((box.left - home.left) * scale) - AROUND,
        y: Math.round((box.top - home.top) * scale) - AROUND,
        width: Math.round((box.right - box.left) * scale) + 2 * AROUND,
        height: Math.round((box.bottom - box.top) * scale) + 2 * AROUND,
      };
    });
    if (JSON.stringify(holes) !== JSON.stringify(this.holes)) this.holes = holes;
  }

  /** A thing that is drawn but scrolled away is brought back, once in each step. */
  #showFirst(things: readonly Element[]): void {
    const [first] = things;
    if (this.#isScrolled || !first) return;
    this.#isScrolled = true;
    if (!things.some(inSight)) first.scrollIntoView({ block: 'nearest' });
  }

  /** What may be picked comes first, then what is spoken of; the slip itself is never in the dark. */
  #things(): Element[] {
    const frame = this.getRootNode();
    if (!(frame instanceof ShadowRoot)) return [];
    const board = frame.querySelector('main');
    const open = this.offers?.ask?.options.flatMap(({ ref }) => drawingsOf(ref)) ?? [];
    const points = this.step?.points ?? [];
    const spoken = [frame, frame.host]
      .flatMap((part) => findAllDeep(part, '[data-anchor]'))
      .filter((drawn) => points.includes(drawn.getAttribute('data-anchor') ?? ''));
    // Amounts are chosen with a stepper, which stands for all of them.
    const steppers = open.length > 0 && amountsOf(this.offers?.ask) ? findAllDeep(frame.host, 'amount-stepper') : [];
    return [...new Set([...open.filter((drawn) => board && isWithin(drawn, board)), ...steppers, ...spoken])];
  }

  protected override render(): TemplateResult | typeof nothing {
    const { holes } = this;
    if (holes.length === 0) return nothing;
    return html`<svg aria-hidden="true">
      <mask id="light"><rect width="100%" height="100%" fill="#fff"></rect>${holes.map((hole) => rect(hole, 'hole'))}</mask>
      <rect class="veil" width="100%" height="100%" mask="url(#light)"></rect>
      ${holes.map((hole) => [rect(hole, 'light'), rect(hole, 'rim')])}
    </svg>`;
  }
}

const rect = ({ x, y, width, height }: Hole, name: string): TemplateResult =>
  svg`<rect class=${name} x=${x} y=${y} width=${width} height=${height} rx="3"></rect>`;

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

declare global {
  interface HTMLElementTagNameMap {
    'lesson-veil': LessonVeil;
  }
}
