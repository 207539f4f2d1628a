import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { LONGEST_NOTE } from '../../link/journal.ts';
import { textIn } from '../kit/field.ts';
import { icon } from '../kit/icon.ts';
import { seatToken } from '../kit/seat-token.ts';
import { shared } from '../style/shared.css.ts';
import { codeFigure, codeStyle } from './code-figure.ts';
import { controls } from './controls.css.ts';
import { tick } from './controls.ts';
import './desk-ground.ts';
import { formStyle } from './form.css.ts';
import { handOverStyle } from './hand-over.css.ts';
import { linkStyle } from './hand-over-link.css.ts';
import { passing } from './hand-over-words.ts';
import type { HandOver, Person, Tiding } from './model.ts';
import { page } from './page.css.ts';
import { type Code, qrOf } from './qr.ts';
import { SheetElement, sheet } from './sheet.ts';
import { title } from './titles.ts';
import { words } from './words.ts';

const TIDINGS: readonly Tiding[] = ['did', 'standing', 'note'];

/** A form in triplicate: who hands over to whom, what happened, and the link in every shape it can travel in. */
@customElement('hand-over-sheet')
export class HandOverSheet extends SheetElement {
  @property({ attribute: false }) model?: HandOver;
  @state() private isEnlarged = false;

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    const to = model.to.map(({ name }) => name);
    const code = qrOf(model.link);
    return html`<dialog aria-label=${passing.dialog(to)}>
      ${this.isEnlarged && code ? this.#enlarged(code) : nothing}
      <div class="whole" ?inert=${this.isEnlarged}>
        <desk-ground .desk=${model.desk}></desk-ground>
        <div class="bar">
          <button class="button ghost" aria-label=${model.isOver ? passing.backToEnd : passing.backToTable} @click=${this.asks({ do: 'close' })}>${icon('undo')}</button>
          <span class="head name">${title(model.title)}</span>
          <span class="typed meta">${words.code(model.code)}</span>
        </div>
        <div class="desk">
          <div class="pad">
            <i class="under rose"></i><i class="under canary"></i>
            <div class="form">
              ${this.#head(model)} ${this.#parties(model)} ${this.#says(model, to)} ${this.#ways(model, to)}
              ${this.#link(model, code)}
            </div>
          </div>
        </div>
        ${this.#undo(model)}
      </div>
    </dialog>`;
  }

  #head({ from, form, code, isReplacement, isSent, isOver, copied }: HandOver): TemplateResult {
    const { stamp, stampSent, stampReplaced, stampOver } = passing;
    const isOut = !from || (isSent && copied !== 'by-itself');
    const [first, second] = isReplacement ? stampReplaced : isOut ? stampSent : isOver ? stampOver : stamp;
    return html`<div class="top">
      <div>
        <h1 class="head" tabindex="-1" autofocus>${passing.title}</h1>
        <p class="typed number"><span>${passing.form(form)}</span> <span>${words.code(code)}</span></p>
      </div>
      <p class="head stamp">${first}<br />${second}</p>
    </div>`;
  }

  #parties({ from, to }: HandOver): TemplateResult {
    const people = (them: readonly Person[]) =>
      them.map(({ seat, name }) => html`<span class="person">${seatToken(seat)}<b class="typed">${name}</b></span>`);
    return html`<dl class="parties ${to.length > 1 ? 'several' : ''}">
      ${from ? html`<div><dt>${passing.from}</dt><dd>${people([from])}</dd></div>` : nothing}
      <div class="to"><dt>${passing.to}</dt><dd>${from ? html`<i>${icon('chevron')}</i>` : nothing}${people(to)}</dd></div>
    </dl>`;
  }

  /** Whoever only reminds has nothing to say. */
  #says(model: HandOver, to: readonly string[]): TemplateResult | typeof nothing {
    const parts = [this.#happened(model, to), this.#tidings(model), this.#note(model, to)].filter(
      (part) => part !== nothing,
    );
    return parts.length ? html`<div class="message">${parts}</div>` : nothing;
  }

  /** What happened in the visit that ends with this form: nothing if nobody here moved. */
  #happened({ lines, form, noteSaid, link }: HandOver, to: readonly string[]): TemplateResult | typeof nothing {
    if (form > 0 && lines.length === 0) return nothing;
    const told = lines.length ? lines : [passing.nothing];
    return html`<section class="what" aria-labelledby="what">
      <h2 id="what">${passing.gets(to)}</h2>
      <div class="typed">
        ${told.map((line) => html`<p>${line}</p>`)}
        ${noteSaid ? html`<p class="said-note">${noteSaid}</p>` : nothing}
        <p class="said-link" aria-hidden="true">${link}</p>
      </div>
    </section>`;
  }

  /** What the message may leave out; its first line and the link always go with it. */
  #tidings({ tidings }: HandOver): TemplateResult | typeof nothing {
    const known = TIDINGS.filter((tiding) => tidings[tiding] !== undefined);
    if (known.length === 0) return nothing;
    return html`<div class="tidings" role="group" aria-label=${passing.tells}>
      ${known.map((tiding) =>
        tick({
          name: tiding,
          label: passing.tidings[tiding],
          isOn: tidings[tiding] === true,
          pick: (isTold) => this.ask({ do: 'tell', tiding, isTold }),
        }),
      )}
    </div>`;
  }

  /** A note is signed by its writer, and whoever only watches has no seat to sign with. */
  #note({ from, note }: HandOver, to: readonly string[]): TemplateResult | typeof nothing {
    if (!from) return nothing;
    return html`<div class="note">
      <input class="typed" maxlength=${LONGEST_NOTE} autocomplete="off" aria-label=${passing.noteFor(to)}
        placeholder=${passing.noteHint(to)} .value=${note}
        @input=${(event: Event) => this.ask({ do: 'note', text: textIn(event) })} />
      ${note ? html`<span class="left">${passing.noteLeft(LONGEST_NOTE - note.length)}</span>` : nothing}
    </div>`;
  }

  #link({ link, to }: HandOver, code: Code | undefined): TemplateResult {
    const [person] = to;
    const is = to.length === 1 && person;
    const length = passing.length(link.length);
    return html`<div class="link ${code?.isWide ? 'wide' : ''}">
      ${
        code
          ? html`<button class="frame" aria-label=${passing.enlarge} @click=${() => this.#enlarge(true)}>${codeFigure(code)}</button>`
          : nothing
      }
      <div class="about">
        ${
          code
            ? html`<p>${is ? html`<b>${passing.here(person.name)}</b> ${passing.point(person.name)}` : passing.pointWide}</p>`
            : html`<p>${passing.tooLong}</p>`
        }
        <p class="typed address" tabindex="0" role="textbox" aria-readonly="true" aria-label=${passing.link}
          @focus=${this.#select} @click=${this.#select}>${link}</p>
        <p class="length">${length}, ${code ? passing.fitsCode : passing.fitsNoCode}</p>
      </div>
    </div>`;
  }

  /** The best way comes first: the share sheet where there is one, the phone itself when it goes round. */
  #ways(model: HandOver, to: readonly string[]): TemplateResult {
    const { can, way, copied, canMail, hasCurtain, isOver, canPass } = model;
    const isRoom = way === 'room';
    const isCopied = copied === 'by-itself' || copied === 'by-hand';
    const pass =
      isOver || !canPass
        ? nothing
        : html`<button class="button pass ${isRoom ? 'primary' : ''}" @click=${this.asks({ do: 'pass' })}>
      ${icon('curtain')}<span>${passing.pass(to)}<small>${hasCurtain ? passing.passHelp.curtain(words.list(to)) : passing.passHelp.open}</small></span>
    </button>`;
    const share = html`<button class="button all ${isRoom ? '' : 'primary'}" @click=${this.asks({ do: 'share' })}>
      ${icon('share')}${passing.share(to)}
    </button>`;
    const copy = html`<button class="button ${can.share || isRoom ? '' : 'primary'}" @click=${this.asks({ do: 'copy' })}>
      ${isCopied ? html`${icon('check')}${passing.copied}` : html`${icon('copy')}${passing.copy}`}
    </button>`;
    const email = html`<button class="button" ?disabled=${!canMail} @click=${this.asks({ do: 'email' })}>
      ${icon('mail')}${canMail ? passing.email : passing.noMail}
    </button>`;
    return html`<div class="ways">
      ${isRoom ? pass : nothing} ${can.share ? share : nothing} ${copy} ${email}
      <p class="said" role="status">${said(model, to)}</p>
      ${isRoom ? nothing : pass}
      <button class="button ghost file" @click=${this.asks({ do: 'save-file' })}>${icon('propose')}${passing.file}</button>
    </div>`;
  }

  #undo({ undo }: HandOver): TemplateResult | typeof nothing {
    if (!undo) return nothing;
    const canUndo = undo === 'free' || undo === 'take-back';
    return html`<footer>
      ${
        canUndo
          ? html`<button class="button" @click=${this.asks({ do: 'undo' })}>
            ${icon('undo')}${undo === 'free' ? passing.undo : passing.takeBack}
          </button>`
          : icon('lock')
      }
      <p>${passing.undoHelp[undo]}</p>
    </footer>`;
  }

  #enlarged(code: Code): TemplateResult {
    return html`<button class="enlarged" aria-label=${passing.shrink} @click=${() => this.#enlarge(false)}>
      ${codeFigure(code)}<span>${passing.shrink}</span>
    </button>`;
  }

  async #enlarge(isEnlarged: boolean): Promise<void> {
    this.isEnlarged = isEnlarged;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(isEnlarged ? '.enlarged' : '.frame')?.focus();
  }

  /** Going back shrinks an enlarged code before it closes the form. */
  protected override dismiss(): void {
    if (this.isEnlarged) this.#enlarge(false);
    else super.dismiss();
  }

  /** One tap marks the whole link, for copying by hand. */
  #select({ currentTarget }: Event): void {
    if (currentTarget instanceof Node) getSelection()?.selectAllChildren(currentTarget);
  }

  static override styles = [shared, controls, page, sheet, codeStyle, formStyle, handOverStyle, linkStyle];
}

function said({ copied }: HandOver, to: readonly string[]): string {
  if (copied === 'by-itself') return passing.copiedByItself(to);
  if (copied === 'refused') return passing.copyRefused;
  return '';
}

declare global {
  interface HTMLElementTagNameMap {
    'hand-over-sheet': HandOverSheet;
  }
}
