import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../kit/icon.ts';
import { seatToken } from '../kit/seat-token.ts';
import { shared } from '../style/shared.css.ts';
import { coverOf } from './covers.ts';
import type { SeatClaimModel } from './model.ts';
import { page } from './page.css.ts';
import { ScreenElement } from './screen.ts';
import { seats } from './seats-words.ts';
import { title } from './titles.ts';
import { words } from './words.ts';

/** Asked once, when a link is opened for the first time: who is sitting here? */
@customElement('seat-claim')
export class SeatClaim extends ScreenElement {
  @property({ attribute: false }) model?: SeatClaimModel;

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    const [ask, offer] = seats.learn;
    return html`<div class="page">
      <header class="bar">
        <button class="button ghost" aria-label=${words.home} @click=${this.asks({ do: 'home' })}>${icon('home')}</button>
        <span class="head name">${title(model.title)}</span>
        <span class="typed meta">${words.code(model.code)}</span>
      </header>
      <main>
        <section class="slip" aria-labelledby="which">
          ${this.#letter(model)}
          <h1 class="head" id="which">${seats.which}</h1>
          <ul class=${model.seats.length > 4 ? 'many' : ''}>
            ${model.seats.map(
              ({ seat, name, isNext, isHere }) => html`<li>
                <button class="button" @click=${this.asks({ do: 'claim', seat })}>
                  ${seatToken(seat)}
                  <span><span class="unseen">${seats.iAm}</span> <b class="typed">${name}</b>
                    ${isNext || isHere ? html`<small>${isHere ? seats.isHere : seats.isNext}</small>` : nothing}
                  </span>
                </button>
              </li>`,
            )}
          </ul>
          <p class="help">${seats.help}</p>
        </section>
        <button class="button watch" @click=${this.asks({ do: 'watch' })}>
          ${icon('peek')}<span>${seats.watch}<small>${seats.watchHelp}</small></span>
        </button>
        <a class="button watch" href="#/learn/${model.game}">
          ${icon('cap')}<span>${offer}<small>${ask}</small></span>
        </a>
      </main>
    </div>`;
  }

  /** Who sent this, which box it is from, how far the game is, and what they wrote. */
  #letter({ game, title: name, from, isInvitation, note, moment }: SeatClaimModel): TemplateResult {
    const { picture } = coverOf(game);
    return html`<div class="letter">
      ${picture ? html`<img src=${picture} alt="" width="72" height="96" />` : nothing}
      <div>
        ${from ? html`<p class="from">${isInvitation ? seats.invites(from) : seats.sent(from)}</p>` : nothing}
        <p><b>${name}</b>, ${moment}</p>
        ${note ? html`<p class="typed note">“${note}”</p>` : nothing}
      </div>
    </div>`;
  }

  static override styles = [
    shared,
    page,
    css`
      main {
        flex: 1;
        width: 100%;
        max-width: 640px;
        margin: 0 auto;
        padding: 28px 15px 32px 12px;
      }
      .slip {
        padding: 22px 16px 20px;
      }
      .letter {
        display: flex;
        gap: 14px;
        font-size: var(--t-14);
      }
      .letter img {
        flex: none;
        object-fit: cover;
      }
      .from {
        font-size: var(--t-18);
        font-weight: 600;
      }
      .note {
        margin-top: 6px;
        overflow-wrap: anywhere;
      }
      h1.head {
        margin: 4px 0 16px;
        font-size: var(--t-48);
        line-height: 0.95;
      }
      ul {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
        padding-right: 3px;
      }
      .many {
        grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
      }
      li .button {
        justify-content: flex-start;
        gap: 14px;
        width: 100%;
        min-height: 64px;
        padding: 8px 16px;
      }
      .token {
        width: 32px;
        height: 32px;
      }
      li b {
        font-size: var(--t-22);
        line-height: 1.15;
        overflow-wrap: anywhere;
      }
      .button small {
        font-size: var(--t-13);
      }
      .many .button {
        gap: 10px;
        padding: 8px 10px;
      }
      .many b {
        font-size: var(--t-16);
      }
      .help {
        margin-top: 16px;
        font-size: var(--t-13);
      }
      .watch {
        margin-top: 20px;
        width: 100%;
        min-height: 52px;
        justify-content: flex-start;
        padding-left: 16px;
        gap: 14px;
        font-size: var(--t-16);
      }
      .watch .icon {
        font-size: var(--t-24);
      }
      @container (min-width: 700px) {
        main {
          padding-top: 56px;
        }
        .slip {
          padding: 30px 32px 26px;
        }
        h1.head {
          font-size: var(--t-64);
        }
        ul {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'seat-claim': SeatClaim;
  }
}
