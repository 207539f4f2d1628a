import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../icon.ts';
import { shared } from '../style/shared.ts';
import { page } from './page-style.ts';
import { Sheet, sheet } from './sheet.ts';
import { words } from './words.ts';

/** A frame around the camera's picture. The app puts its `<video>` inside and looks for codes. */
@customElement('scan-sheet')
export class ScanSheet extends Sheet {
  @property({ attribute: false }) state: 'starting' | 'looking' | 'refused' = 'starting';

  protected override render(): TemplateResult {
    return html`<dialog aria-label=${words.scan.title} @cancel=${this.cancel}>
      <div class="whole">
        <header class="bar">
          <button class="button ghost" aria-label=${words.close} @click=${this.asks({ do: 'close' })}>${icon('close')}</button>
          <h1 class="head name" tabindex="-1" autofocus>${words.scan.title}</h1>
        </header>
        <div class="view ${this.state}">
          <slot></slot>
          ${this.state === 'refused' ? icon('scan') : html`<div class="frame"><i></i><i></i><i></i><i></i></div>`}
        </div>
        <footer class="slip">
          <p role="status">${words.scan.state[this.state]}</p>
          <button class="button ${this.state === 'refused' ? 'primary' : ''}" @click=${this.asks({ do: 'paste' })}>
            ${icon('copy')}${words.scan.paste}
          </button>
        </footer>
      </div>
    </dialog>`;
  }

  static override styles = [
    shared,
    page,
    sheet,
    css`
      dialog {
        background: #0b0f12;
      }
      .whole {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr) auto;
        height: 100%;
      }
      h1:focus {
        outline: none;
      }
      .view {
        position: relative;
        display: grid;
        place-items: center;
        overflow: hidden;
        color: #a9bac6;
        --k: #0b0f12;
      }
      .view > .icon {
        font-size: 96px;
      }
      ::slotted(video) {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        object-fit: cover;
      }
      .frame {
        position: relative;
        width: min(72vw, 52vh);
        aspect-ratio: 1;
      }
      .frame i {
        position: absolute;
        width: 44px;
        height: 44px;
        border: 5px solid #fbe58a;
      }
      .frame i:nth-child(1) {
        top: 0;
        left: 0;
        border-width: 5px 0 0 5px;
      }
      .frame i:nth-child(2) {
        top: 0;
        right: 0;
        border-width: 5px 5px 0 0;
      }
      .frame i:nth-child(3) {
        bottom: 0;
        left: 0;
        border-width: 0 0 5px 5px;
      }
      .frame i:nth-child(4) {
        right: 0;
        bottom: 0;
        border-width: 0 5px 5px 0;
      }
      .slip {
        --slip-behind: #0b0f12;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: 12px 24px;
        padding: 18px 16px calc(18px + env(safe-area-inset-bottom));
      }
      .slip p {
        font-size: 18px;
        font-weight: 600;
        text-align: center;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'scan-sheet': ScanSheet;
  }
}
