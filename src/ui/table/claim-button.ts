import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Seat } from '../../engine/ask.ts';
import { icon } from '../kit/icon.ts';
import { shared } from '../style/shared.css.ts';
import { FrameEvent } from './model.ts';
import './paper-sheet.ts';
import { words } from './words.ts';

/** "I am Ben": takes a seat on this device, after asking, because it may be a rival's. */
@customElement('claim-button')
export class ClaimButton extends LitElement {
  static override styles = [
    shared,
    css`
      .button {
        width: 100%;
        justify-content: center;
        overflow-wrap: anywhere;
      }
      .choice {
        display: flex;
        flex-wrap: wrap;
        gap: 10px;
        margin-top: 16px;
      }
      .choice .button {
        width: auto;
      }
      p {
        font-size: var(--t-16);
      }
    `,
  ];

  @property({ attribute: false }) seat: Seat = 0;
  @property() name = '';
  @state() private isAsking = false;

  protected override render(): TemplateResult {
    const { name } = this;
    return html`<button class="button" @click=${this.#ask}>${icon('human')}${words.claim.iAm(name)}</button>
      <paper-sheet heading=${words.claim.title(name)} ?open=${this.isAsking} @close=${this.#leave}>
        <p>${words.claim.means(name)}</p>
        <div class="choice">
          <button class="button primary" @click=${this.#take}>${words.claim.yes(name)}</button>
          <button class="button" @click=${this.#leave}>${words.claim.no}</button>
        </div>
      </paper-sheet>`;
  }

  readonly #ask = (): void => {
    this.isAsking = true;
  };

  readonly #take = (): void => {
    this.isAsking = false;
    this.dispatchEvent(new FrameEvent({ do: 'claim', seat: this.seat }));
  };

  readonly #leave = (): void => {
    this.isAsking = false;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'claim-button': ClaimButton;
  }
}
