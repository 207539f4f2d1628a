import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../kit/icon.ts';
import { shared } from '../style/shared.css.ts';
import { FrameEvent, type Hints } from './model.ts';
import { words } from './words.ts';

/** The door to a hint: asks what somebody who plays well would do, and hides it again. */
@customElement('hint-button')
export class HintButton extends LitElement {
  static override styles = [
    shared,
    css`
      .button {
        width: 100%;
        justify-content: center;
      }
      .button[aria-disabled='true'] {
        color: inherit;
        border-color: currentColor;
        opacity: 0.65;
      }
      :host([compact]) .button {
        padding: 4px;
      }
      :host([compact]) .button > span {
        display: none;
      }
    `,
  ];

  @property({ attribute: false }) hints: Hints | undefined;
  /** Only the icon, where space is short. */
  @property({ type: Boolean, reflect: true }) compact = false;

  /** Asks, or hides what was told. */
  press(): void {
    if (this.hints && this.hints.kind !== 'closed') this.dispatchEvent(new FrameEvent({ do: 'hint' }));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { hints } = this;
    if (!hints) return nothing;
    const isAsked = hints.kind === 'asked';
    const isClosed = hints.kind === 'closed';
    const label = isAsked ? words.hint.hide : words.hint.ask;
    const name = isClosed ? `${label}, ${words.hint.none}` : label;
    return html`<button class="button" aria-label=${name} title=${isClosed ? words.hint.none : nothing} aria-disabled=${String(isClosed)} aria-expanded=${String(isAsked)} @click=${this.press}>
      ${icon(isAsked ? 'close' : 'bulb')}<span>${label}</span>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'hint-button': HintButton;
  }
}
