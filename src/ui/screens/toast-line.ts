import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../icon.ts';
import { shared } from '../style/shared.ts';
import { Screen } from './screen.ts';

/** A brief notice. It stays in the page and is spoken whenever its text changes; the app decides how long it shows. */
@customElement('toast-line')
export class ToastLine extends Screen {
  @property({ attribute: false }) text = '';
  @property({ attribute: false }) mood: 'filed' | 'trouble' = 'filed';

  protected override render(): TemplateResult {
    return html`<div role="status">
      ${this.text ? html`<p class=${this.mood}>${icon(this.mood === 'filed' ? 'check' : 'warn')}<span>${this.text}</span></p>` : nothing}
    </div>`;
  }

  static override styles = [
    shared,
    css`
      :host {
        position: fixed;
        left: 12px;
        right: 12px;
        bottom: calc(16px + env(safe-area-inset-bottom) + var(--toast-lift, 0px));
        z-index: 20;
        pointer-events: none;
      }
      p {
        display: flex;
        align-items: center;
        gap: 10px;
        width: max-content;
        max-width: 100%;
        margin: 0 auto;
        padding: 10px 16px 10px 12px;
        border: 1.5px solid var(--ink);
        border-radius: var(--r-1);
        font-size: 15px;
        font-weight: 600;
        animation: rise var(--m-move) var(--ease-out);
      }
      .icon {
        font-size: 18px;
      }
      .filed {
        background: var(--mint);
        --k: var(--mint);
        color: var(--ink);
      }
      .filed .icon {
        color: var(--mint-ink);
      }
      .trouble {
        background: var(--rose);
        --k: var(--rose);
        color: var(--ink);
      }
      .trouble .icon {
        color: var(--rose-ink);
      }
      @keyframes rise {
        from {
          transform: translateY(8px);
          opacity: 0;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'toast-line': ToastLine;
  }
}
