import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../kit/icon.ts';
import { shared } from '../style/shared.css.ts';
import { words } from './words.ts';

/**
 * A sheet of paper laid over the table: from the bottom on a phone, a card or a drawer on larger screens. The browser's
 * own modal dialog traps the focus, gives it back and closes on Escape. Fires `close`.
 */
@customElement('paper-sheet')
export class PaperSheet extends LitElement {
  static override styles = [
    shared,
    css`
      dialog {
        position: fixed;
        inset: auto 0 0;
        width: 100%;
        max-width: none;
        max-height: min(70dvh, 640px);
        margin: 0;
        padding: 0 0 env(safe-area-inset-bottom);
        border: 0;
        border-top: 3px solid var(--ink);
        background: var(--sheet);
        --k: var(--sheet);
        color: var(--ink);
        overflow: hidden;
        overscroll-behavior: contain;
      }
      dialog[open] {
        display: flex;
        flex-direction: column;
        animation: rise var(--m-sheet) var(--ease-out);
      }
      dialog::backdrop {
        background: #0b101466;
      }
      :host([clear]) dialog {
        height: 50dvh;
      }
      :host([clear]) dialog::backdrop {
        background: none;
      }
      .top {
        flex: none;
        display: flex;
        align-items: center;
        justify-content: space-between;
        padding: 4px 4px 0 16px;
      }
      h2 {
        font-size: var(--t-22);
      }
      .top .button {
        outline-offset: -4px;
      }
      .body {
        flex: 1;
        min-height: 0;
        overflow: auto;
        outline-offset: -4px;
        padding: 4px 16px 16px;
      }
      @keyframes rise {
        from {
          transform: translateY(40px);
          opacity: 0;
        }
      }
      @media (min-width: 700px) {
        dialog {
          inset: 0;
          width: min(560px, calc(100% - 48px));
          height: fit-content;
          max-height: 80dvh;
          margin: auto;
          border: 1.5px solid var(--ink);
          box-shadow: 6px 6px 0 var(--carbon);
        }
        :host([clear]) dialog {
          inset: 48px 0 0 auto;
          width: 420px;
          height: auto;
          max-height: none;
          margin: 0;
          border-width: 0 0 0 3px;
          box-shadow: none;
        }
      }
    `,
  ];

  @property() heading = '';
  @property({ type: Boolean }) open = false;
  /** Leaves the table behind it in plain sight, for looking at the past. */
  @property({ type: Boolean, reflect: true }) clear = false;

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('open')) return;
    if (!this.open) this.#dialog?.close();
    else if (!this.#dialog?.open) this.#dialog?.showModal();
  }

  protected override render(): TemplateResult {
    return html`<dialog aria-label=${this.heading} @close=${this.#closed} @click=${this.#pressed}>
      <div class="top">
        <h2 class="head">${this.heading}</h2>
        <button class="button ghost" aria-label=${words.sheet.close} @click=${() => this.#dialog?.close()}>${icon('close')}</button>
      </div>
      <div class="body" tabindex="0"><slot></slot></div>
    </dialog>`;
  }

  #closed(): void {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  }

  /** A press on the table behind puts the sheet away. */
  #pressed(event: Event): void {
    if (event.target === this.#dialog) this.#dialog?.close();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'paper-sheet': PaperSheet;
  }
}
