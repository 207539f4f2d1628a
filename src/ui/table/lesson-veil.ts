import { css, html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Offers } from '../kit/offers.ts';
import { drawingsOf } from '../kit/roving.ts';
import { shared } from '../style/shared.css.ts';
import { findAllDeep, isWithin } from './keyboard.ts';
import type { CourseStep } from './model.ts';
import { amountsOf } from './slip-groups.ts';
import { layer, type Spot, Tracking } from './tracking.ts';

/**
 * Darkens the table but for what a course speaks of and what may be picked. It lies over everything and catches nothing:
 * whatever else is pressed still says why it has to wait. If nothing of it is in sight, nothing is darkened.
 */
@customElement('lesson-veil')
export class LessonVeil extends LitElement {
  static override styles = [
    shared,
    layer,
    css`
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

  readonly #tracking = new Tracking(this, () => this.#things());

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('step')) this.#tracking.begin();
    else if (changed.has('offers')) this.#tracking.look();
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
    const { spots } = this.#tracking;
    if (spots.length === 0) return nothing;
    return html`<svg aria-hidden="true">
      <mask id="light"><rect width="100%" height="100%" fill="#fff"></rect>${spots.map((spot) => rect(spot, 'hole'))}</mask>
      <rect class="veil" width="100%" height="100%" mask="url(#light)"></rect>
      ${spots.map((spot) => [rect(spot, 'light'), rect(spot, 'rim')])}
    </svg>`;
  }
}

const rect = ({ x, y, width, height }: Spot, name: string): TemplateResult =>
  svg`<rect class=${name} x=${x} y=${y} width=${width} height=${height} rx="3"></rect>`;

declare global {
  interface HTMLElementTagNameMap {
    'lesson-veil': LessonVeil;
  }
}
