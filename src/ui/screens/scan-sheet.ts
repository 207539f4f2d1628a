import { css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../kit/icon.ts';
import { shared } from '../style/shared.css.ts';
import { page } from './page.css.ts';
import { scan } from './scan-words.ts';
import { SheetElement, sheet } from './sheet.ts';
import { words } from './words.ts';

/** A camera that is on and can look for codes. */
export interface Camera {
  readonly stream: MediaStream;
  /** What the code in the picture says, if there is one. */
  read(video: HTMLVideoElement): Promise<string | undefined>;
}

/** The camera's picture in a frame. The app brings the camera; the sheet shows it and looks for a code until one is found. */
@customElement('scan-sheet')
export class ScanSheet extends SheetElement {
  @property({ attribute: false }) camera?: Camera;
  @state() private isLooking = false;

  protected override render(): TemplateResult {
    return html`<dialog aria-label=${scan.title}>
      <div class="whole">
        <div class="bar">
          <button class="button ghost" aria-label=${words.close} @click=${this.asks({ do: 'close' })}>${icon('close')}</button>
          <h1 class="head name" tabindex="-1" autofocus>${scan.title}</h1>
        </div>
        <div class="view">
          <video .srcObject=${this.camera?.stream ?? null} autoplay muted playsinline @playing=${this.#look}></video>
          <div class="frame"><i></i><i></i><i></i><i></i></div>
        </div>
        <div class="slip">
          <p role="status">${this.isLooking ? scan.looking : scan.starting}</p>
          <button class="button" @click=${this.asks({ do: 'paste' })}>${icon('copy')}${scan.paste}</button>
        </div>
      </div>
    </dialog>`;
  }

  /** One look after the other, as fast as the reader is and never faster than the picture. */
  async #look(event: Event): Promise<void> {
    if (this.isLooking) return;
    const video = event.target as HTMLVideoElement;
    this.isLooking = true;
    while (this.isConnected) {
      const text = await this.camera?.read(video).catch(() => undefined);
      if (text && this.isConnected) return this.ask({ do: 'open-link', text });
      await new Promise(requestAnimationFrame);
    }
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
      video {
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
        font-size: var(--t-18);
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
