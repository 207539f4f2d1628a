import { adoptStyles, css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Desk } from '../../games/box.ts';

/** The desk of a game, behind a letter or a form that lies on it. */
@customElement('desk-ground')
export class DeskGround extends LitElement {
  @property({ attribute: false }) desk: Desk | undefined;

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const { desk, renderRoot } = this;
    if (!(renderRoot instanceof ShadowRoot)) return;
    adoptStyles(renderRoot, desk ? [...DeskGround.elementStyles, desk.style] : DeskGround.elementStyles);
  }

  protected override render(): TemplateResult {
    return html`<div class="ground" aria-hidden="true">${this.desk?.art?.() ?? nothing}</div>`;
  }

  static override styles = css`
    :host,
    .ground {
      position: absolute;
      inset: 0;
    }
    :host {
      z-index: -1;
    }
    .ground {
      isolation: isolate;
    }
  `;
}

declare global {
  interface HTMLElementTagNameMap {
    'desk-ground': DeskGround;
  }
}
