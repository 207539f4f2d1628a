import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Seat } from '../../engine/ask.ts';
import { icon } from '../kit/icon.ts';
import { seatToken } from '../kit/seat-token.ts';
import { vars } from '../kit/vars.ts';
import { shared } from '../style/shared.css.ts';
import { words } from './words.ts';

/**
 * Covers the table while the phone is passed on, in the next player's colour. Draw it instead of the table, before
 * anything secret of the next seat exists on the page. Fires `lift` and `back`.
 */
@customElement('curtain-screen')
export class CurtainScreen extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        position: fixed;
        inset: 0;
        z-index: 10;
        overflow: auto;
        background: var(--bar);
      }
      .cloth {
        --fold: color-mix(in srgb, var(--cloth) 82%, #0b1a2b);
        position: relative;
        min-height: 100%;
        display: grid;
        grid-template: minmax(96px, 1fr) auto minmax(112px, 1fr) / minmax(0, 1fr);
        justify-items: center;
        align-items: center;
        padding: 0 28px env(safe-area-inset-bottom);
        background: repeating-linear-gradient(90deg, var(--fold) 0 15px, var(--cloth) 15px 30px);
      }
      svg.valance {
        position: absolute;
        inset: 0 0 auto;
        width: 100%;
        height: 78px;
      }
      .note {
        grid-row: 2;
        display: grid;
        gap: 14px;
        justify-items: center;
        width: min(100%, 420px);
        padding: 26px 24px 28px;
        background: var(--sheet);
        color: var(--ink);
        text-align: center;
      }
      .note .token {
        width: 84px;
        height: 84px;
      }
      .note .typed {
        font-size: var(--t-16);
      }
      h1 {
        font-size: clamp(40px, 14vw, 56px);
        line-height: 0.92;
        overflow-wrap: anywhere;
      }
      h1:focus-visible {
        outline: none;
      }
      .note p:not(.typed) {
        font-size: var(--t-16);
        max-width: 280px;
      }
      .show {
        width: 100%;
        min-height: 52px;
        justify-content: center;
        text-align: center;
        font-size: var(--t-16);
      }
      .back {
        grid-row: 3;
      }
    `,
  ];

  /** Whom the phone is passed to. */
  @property({ attribute: false }) seat: Seat = 0;
  @property() name = '';
  /** Who has just played; without one there is no way back. */
  @property() from: string | undefined;

  protected override firstUpdated(): void {
    this.renderRoot.querySelector<HTMLElement>('h1')?.focus();
  }

  protected override render(): TemplateResult {
    const { seat, name, from } = this;
    return html`<main class="cloth" ${vars({ '--cloth': `var(--s${(seat % 8) + 1})` })}>
      ${valance}
      <div class="note">
        ${seatToken(seat)}
        ${from ? html`<p class="typed">${words.curtain.done(from)}</p>` : nothing}
        <h1 class="head" tabindex="-1">${words.curtain.pass(name)}</h1>
        <p>${words.curtain.covered(name)}</p>
        <button class="button primary show" @click=${() => this.dispatchEvent(new Event('lift'))}>${words.curtain.show(name)}</button>
      </div>
      ${
        from
          ? html`<button class="button back" @click=${() => this.dispatchEvent(new Event('back'))}>
            ${icon('undo')}${words.curtain.back(name, from)}
          </button>`
          : nothing
      }
    </main>`;
  }
}

/** The scalloped edge: as many arcs as fit, each 65 wide. */
const valance = html`<svg class="valance" aria-hidden="true">
  <defs>
    <pattern id="arcs" width="65" height="78" patternUnits="userSpaceOnUse">
      <path d="M0 0h65v58c-16 22-49 22-65 0z" fill="var(--bar)"></path>
      <path d="M0 58c16 22 49 22 65 0" fill="none" stroke="var(--s3)" stroke-width="5"></path>
    </pattern>
  </defs>
  <rect width="100%" height="78" fill="url(#arcs)"></rect>
</svg>`;

declare global {
  interface HTMLElementTagNameMap {
    'curtain-screen': CurtainScreen;
  }
}
