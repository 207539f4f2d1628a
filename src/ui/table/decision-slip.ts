import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Ask, Ref, Seat } from '../../engine/ask.ts';
import type { Offers } from '../kit/offers.ts';
import { PickEvent } from '../kit/pick.ts';
import { receiptSlip, receiptStyle } from '../kit/receipt-slip.ts';
import { stopOf } from '../kit/roving.ts';
import { shared } from '../style/shared.css.ts';
import '../kit/amount-stepper.ts';
import { slipStyles } from './decision-slip.css.ts';
import { FrameEvent, type FrameRequest, type Hints, type TableModel } from './model.ts';
import { settling, settlingStyles } from './slip-settling.ts';
import './paper-sheet.ts';
import { ScreenSize } from '../kit/screen-size.ts';
import { pinnedReceipt, pinnedStyles } from './pinned-receipt.ts';
import { choiceStyles } from './slip-choices.css.ts';
import { choicesOf, fitted, MOST_CHOICES } from './slip-choices.ts';
import { amountsOf, groupsOf, isFolded, type SlipGroup, type SlipRoom } from './slip-groups.ts';
import { optionStyles } from './slip-options.css.ts';
import { button, choice, fitColumns, type Ornament, refusals, toolbar } from './slip-options.ts';
import './hint-button.ts';
import { hintList, hintStyles } from './hint-list.ts';
import { hintsOf } from './hints.ts';
import { ornamentStyles } from './slip-ornament.css.ts';
import { type Slip, situationSlip } from './slip-situations.ts';
import { faceOf, stubOf, stubStyles } from './slip-stub.ts';
import './undo-button.ts';
import { words } from './words.ts';

/** The slip at the bottom: always says who decides and what is asked, and lists every option in words. */
@customElement('decision-slip')
export class DecisionSlip extends LitElement {
  static override styles = [
    shared,
    slipStyles,
    optionStyles,
    ornamentStyles,
    choiceStyles,
    hintStyles,
    settlingStyles,
    receiptStyle,
    pinnedStyles,
    stubStyles,
  ];

  @property({ attribute: false }) model: TableModel | undefined;
  @property({ attribute: false }) ornament: Ornament | undefined;
  /** The board shows every option of this ask in its place, so the slip can be brief. */
  @property({ attribute: false }) carries: ((ask: Ask) => boolean | 'closed') | undefined;
  /** Digits pick options, so options say theirs. */
  @property({ type: Boolean }) hasSingleKeys = true;
  /** The closed option somebody asked about, here or on the board. */
  @property({ attribute: false }) whyNot: Ref | undefined;
  /** The option looked at before this one: it lies beside it, to be compared. */
  @state() private pinned: Ref | undefined;
  /** The list of all options is open. */
  @state() private isListing = false;

  readonly #screen = new ScreenSize(this);

  /** Moves the focus to the sentence, which is where a new decision begins. */
  focusSentence(): void {
    this.renderRoot.querySelector<HTMLElement>('.ask')?.focus({ preventScroll: true });
  }

  override focus(): void {
    const scope = this.renderRoot.querySelector('section');
    const stop = scope && stopOf(scope);
    if (stop) stop.focus();
    else this.focusSentence();
  }

  /** Presses Undo. */
  undo(): void {
    this.renderRoot.querySelector('undo-button')?.press();
  }

  /** Presses Hint. */
  hint(): void {
    this.renderRoot.querySelector('hint-button')?.press();
  }

  /** Picks the option with this number as they stand; where amounts are asked, the number is the amount. */
  pickNumber(number: number): void {
    const { offers, hints } = this.model ?? {};
    if (!offers) return;
    if (hints?.kind === 'asked') {
      const hinted = hintsOf(offers, hints.advice ?? [])[number - 1];
      if (hinted) this.#ask({ do: 'look', ref: hinted.ref })();
      return;
    }
    const amounts = amountsOf(offers.ask);
    const amount = amounts?.find((option) => option.amount === number);
    if (amount) this.renderRoot.querySelector('amount-stepper')?.step(amount.ref);
    if (amounts) return;
    const option = groupsOf(offers).flatMap(({ open }) => open)[number - 1];
    if (option) this.dispatchEvent(new PickEvent(option.ref));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.fonts.addEventListener('loadingdone', this.#fit);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.fonts.removeEventListener('loadingdone', this.#fit);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('model')?.offers;
    const now = this.model?.offers;
    if (before && before.ask !== now?.ask) this.pinned = undefined;
    else if (before && before.chosen !== now?.chosen)
      this.pinned = now?.chosen === undefined ? undefined : before.chosen;
    // What is picked from the list is confirmed beneath it.
    if (before && (before.ask !== now?.ask || before.chosen !== now?.chosen)) this.isListing = false;
  }

  protected override updated(): void {
    this.#fit();
  }

  readonly #fit = (): void => fitColumns(this.renderRoot);

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    if (model.situation.kind === 'decide') return this.#decide(model);
    return this.#slip(
      model,
      situationSlip(model, model.situation, (request) => this.#ask(request)),
    );
  }

  #decide(model: TableModel): TemplateResult {
    const { offers } = model;
    const { ask, speaker } = offers;
    if (!ask) return html``;
    if (model.hints?.kind === 'asked')
      return offers.chosen === undefined
        ? this.#hint(model, ask.seat, model.hints)
        : this.#look(model, ask.seat, offers.chosen);
    const carries = this.carries?.(ask) ?? false;
    const isOnBoard = carries === true && this.#room !== 'desktop';
    // Where the slip has no room beside what is chosen, the board shows what else there is.
    const isAlone = isOnBoard && this.#room !== 'laptop';
    if (offers.chosen !== undefined && (isAlone || !offers.asksTwice || offers.isReadFirst(offers.chosen)))
      return this.#look(model, ask.seat, offers.chosen);
    const closed = this.whyNot === undefined ? undefined : offers.get(this.whyNot);
    const groups = groupsOf(offers, this.hasSingleKeys)
      .map((group) => (carries ? { ...group, closed: [] } : group))
      .filter(({ open, closed }) => open.length + closed.length > 0);
    const isSmall = this.#room === 'small';
    // Choices name only what is open and likely.
    const hasMore =
      isSmall && groups.some(({ open, closed }) => closed.length > 0 || open.some(({ isAside }) => isAside));
    const isListed = hasMore || isFolded(groups, carries === true, this.#room);
    // On a desktop what belongs to no group stands with Undo, beside the groups.
    const isAside = this.#room === 'desktop' && groups.length > 1 && (groups.at(-1)?.open.length ?? 0) <= 2;
    const asides = groups.filter(({ id }) => isAside && !isListed && id === undefined);
    const isAmount = amountsOf(ask) !== undefined;
    return this.#slip(model, {
      seat: ask.seat,
      step: ask.step && speaker.say(ask.step),
      sentence: speaker.say(ask.prompt),
      help: ask.help && speaker.say(ask.help),
      // Only for what is chosen: a slip that grew under a pointer would take the thing away from under it.
      ahead: offers.chosen === undefined ? nothing : receiptSlip(offers.receiptOf(offers.chosen), speaker),
      why: closed?.kind === 'closed' ? words.slip.whyNot(closed.label, closed.reason) : undefined,
      all: isListed && !isAmount ? this.#all(ask.options.length) : undefined,
      body: isAmount
        ? html`<div class="options"><amount-stepper .offers=${offers}></amount-stepper>${groups.map((group) => refusals(offers, group.closed))}</div>`
        : isListed || isOnBoard || isSmall
          ? this.#choices(model, groups)
          : toolbar(
              offers,
              groups.filter((group) => !asides.includes(group)),
              this.ornament,
            ),
      last: html`${asides.map(({ open, closed }) => [open.map((option) => button(offers, option, this.ornament)), refusals(offers, closed)])}
        ${offers.asksTwice ? this.#confirm(model) : nothing}`,
    });
  }

  /** Something that is read before it is done: what it is, what it would mean, and the button that does it. */
  #look(model: TableModel, seat: Seat, ref: Ref): TemplateResult {
    const { offers } = model;
    const confirm = this.#confirm(model);
    const look = (next: Ref): void => this.#ask({ do: 'look', ref, next })();
    return this.#slip(model, {
      seat,
      sentence: offers.get(ref)?.label ?? '',
      ahead: receiptSlip(offers.receiptOf(ref), offers.speaker),
      ...(settling(offers, look, confirm) ?? { body: this.#beside(offers), last: confirm }),
    });
  }

  /** Where there is room for two receipts, the one before stays. */
  #beside(offers: Offers): TemplateResult | undefined {
    const { pinned } = this;
    if (pinned === undefined || this.#screen.size !== 'desktop') return undefined;
    return pinnedReceipt(offers, pinned, this.#ask({ do: 'look', ref: pinned }));
  }

  /** What somebody who plays well would do, and why. It is only looked at: the player decides. */
  #hint(model: TableModel, seat: Seat, { from, face, advice }: Extract<Hints, { kind: 'asked' }>): TemplateResult {
    const hints = hintsOf(model.offers, advice ?? []);
    return this.#slip(model, {
      seat,
      ...(face && { stub: faceOf(face, from) }),
      step: words.hint.title,
      sentence: !advice ? words.hint.thinks(from) : hints.length === 1 ? words.hint.one(from) : words.hint.some(from),
      help: advice && words.hint.help,
      body: hintList(hints, ({ ref }) => this.#ask({ do: 'look', ref })()),
    });
  }

  /** The form all slips share: stub, sentence, options, what is pressed last, and Undo at the far right. */
  #slip(model: TableModel, { stock, seat, ...parts }: Slip): TemplateResult {
    const { note, undo, offers } = model;
    const isWide = this.#screen.size === 'desktop';
    const isOut = undo.kind === 'take-back' || (undo.kind === 'possible' && model.situation.kind === 'think');
    const isUndoable = stock === undefined || (stock === 'white' && isOut);
    return html`<section class="slip ${stock ?? ''}" aria-label=${words.slip.region} data-scope>
      <div class="stub">
        ${parts.stub ?? stubOf(model, seat, stock)}
      </div>
      <div class="question">
        ${parts.step || (parts.all && !isWide) ? html`<p class="step">${parts.step ?? nothing}${isWide ? nothing : (parts.all ?? nothing)}</p>` : nothing}
        <p class="ask" tabindex="-1">${parts.sentence}</p>
        ${parts.ahead ?? nothing}
        ${parts.help && !parts.why && (parts.ahead ?? nothing) === nothing ? html`<p class="help">${parts.help}</p>` : nothing}
        ${parts.isTold ? html`<slot name="teller"></slot>` : nothing}
        ${parts.isBusy ? html`<div class="busy" aria-hidden="true"></div>` : nothing}
        <p class="why" role="status">${parts.why ?? nothing}</p>
        ${note && model.situation.kind === 'decide' ? html`<p class="note typed"><b>${words.slip.note(note.from)}</b> ${note.text}</p>` : nothing}
      </div>
      ${parts.body ?? nothing}
      ${
        isUndoable
          ? html`<div class="last">${parts.last ?? nothing}${isWide ? (parts.all ?? nothing) : nothing}${this.#hintButton(model)}<undo-button .undo=${undo} .isLooking=${offers.chosen !== undefined} ?compact=${this.#screen.size !== 'desktop'}></undo-button></div>`
          : nothing
      }
    </section>`;
  }

  #hintButton({ hints, situation, offers }: TableModel): TemplateResult | typeof nothing {
    const isAway = hints?.kind === 'open' && offers.chosen !== undefined && this.#screen.size === 'phone';
    if (!hints || situation.kind !== 'decide' || isAway) return nothing;
    return html`<hint-button .hints=${hints} ?compact=${this.#room !== 'desktop'}></hint-button>`;
  }

  #confirm({ offers }: TableModel): TemplateResult {
    const label = offers.confirmLabel ?? words.slip.confirm;
    const isReady = offers.chosen !== undefined;
    return html`<button class="button primary go" aria-disabled=${String(!isReady)} @click=${isReady ? this.#ask({ do: 'confirm' }) : nothing}>
      <span>${label}${isReady ? nothing : html`<small>${words.slip.choose}</small>`}</span>
    </button>`;
  }

  /** The best choices; all the others are on the board and on the list. */
  #choices({ offers }: TableModel, groups: readonly SlipGroup[]): TemplateResult {
    const choices = choicesOf(offers, groups, MOST_CHOICES[this.#room]);
    return html`<div class="options folded" role="toolbar" aria-label=${offers.ask ? offers.speaker.say(offers.ask.prompt) : nothing}>
      ${choices.map((one) => choice(offers, fitted(one, this.#room), this.ornament))}
      <paper-sheet heading=${words.slip.all} ?open=${this.isListing} @close=${this.#unlist}>
        ${this.isListing ? toolbar(offers, groups, this.ornament) : nothing}
      </paper-sheet>
    </div>`;
  }

  #all(count: number): TemplateResult {
    return html`<button class="button all" aria-haspopup="dialog" @click=${this.#list}>${words.slip.listAll(count)}</button>`;
  }

  get #room(): SlipRoom {
    const { size, isLow, isShort } = this.#screen;
    return isShort ? 'small' : isLow ? 'laptop' : size;
  }

  readonly #list = (): void => {
    this.isListing = true;
  };

  readonly #unlist = (): void => {
    this.isListing = false;
  };

  #ask(request: FrameRequest): () => void {
    return () => this.dispatchEvent(new FrameEvent(request));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'decision-slip': DecisionSlip;
  }
}
