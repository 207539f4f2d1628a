import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../kit/icon.ts';
import { seatToken } from '../kit/seat-token.ts';
import { shared } from '../style/shared.css.ts';
import { codeFigure, codeStyle } from './code-figure.ts';
import { formStyle } from './form.css.ts';
import { passing } from './hand-over-words.ts';
import type { MoveSeatModel } from './model.ts';
import { page } from './page.css.ts';
import { qrOf } from './qr.ts';
import { seats } from './seats-words.ts';
import { SheetElement, sheet } from './sheet.ts';
import { title } from './titles.ts';
import { words } from './words.ts';

/** A private link that carries a seat to another device: marked so that nobody takes it for a move. */
@customElement('move-seat-sheet')
export class MoveSeatSheet extends SheetElement {
  @property({ attribute: false }) model?: MoveSeatModel;

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    const { people, link, can, copied } = model;
    const names = people.map(({ name }) => name);
    const code = qrOf(link);
    const [first, second] = seats.private;
    return html`<dialog aria-label=${seats.moveFor(names)}>
      <div class="whole">
        <div class="bar">
          <button class="button ghost" aria-label=${words.close} @click=${this.asks({ do: 'close' })}>${icon('close')}</button>
          <span class="head name">${title(model.title)}</span>
          <span class="typed meta">${words.code(model.code)}</span>
        </div>
        <div class="desk">
          <div class="form">
            <div class="top">
              <h1 class="head" tabindex="-1" autofocus>${seats.moveTitle(names)}</h1>
              <p class="head stamp">${first}<br />${second}</p>
            </div>
            ${people.map(({ seat, name }) => html`<p class="person">${seatToken(seat)}<b class="typed">${name}</b></p>`)}
            <p class="fact">${icon('lock')}<span>${seats.moveFact(names)} ${seats.moveAdvice} ${model.isSealed ? html`<b>${seats.moveKey}</b>` : nothing}</span></p>
            ${
              code
                ? html`<div class="code-row">
                  <div class="frame">${codeFigure(code)}</div>
                  <p><b>${seats.moveHere}</b> ${seats.movePoint}</p>
                </div>`
                : nothing
            }
            <p class="typed address" tabindex="0" role="textbox" aria-readonly="true" aria-label=${passing.link}>${link}</p>
            <div class="ways">
              <button class="button primary" @click=${this.asks({ do: 'copy-seat' })}>
                ${copied === 'by-hand' ? html`${icon('check')}${passing.copied}` : html`${icon('copy')}${seats.copyPrivate}`}
              </button>
              ${can.share ? html`<button class="button" @click=${this.asks({ do: 'share-seat' })}>${icon('share')}${seats.sharePrivate}</button>` : nothing}
              <p class="said" role="status">${copied === 'refused' ? passing.copyRefused : nothing}</p>
            </div>
          </div>
        </div>
      </div>
    </dialog>`;
  }

  static override styles = [
    shared,
    page,
    sheet,
    codeStyle,
    formStyle,
    css`
      .whole {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        height: 100%;
      }
      .desk {
        overflow: hidden auto;
        padding: 14px 12px calc(24px + env(safe-area-inset-bottom));
      }
      /* Rose stock all over: this is not for the table. */
      .form {
        max-width: 520px;
        margin: 0 auto;
        display: grid;
        gap: 14px;
        padding: 18px 16px 20px;
        border: 3px dashed var(--pencil);
      }
      h1.head {
        font-size: var(--t-48);
        line-height: 0.95;
      }
      .person {
        display: flex;
        align-items: center;
        gap: 10px;
        padding: 8px 0;
        border-block: 1.5px solid var(--ink);
        font-size: var(--t-24);
        line-height: 1.1;
      }
      .person .token {
        width: 28px;
        height: 28px;
      }
      .fact {
        display: flex;
        gap: 12px;
        padding: 10px 12px;
        background: var(--rose);
        --k: var(--rose);
        font-size: var(--t-15);
      }
      .fact .icon {
        margin-top: 2px;
        font-size: var(--t-20);
        color: var(--rose-ink);
      }
      .code-row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 14px;
      }
      .code-row p {
        flex: 1 1 110px;
      }
      .frame {
        max-width: 100%;
        border: 1.5px solid var(--ink);
      }
      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: 12px;
        padding-right: 3px;
      }
      .ways .button {
        flex: 1 1 180px;
        min-height: 48px;
        font-size: var(--t-16);
      }
      .said {
        flex-basis: 100%;
        font-size: var(--t-13);
      }
      .said:empty {
        display: none;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'move-seat-sheet': MoveSeatSheet;
  }
}
