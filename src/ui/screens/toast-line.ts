import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { icon } from '../kit/icon.ts';
import { shared } from '../style/shared.css.ts';
import type { Notice } from './model.ts';
import { ScreenElement } from './screen.ts';

/** How long a notice stays, in milliseconds: time to notice it, and time to read each letter. */
const TO_NOTICE = 3000;
const TO_READ = 60;
/** How long one that offers something stays besides: time to make up one's mind. */
const TO_DECIDE = 6000;

/**
 * A brief notice. The element stays in the page, at most laid from the table onto a sheet, so that every notice is
 * spoken, one that says the same as the last included. It goes away once there was time to read it; a pointer or the
 * focus that rests on it keeps it, a click puts it away.
 */
@customElement('toast-line')
export class ToastLine extends ScreenElement {
  @property({ attribute: false }) notice: Notice | undefined;
  @state() private isGone = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Laid elsewhere, it is no longer under the pointer that rested on it. */
  override connectedCallback(): void {
    super.connectedCallback();
    if (this.notice && !this.isGone) this.#stay();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('notice')) this.#stay();
  }

  protected override render(): TemplateResult {
    const { notice } = this;
    return html`<div role="status">
      ${notice && !this.isGone ? keyed(notice, this.#line(notice)) : nothing}
    </div>`;
  }

  #line({ mood, text, offer }: Notice): TemplateResult {
    return html`<p class=${mood} @pointerenter=${this.#hold} @pointerleave=${this.#left} @focusin=${this.#hold} @focusout=${this.#left} @click=${this.#go}>
      ${icon(mood === 'filed' ? 'check' : 'warn')}<span>${text}</span>
      ${offer ? html`<button class="button" @click=${this.asks(offer.request)}>${offer.label}</button>` : nothing}
    </p>`;
  }

  #stay(): void {
    this.#hold();
    this.isGone = false;
    const { text = '', offer } = this.notice ?? {};
    this.#timer = setTimeout(() => this.#go(), TO_NOTICE + TO_READ * text.length + (offer ? TO_DECIDE : 0));
  }

  /** What is put away with the focus or the pointer on it does not come back. */
  #left(): void {
    if (!this.isGone) this.#stay();
  }

  #hold(): void {
    clearTimeout(this.#timer);
  }

  #go(): void {
    this.#hold();
    this.isGone = true;
  }

  static override styles = [
    shared,
    css`
      :host {
        position: fixed;
        left: 12px;
        right: 12px;
        /* Below the bar: what is done next lies at the foot of a page. */
        top: calc(56px + env(safe-area-inset-top));
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
        font-size: var(--t-15);
        font-weight: 600;
        animation: drop var(--m-move) var(--ease-out);
      }
      /* A finger cannot rest on it, and must not be kept from what lies beneath. */
      @media (hover: hover) {
        p {
          pointer-events: auto;
        }
      }
      /* Where there is room in the bar, between the name of the game and its buttons, the board is kept free. */
      @media (hover: hover) and (min-width: 1100px) and (min-height: 501px) {
        :host {
          top: calc(2px + env(safe-area-inset-top));
        }
        p {
          max-width: calc(100vw - 720px);
          padding-block: 6px;
          line-height: 1.15;
        }
      }
      .button {
        pointer-events: auto;
      }
      .icon {
        font-size: var(--t-18);
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
      @keyframes drop {
        from {
          transform: translateY(-8px);
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
