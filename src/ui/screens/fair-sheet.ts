import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../kit/icon.ts';
import { sealSign } from '../kit/seal-sign.ts';
import { seatToken } from '../kit/seat-token.ts';
import { shared } from '../style/shared.css.ts';
import type { CertificateModel, Fairness, FairSeat } from './fair-model.ts';
import { fairStyle } from './fair-sheet.css.ts';
import type { Abilities, Person } from './model.ts';
import { promiseStyle, promises } from './promises.ts';
import { says } from './sealed-words.ts';
import { SheetElement, sheet } from './sheet.ts';
import { words } from './words.ts';

/** How fair a sealed game is: what is promised, whose seals are whole, and the whole game checked once more. */
@customElement('fair-sheet')
export class FairSheet extends SheetElement {
  @property({ attribute: false }) model?: Fairness;
  @property({ attribute: false }) certificate?: CertificateModel;
  @property({ attribute: false }) can?: Abilities;
  /** Somebody without a key wants to know what to do: that comes first. */
  @property({ attribute: false }) isLost = false;
  @state() private chosen: Person | undefined;

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    const lost = model.lost.length > 0 ? this.#lost(model.lost) : nothing;
    return html`<dialog aria-label=${says.fair.title}>
      <div class="whole">
        <div class="top">
          <h1 class="head" tabindex="-1" autofocus>${icon('seal')}${says.fair.title}</h1>
          <button class="button ghost" aria-label=${words.close} @click=${this.asks({ do: 'close' })}>${icon('close')}</button>
        </div>
        <div class="body" tabindex="0">
          ${this.certificate ? this.#certificate(this.certificate) : nothing} ${this.isLost ? lost : nothing}
          ${promises(model.hidden)}
          <ul aria-label=${says.fair.seals}>${model.seats.map(seatLine)}</ul>
          ${model.trusted === undefined ? nothing : html`<p class="mark">${icon('human')}${says.fair.trusted(model.trusted)}</p>`}
          <p class="help">${says.fair.checked(model.turns)}</p>
          <div class="ways">
            ${this.certificate ? nothing : html`<button class="button" @click=${this.asks({ do: 'check-seals' })}>${icon('seal')}${says.certificate.check}</button>`}
            <button class="button" @click=${this.asks({ do: 'rules', section: 'fair-play' })}>${icon('book')}${says.fair.more}</button>
          </div>
          ${this.isLost ? nothing : lost}
        </div>
      </div>
    </dialog>`;
  }

  /** Two presses: everybody will see it, and it cannot be taken back. */
  #lost(people: readonly Person[]): TemplateResult {
    const { lost } = says;
    const { chosen } = this;
    const choose = (person: Person) => () => {
      this.chosen = person;
    };
    return html`<section class="lost" aria-labelledby="lost">
      <h2 class="head" id="lost">${icon('seal-joint')}${lost.title}</h2>
      <p>${lost.help}</p>
      <div class="ways">
        ${people.map(
          (person) =>
            html`<button class="button" aria-pressed=${person.seat === chosen?.seat} @click=${choose(person)}>${seatToken(person.seat)}${lost.iAm(person.name)}</button>`,
        )}
      </div>
      ${
        chosen
          ? html`<p class="mark" role="status">${icon('warn')}${lost.warning(chosen.name)}</p>
            <div class="ways"><button class="button primary" @click=${this.asks({ do: 'new-key', seat: chosen.seat })}>${lost.goOn(chosen.name)}</button></div>`
          : nothing
      }
    </section>`;
  }

  #certificate({ isSound, lines }: CertificateModel): TemplateResult {
    const { certificate } = says;
    return html`<section class="certificate ${isSound ? '' : 'broken'}" aria-labelledby="certificate" role="status">
      <h2 class="head" id="certificate">${icon(isSound ? 'seal' : 'seal-broken')}${isSound ? certificate.title : certificate.broken}</h2>
      ${lines.map((line) => html`<p class="typed">${line}</p>`)}
      <div class="ways">
        <button class="button primary" @click=${this.asks({ do: 'send-certificate', by: 'copy' })}>${icon('copy')}${certificate.copy}</button>
        ${this.can?.share ? html`<button class="button" @click=${this.asks({ do: 'send-certificate', by: 'share' })}>${icon('share')}${certificate.share}</button>` : nothing}
      </div>
    </section>`;
  }

  static override styles = [shared, sheet, promiseStyle, fairStyle];
}

function seatLine({ seat, name, seal, isMine, newKeySince }: FairSeat): TemplateResult {
  const { seat: say } = says.fair;
  const what = !seal
    ? say.computer
    : newKeySince !== undefined
      ? say.newKey(newKeySince)
      : isMine
        ? say.mine
        : say[seal === 'blank' ? 'blank' : 'other'];
  return html`<li>${seatToken(seat)}<b class="typed">${name}</b>${seal ? sealSign(seal) : icon('bot')}<small>${what}</small></li>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'fair-sheet': FairSheet;
  }
}
