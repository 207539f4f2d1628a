import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../kit/icon.ts';
import { seatToken } from '../kit/seat-token.ts';
import { shared } from '../style/shared.css.ts';
import { coverOf } from './covers.ts';
import './desk-ground.ts';
import { formStyle } from './form.css.ts';
import type { SeatClaimModel } from './model.ts';
import { page } from './page.css.ts';
import { ScreenElement } from './screen.ts';
import { seatClaimStyle } from './seat-claim.css.ts';
import { seats } from './seats-words.ts';
import { title } from './titles.ts';
import { words } from './words.ts';

/** Whose move the link brings, unless they sit here already. */
const addressed = (model: SeatClaimModel) => model.seats.find(({ isNext, isHere }) => isNext && !isHere);

/** A letter, shown once, when a link is opened for the first time: who is sitting here? */
@customElement('seat-claim')
export class SeatClaim extends ScreenElement {
  @property({ attribute: false }) model?: SeatClaimModel;

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    const { picture } = coverOf(model.game);
    return html`<div class="page">
      <desk-ground .desk=${model.desk}></desk-ground>
      <header class="bar">
        <button class="button ghost" aria-label=${words.home} @click=${this.asks({ do: 'home' })}>${icon('home')}</button>
        <span class="head name">${title(model.title)}</span>
        <span class="typed meta">${words.code(model.code)}</span>
      </header>
      <main>
        ${picture ? html`<img src=${picture} alt="" />` : nothing}
        <div class="pad">
          <i class="under rose"></i><i class="under canary"></i>
          <section class="form" aria-labelledby="letter">${this.#letter(model)} ${this.#seats(model)}</section>
        </div>
        ${this.#about(model)}
      </main>
    </div>`;
  }

  /** Who sent this, whose move it is, which box it is from, how far the game is, and what they wrote. */
  #letter(model: SeatClaimModel): TemplateResult {
    const { title: name, from, isInvitation, note, moment } = model;
    const next = addressed(model);
    return html`${from ? html`<p class="typed from">${isInvitation ? seats.invites(from) : seats.sent(from)}</p>` : nothing}
      <h1 class="head" id="letter">${next ? seats.yourMove(next.name) : seats.which}</h1>
      <p><b>${name}</b>, ${moment}</p>
      ${note ? html`<p class="typed note">“${note}”</p>` : nothing}
      ${next ? html`<h2>${seats.which}</h2>` : nothing}`;
  }

  /** Whoever the link is meant for comes first; any other seat is one press away, too. */
  #seats(model: SeatClaimModel): TemplateResult {
    const next = addressed(model);
    const ordered = model.seats.toSorted((a, b) => Number(b === next) - Number(a === next));
    return html`<ul>
        ${ordered.map(
          (each) => html`<li class=${each === next ? 'next' : ''}>
            <button class="button ${each === next ? 'primary' : ''}" @click=${this.asks({ do: 'claim', seat: each.seat })}>
              ${seatToken(each.seat)}
              <span>${seats.iAm} <b class="typed">${each.name}</b>
                ${each.isNext || each.isHere ? html`<small>${each.isHere ? seats.isHere : seats.isNext}</small>` : nothing}
              </span>
            </button>
          </li>`,
        )}
      </ul>
      <button class="button watch" @click=${this.asks({ do: 'watch' })}>
        ${icon('peek')}<span>${seats.watch}<small>${seats.watchHelp}</small></span>
      </button>
      <p class="help">${seats.help}</p>`;
  }

  #about({ game }: SeatClaimModel): TemplateResult {
    const [ask, offer] = seats.learn;
    return html`<aside>
      <h2 class="head">${seats.what}</h2>
      <p>${seats.whatItIs}</p>
      <a class="button" href="#/learn/${game}">${icon('cap')}<span>${offer}<small>${ask}</small></span></a>
    </aside>`;
  }

  static override styles = [shared, page, formStyle, seatClaimStyle];
}

declare global {
  interface HTMLElementTagNameMap {
    'seat-claim': SeatClaim;
  }
}
