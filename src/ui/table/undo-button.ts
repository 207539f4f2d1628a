import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../kit/icon.ts';
import { shared } from '../style/shared.css.ts';
import { FrameEvent, type Undo } from './model.ts';
import './paper-sheet.ts';
import { words } from './words.ts';

/** Undo, in its four states: free, nothing to undo, sealed by chance, or out of the house already. */
@customElement('undo-button')
export class UndoButton extends LitElement {
  static override styles = [
    shared,
    css`
      .button {
        width: 100%;
        justify-content: center;
      }
      .button:disabled,
      .button[aria-disabled='true'] {
        color: inherit;
        border-color: currentColor;
        opacity: 0.65;
      }
      .button[aria-disabled='true'] small {
        color: inherit;
      }
      .sealed small {
        display: var(--why, block);
      }
      :host([compact]) .button {
        padding: 4px;
      }
      :host([compact]) .button > span {
        display: none;
      }
      :host([compact]) .sealed {
        flex-direction: column;
        gap: 3px;
        min-width: var(--tap);
        padding: 2px 1px;
        font-size: var(--t-12);
        letter-spacing: -0.02em;
      }
      :host([compact]) .sealed > span {
        display: block;
      }
      :host([compact]) .sealed small {
        display: none;
      }
      @media (max-height: 859px) {
        .sealed small {
          display: none;
        }
      }
      .choice {
        display: flex;
        flex-wrap: wrap;
        gap: 10px;
        margin-top: 16px;
      }
      p {
        font-size: var(--t-16);
      }
    `,
  ];

  @property({ attribute: false }) undo: Undo = { kind: 'nothing' };
  /** An option is chosen and not yet confirmed: Undo puts it back. */
  @property({ type: Boolean }) isLooking = false;
  /** Only the icon, where space is short. */
  @property({ type: Boolean, reflect: true }) compact = false;
  @state() private isAsking = false;

  /** Undoes, or asks first where the copy may be out. */
  press(): void {
    if (this.isLooking || this.undo.kind === 'possible') this.#take();
    else if (this.undo.kind === 'take-back') this.isAsking = true;
  }

  protected override render(): TemplateResult {
    const kind = this.isLooking ? 'possible' : this.undo.kind;
    const isOpen = kind === 'possible' || kind === 'take-back';
    const label = words.undo[kind];
    const why = kind === 'sealed' ? words.undo.sealedWhy : kind === 'nothing' ? words.undo.nothingWhy : undefined;
    const name = why === undefined ? label : `${label}, ${why}`;
    return html`<button class="button ${kind}" aria-label=${name} title=${why ?? nothing} aria-disabled=${String(!isOpen)} @click=${this.press}>
        ${icon(kind === 'sealed' ? 'lock' : 'undo')}<span>${label}${kind === 'sealed' ? html`<small>${why}</small>` : nothing}</span>
      </button>
      <paper-sheet heading=${words.undo.askTitle} ?open=${this.isAsking} @close=${this.#leave}>
        <p>${words.undo.ask}</p>
        <div class="choice">
          <button class="button primary" @click=${this.#take}>${words.undo.yes}</button>
          <button class="button" @click=${this.#leave}>${words.undo.no}</button>
        </div>
      </paper-sheet>`;
  }

  readonly #take = (): void => {
    this.isAsking = false;
    this.dispatchEvent(new FrameEvent({ do: 'undo' }));
  };

  readonly #leave = (): void => {
    this.isAsking = false;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'undo-button': UndoButton;
  }
}
