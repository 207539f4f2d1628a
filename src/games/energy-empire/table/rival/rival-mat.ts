import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Seat } from '../../../../engine/ask.ts';
import type { Speaker } from '../../../../engine/message.ts';
import { Offers } from '../../../../ui/kit/offers.ts';
import { shared } from '../../../../ui/style/shared.css.ts';
import type { View } from '../../rules/view.ts';
import { halftone } from '../art/plate.ts';
import { matParts } from '../mats/mat.ts';
import type { Scene } from '../scene.ts';
import { inSheet, styles } from '../style/table.css.ts';

/** Nobody's: on this mat there is nothing to press. */
const NOBODY = -1;

/** Somebody's whole mat, as far as it is public, in the sheet that opens when a seat is tapped. */
@customElement('energy-empire-mat')
export class EnergyEmpireMat extends LitElement {
  static override styles = [
    shared,
    styles,
    inSheet,
    css`
      .mat {
        padding: 0;
      }
      .mat-head {
        display: none;
      }
      .space {
        height: 40px;
      }
    `,
  ];

  @property({ attribute: false }) view: View | undefined;
  @property({ attribute: false }) seat: Seat = 0;
  @property({ attribute: false }) speaker: Speaker | undefined;
  @state() private isUnlocked = false;

  protected override render(): TemplateResult | typeof nothing {
    const { view, speaker, seat } = this;
    const mat = view?.mats[seat];
    if (!view || !mat || !speaker) return nothing;
    const scene: Scene = {
      view,
      viewer: view.viewer,
      offers: new Offers(undefined, speaker),
      line: undefined,
      looked: undefined,
      layout: 'narrow',
      home: NOBODY,
      where: { place: 'anywhere', binders: [] },
      plan: undefined,
      ghost: undefined,
      fresh: new Set(),
    };
    return html`${halftone()}<div class="mat">${matParts(scene, mat, { unlock: this.#unlock, isUnlocked: this.isUnlocked })}</div>`;
  }

  readonly #unlock = (): void => {
    this.isUnlocked = !this.isUnlocked;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'energy-empire-mat': EnergyEmpireMat;
  }
}
