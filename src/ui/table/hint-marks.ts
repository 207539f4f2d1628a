import { css, html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Ref } from '../../engine/ask.ts';
import { drawingsOf } from '../kit/roving.ts';
import { shared } from '../style/shared.css.ts';
import { isWithin } from './keyboard.ts';
import { layer, type Spot, Tracking } from './tracking.ts';

const NUMBER = 13;

/** Frames the moves of a hint where they lie on the board, each with its number. It catches nothing. */
@customElement('hint-marks')
export class HintMarks extends LitElement {
  static override styles = [
    shared,
    layer,
    css`
      svg {
        overflow: visible;
      }
      .light {
        fill: none;
        stroke: var(--sheet);
        stroke-width: 6;
      }
      .frame {
        fill: none;
        stroke: var(--carbon);
        stroke-width: 3;
      }
      circle {
        fill: var(--carbon);
        stroke: var(--sheet);
        stroke-width: 2.5;
      }
      text {
        fill: var(--carbon-ink);
        font: 700 var(--t-15) / 1 var(--f-text);
        text-anchor: middle;
        dominant-baseline: central;
      }
    `,
  ];

  /** The moves, the best first. */
  @property({ attribute: false }) refs: readonly Ref[] = [];

  readonly #tracking = new Tracking(this, () => this.#numbered().map(({ thing }) => thing));

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('refs') && String(changed.get('refs') ?? '') !== String(this.refs)) this.#tracking.begin();
  }

  /** Every drawing of a move on the board; its buttons in the slip say their number themselves. */
  #numbered(): { readonly thing: Element; readonly number: number }[] {
    const frame = this.getRootNode();
    const board = frame instanceof ShadowRoot ? frame.querySelector('main') : null;
    return this.refs.flatMap((ref, at) =>
      drawingsOf(ref)
        .filter((thing) => board && isWithin(thing, board))
        .map((thing) => ({ thing, number: at + 1 })),
    );
  }

  protected override render(): TemplateResult | typeof nothing {
    const { spots } = this.#tracking;
    if (spots.length === 0) return nothing;
    const numbers = new Map(this.#numbered().map(({ thing, number }) => [thing, number]));
    return html`<svg aria-hidden="true">${spots.map((spot) => mark(spot, numbers.get(spot.thing)))}</svg>`;
  }
}

function mark({ x, y, width, height }: Spot, number: number | undefined): TemplateResult {
  const [cx, cy] = [x + width - NUMBER / 2, Math.max(y + NUMBER / 2, NUMBER + 2)];
  return svg`<g data-number=${number ?? nothing}>
    <rect class="light" x=${x} y=${y} width=${width} height=${height} rx="3"></rect>
    <rect class="frame" x=${x} y=${y} width=${width} height=${height} rx="3"></rect>
    <circle cx=${cx} cy=${cy} r=${NUMBER}></circle><text x=${cx} y=${cy}>${number}</text>
  </g>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'hint-marks': HintMarks;
  }
}
