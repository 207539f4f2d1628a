import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { LONGEST_NAME } from '../../link/journal.ts';
import { textIn } from '../kit/field.ts';
import { icon } from '../kit/icon.ts';
import { sealSign } from '../kit/seal-sign.ts';
import { seatToken } from '../kit/seat-token.ts';
import { shared } from '../style/shared.css.ts';
import { field } from './field.css.ts';
import type { LapModel, LapSeat } from './lap-model.ts';
import type { Abilities } from './model.ts';
import { page } from './page.css.ts';
import { promiseStyle, promises } from './promises.ts';
import { ScreenElement } from './screen.ts';
import { lapStyle } from './seal-lap.css.ts';
import { says } from './sealed-words.ts';
import { title } from './titles.ts';
import { words } from './words.ts';

/** Before the first turn of a sealed game: who has put in a seal, and what is to be done here. */
@customElement('seal-lap')
export class SealLap extends ScreenElement {
  @property({ attribute: false }) model?: LapModel;
  @property({ attribute: false }) can?: Abilities;
  /** The address of the app, before the link. */
  @property({ attribute: false }) base = '';
  @state() private seat: LapSeat | undefined;
  @state() private name = '';
  /** What is looked at instead of the next step: one more person puts in a seal here, or nobody does at all. */
  @state() private aside: 'join' | 'open' | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { model } = this;
    if (!changed.has('model') || !model) return;
    this.aside = undefined;
    this.#sit(model.seats.find(({ seat }) => seat === model.to.seat));
  }

  #sit(seat: LapSeat | undefined): void {
    this.seat = seat;
    this.name = seat?.name ?? '';
  }

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    const { lap } = says;
    return html`<div class="page">
      <header class="bar">
        <button class="button ghost" aria-label=${words.home} @click=${this.asks({ do: 'home' })}>${icon('home')}</button>
        <span class="head name">${title(model.title)}</span>
        <span class="typed meta">${words.code(model.code)}, ${lap.sealing}</span>
      </header>
      <main>
        <section>
          <h1 class="head">${lap.title}</h1>
          <p>${lap.intro}</p>
          <ul aria-label=${lap.seats}>${model.seats.map((seat) => seal(seat, model.to.seat))}</ul>
        </section>
        <section>
          <h2 class="head">${says.fair.title}</h2>
          ${promises(model.hidden)}
        </section>
      </main>
      <footer class="slip torn">${this.#step(model)}</footer>
    </div>`;
  }

  #step(model: LapModel): TemplateResult {
    if (this.aside === 'open') return this.#open(model);
    switch (this.aside ?? model.step) {
      case 'join':
        return this.#join(model);
      case 'pass':
        return this.#pass(model);
      case 'deal':
        return html`<div class="step">
          <p class="say">${says.lap.full}</p>
          <div class="acts">
            <button class="button primary" @click=${this.asks({ do: 'deal-sealed' })}>${icon('seal')}${says.lap.deal}</button>
          </div>
        </div>`;
    }
  }

  #turnTo(aside: typeof this.aside) {
    return () => {
      this.aside = aside;
    };
  }

  #join({ seats }: LapModel): TemplateResult {
    const { lap } = says;
    const free = seats.filter(({ hasSeal }) => !hasSeal);
    const join = (event: SubmitEvent): void => {
      event.preventDefault();
      if (this.seat) this.ask({ do: 'join', seat: this.seat.seat, name: this.name });
    };
    return html`<form class="step" @submit=${join}>
      <div class="fill">
        <div>
          <p class="say">${lap.which}</p>
          <div class="choose">
            ${free.map(
              (one) => html`<button class="button" type="button" aria-pressed=${one.seat === this.seat?.seat}
                @click=${() => this.#sit(one)}>${seatToken(one.seat)}${lap.iAm(one.name)}</button>`,
            )}
          </div>
        </div>
        <div>
          <label>${lap.name}<input class="field" maxlength=${LONGEST_NAME} autocomplete="off" .value=${this.name}
            @input=${(event: Event) => {
              this.name = textIn(event);
            }} /></label>
          <p class="help">${lap.joinHelp}</p>
        </div>
      </div>
      <div class="acts">
        <button class="button primary" type="submit">${icon('seal')}${lap.join}</button>
        ${this.#openDoor()}
      </div>
    </form>`;
  }

  #pass({ seats, to, link, canJoin }: LapModel): TemplateResult {
    const { lap } = says;
    const isFull = seats.every(({ hasSeal }) => hasSeal);
    return html`<div class="step">
      <div>
        <p class="say">${isFull ? lap.dealer(to.name) : lap.passTo(to.name)}</p>
        <p class="typed link" role="textbox" aria-readonly="true" tabindex="0" aria-label=${lap.link}>${this.base}#${link}</p>
      </div>
      <div class="acts">
        ${
          this.can?.share
            ? html`<button class="button primary" @click=${this.asks({ do: 'pass-lap', by: 'share' })}>${icon('share')}${lap.share(to.name)}</button>`
            : nothing
        }
        <button class="button ${this.can?.share ? '' : 'primary'}" @click=${this.asks({ do: 'pass-lap', by: 'copy' })}>${icon('copy')}${lap.copy}</button>
        ${canJoin ? html`<button class="button" @click=${this.#turnTo('join')}>${icon('human')}${lap.another}</button>` : nothing}
        ${isFull ? nothing : this.#openDoor()}
      </div>
    </div>`;
  }

  #openDoor(): TemplateResult {
    return html`<button class="button" type="button" @click=${this.#turnTo('open')}>${says.lap.open}</button>`;
  }

  /** Two presses: whoever is asked to seal reads first what it means not to. */
  #open({ to }: LapModel): TemplateResult {
    const { lap } = says;
    const { seat = to } = this;
    return html`<div class="step">
      <div>
        <p class="say">${lap.open}</p>
        <p class="help">${lap.openHelp}</p>
      </div>
      <div class="acts">
        <button class="button primary" @click=${this.asks({ do: 'play-unsealed', seat: seat.seat })}>${icon('human')}${lap.open}</button>
        <button class="button" @click=${this.#turnTo(undefined)}>${words.back}</button>
      </div>
    </div>`;
  }

  static override styles = [shared, page, field, promiseStyle, lapStyle];
}

function seal({ seat, name, hasSeal, isMine, isComputer }: LapSeat, next: number): TemplateResult {
  const { lap } = says;
  const isNext = seat === next;
  return html`<li class="${hasSeal ? 'has' : ''} ${isNext ? 'next' : ''}">
    <span class="ring">${seatToken(seat)}${isComputer ? html`<span class="seal">${icon('bot')}</span>` : sealSign(hasSeal ? 'whole' : 'blank')}</span>
    <b class="typed">${name}</b>
    <small>${isComputer ? lap.computer : hasSeal ? (isMine ? lap.mine : lap.sealed) : isNext ? lap.next : lap.missing}</small>
  </li>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'seal-lap': SealLap;
  }
}
