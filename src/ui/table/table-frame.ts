import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Ask, Ref, Seat } from '../../engine/ask.ts';
import { automaIn, sideOf } from '../../engine/standing.ts';
import { deepFocus } from '../kit/focus.ts';
import { icon } from '../kit/icon.ts';
import type { PointEvent, WhyNotEvent } from '../kit/pick.ts';
import { stopOf } from '../kit/roving.ts';
import { sealSign } from '../kit/seal-sign.ts';
import { automaToken, seatToken } from '../kit/seat-token.ts';
import { countList, standingStyle } from '../kit/standing.ts';
import { vars } from '../kit/vars.ts';
import { shared } from '../style/shared.css.ts';
import { aheadOf } from './ahead.ts';
import './coach-card.ts';
import type { DecisionSlip } from './decision-slip.ts';
import './decision-slip.ts';
import { readOn, stepTo } from './history.ts';
import type { Ornament } from './slip-options.ts';
import './history-sheet.ts';
import './history-strip.ts';
import './hint-marks.ts';
import { hintsOf } from './hints.ts';
import { deedOf, findDeep, isTaken, isWithin, type KeyDeed } from './keyboard.ts';
import './live-line.ts';
import { FrameEvent, type FrameRequest, type TableModel } from './model.ts';
import type { Panel, PanelEvent } from './panel.ts';
import './paper-sheet.ts';
import { ScreenSize } from '../kit/screen-size.ts';
import { figureOf } from './seats-strip.ts';
import './seats-strip.ts';
import './table-bar.ts';
import { SymbolPress, type Symbols, symbolStyle } from './symbol-press.ts';
import { frameStyles } from './table-frame.css.ts';
import { words } from './words.ts';

/**
 * The frame around every game's table: bar, seats, history and the decision slip, with the game's own element in the
 * slot. It draws a model and sends requests; it knows no game. Nothing pinned ever scrolls away.
 */
@customElement('table-frame')
export class TableFrame extends LitElement {
  static override styles = [shared, standingStyle, frameStyles, symbolStyle];

  @property({ attribute: false }) model: TableModel | undefined;
  @property({ attribute: false }) ornament: Ornament | undefined;
  /** The board shows every option of this ask in its place, so the slip can be brief. */
  @property({ attribute: false }) carries: ((ask: Ask) => boolean | 'closed') | undefined;
  /** What a game can show of a seat besides its figures, when somebody taps it. */
  @property({ attribute: false }) mat: ((seat: Seat) => TemplateResult | undefined) | undefined;
  /** The game draws its seats itself where there is room for it. */
  @property({ type: Boolean }) seatsOnBoard = false;
  /** The colour token behind the rail of seats, such as `--co2-ocean`. */
  @property() ground: string | undefined;
  /** Letters and digits without Ctrl or Alt do something. */
  @property({ type: Boolean }) hasSingleKeys = true;

  /** What the game's symbols stand for, for whoever presses one long. */
  @property({ attribute: false }) symbols: Symbols | undefined;

  @state() private panel: Panel | undefined;
  @state() private whyNot: Ref | undefined;
  /** The option somebody points at with the mouse or the focus. */
  @state() private pointed: Ref | undefined;

  readonly #screen = new ScreenSize(this);
  readonly #symbolPress = new SymbolPress(this, () => this.symbols);

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#key);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('model');
    if (before && before.offers.ask !== this.model?.offers.ask) this.whyNot = undefined;
    // Nothing tells a pointer that what it pointed at is gone.
    if (before && before.offers !== this.model?.offers) this.pointed = undefined;
  }

  /** A new decision takes the focus to its sentence, if it was on the old one; it never takes it from elsewhere. */
  protected override async updated(changed: PropertyValues<this>): Promise<void> {
    const before = changed.get('model');
    if (!before || before.offers.ask === this.model?.offers.ask || !this.#wasDeciding) return;
    const focused = deepFocus();
    if (focused && focused !== document.body && !isWithin(focused, this)) return;
    await this.#slip?.updateComplete;
    this.#slip?.focusSentence();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    const { size, isLow } = this.#screen;
    const isDesktop = size === 'desktop';
    const isFilm = model.situation.kind === 'past' && model.situation.isFilm;
    const isPast = model.situation.kind === 'past';
    const isReading = isRead(model);
    const ahead = aheadOf(model.offers, this.pointed);
    // One adviser at a time: the board needs the room.
    const isAdvised = model.hints?.kind === 'asked';
    const hasSeats = !(isDesktop && this.seatsOnBoard) && model.seats.length > 0;
    return html`<div class="frame ${size} ${hasSeats ? '' : 'seatless'} ${isPast ? 'past' : ''}" ${vars({ '--table-ground': this.ground && `var(${this.ground})` })} @panel=${this.#open} @why-not=${this.#ask} @point=${this.#point} @focusin=${this.#focused}>
      <table-bar .model=${model} .ahead=${ahead}></table-bar>
      ${hasSeats ? html`<seats-strip .seats=${model.seats} .standing=${model.standing} .automa=${model.automa} .isAutomasTurn=${isReading} ?rail=${isDesktop}></seats-strip>` : nothing}
      <main aria-label=${words.bar.table} data-scope @click=${isFilm ? this.#goOn : nothing}><slot></slot></main>
      <coach-card .lesson=${isAdvised ? undefined : model.lesson} ?wide=${isDesktop}></coach-card>
      ${isDesktop && !isLow ? html`<history-strip .moves=${model.moves} .speaker=${model.offers.speaker} .showing=${model.showing} .isFilm=${isFilm} .ahead=${ahead}></history-strip>` : nothing}
      ${isLesson(model) ? this.#lesson(model) : html`<decision-slip .model=${model} .ornament=${this.ornament} .carries=${this.carries} .whyNot=${this.whyNot} .hasSingleKeys=${this.hasSingleKeys}><slot name="teller" slot="teller"></slot></decision-slip>`}
      ${model.hints?.kind === 'asked' && model.hints.advice ? html`<hint-marks .refs=${hintsOf(model.offers, model.hints.advice).map(({ ref }) => ref)}></hint-marks>` : nothing}
      <live-line .model=${model}></live-line>
      <history-sheet .moves=${model.moves} .showing=${model.showing} .isFilm=${isFilm} .open=${this.panel?.kind === 'history'} @close=${this.#close}></history-sheet>
      ${this.#seatSheet(model)}${this.#automaSheet(model)}
      <paper-sheet heading=${words.keys.title} ?open=${this.panel?.kind === 'keys'} @close=${this.#close}>
        <dl class="keys">${words.keys.list.map(([key, deed]) => html`<dt><kbd>${key}</kbd></dt><dd>${deed}</dd>`)}</dl>
        <p class="keys-off">${words.keys.off}</p>
      </paper-sheet>
      ${this.#symbolPress.render()}
    </div>`;
  }

  /** A course is taken: the slip tells it, and everything lies in the dark but what it speaks of. */
  #lesson(model: TableModel): TemplateResult {
    return html`<lesson-veil .step=${model.course} .offers=${model.offers}></lesson-veil>
      <lesson-slip .model=${model} .ornament=${this.ornament} .whyNot=${this.whyNot} .hasSingleKeys=${this.hasSingleKeys}></lesson-slip>`;
  }

  #seatSheet({ seats, standing, offers }: TableModel): TemplateResult {
    const { panel } = this;
    const card = panel?.kind === 'seat' ? seats.find(({ seat }) => seat === panel.seat) : undefined;
    return html`<paper-sheet heading=${card?.name ?? ''} ?open=${card !== undefined} @close=${this.#close}>
      ${
        card &&
        html`<p class="epithet">${seatToken(card.seat)} ${card.epithet ?? nothing}</p>
        ${card.seal ? html`<p class="sealed">${sealSign(card.seal)}${words.seats.seals[card.seal]} <button class="button" @click=${this.#askHowFair}>${words.bar.fairness}</button></p>` : nothing}
        ${card.owes ? html`<p class="owes">${icon('wait')}${words.seats.owes} <b>${card.owes}</b></p>` : nothing}
        ${standing ? countList(standing, sideOf(standing, card.seat), offers.speaker) : nothing}
        <dl class="figures">${card.figures.filter(({ isDrawn }) => !isDrawn).map((figure) => html`<dt>${figure.label}</dt><dd>${figureOf(figure)}</dd>`)}</dl>
        ${this.mat?.(card.seat) ?? nothing}`
      }
    </paper-sheet>`;
  }

  #automaSheet({ automa, standing, offers }: TableModel): TemplateResult | typeof nothing {
    if (!automa) return nothing;
    return html`<paper-sheet heading=${automa.name} ?open=${this.panel?.kind === 'automa'} @close=${this.#close}>
      <p class="epithet">${automaToken()} ${automa.epithet ?? nothing}</p>
      ${standing ? countList(standing, automaIn(standing), offers.speaker) : nothing}
      <dl class="figures">${automa.figures.map((figure) => html`<dt>${figure.label}</dt><dd>${figureOf(figure)}</dd>`)}</dl>
      ${automa.mat}
    </paper-sheet>`;
  }

  get #slip() {
    return this.renderRoot.querySelector<Slip>('decision-slip, lesson-slip');
  }

  get #board() {
    return this.renderRoot.querySelector('main');
  }

  #wasDeciding = false;

  /** Remembers whether the focus was last in the slip or on the board: a new decision may have removed what had it. */
  readonly #focused = (event: FocusEvent): void => {
    const path = event.composedPath();
    this.#wasDeciding = [this.#slip, this.#board].some((part) => part && path.includes(part));
  };

  readonly #open = (event: PanelEvent): void => {
    this.panel = event.panel;
  };

  readonly #close = (): void => {
    this.panel = undefined;
  };

  readonly #askHowFair = (): void => {
    this.#close();
    this.#request({ do: 'fairness' });
  };

  readonly #ask = (event: WhyNotEvent): void => {
    this.whyNot = event.ref;
  };

  readonly #point = ({ ref }: PointEvent): void => {
    this.pointed = ref;
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (!this.model || isTaken(event)) return;
    const deed = deedOf(event.key, this.hasSingleKeys);
    const isBehindSheet = findDeep(document.body, 'dialog[open]') !== undefined;
    if (!deed || (isBehindSheet && !this.#isLeafing(deed))) return;
    event.preventDefault();
    this.#do(deed, this.model, event.shiftKey);
  };

  /** The sheet of the history is for going to and fro, and leaves the table in sight. */
  #isLeafing(deed: KeyDeed): boolean {
    return this.panel?.kind === 'history' && (deed.do === 'previous' || deed.do === 'next');
  }

  #do(deed: KeyDeed, { moves, showing, situation }: TableModel, isShift: boolean): void {
    switch (deed.do) {
      case 'pick':
        this.#slip?.pickNumber(deed.number);
        break;
      case 'undo':
        this.#slip?.undo();
        break;
      case 'hint':
        this.#slip?.hint?.();
        break;
      case 'history':
      case 'keys':
        this.panel = { kind: deed.do };
        break;
      case 'previous':
      case 'next':
        if (deed.do === 'next' && situation.kind === 'past' && situation.isFilm)
          this.#request(readOn({ moves, showing }));
        else if (moves.length) this.#request({ do: 'show', move: stepTo(moves, showing, deed.do === 'next' ? 1 : -1) });
        break;
      case 'rules':
        this.#request({ do: 'rules' });
        break;
      case 'seats':
        this.renderRoot.querySelector('seats-strip')?.focus();
        break;
      case 'mat':
        this.#visit(this.#mat);
        break;
      case 'landmark':
        this.#nextLandmark(isShift ? -1 : 1);
    }
  }

  /** A tap on the board of a film goes on at once. */
  readonly #goOn = (event: Event): void => {
    const isButton = event.composedPath().some((part) => part instanceof Element && part.matches('button, a'));
    if (this.model && !isButton) this.#request(readOn(this.model));
  };

  #request(request: FrameRequest): void {
    this.dispatchEvent(new FrameEvent(request));
  }

  /** Whatever the game calls complementary: the viewer's own mat. */
  get #mat(): HTMLElement | undefined {
    return findDeep(this, 'aside, [role=complementary]');
  }

  /** The parts of the page in reading order; F6 goes round them. */
  #nextLandmark(by: 1 | -1): void {
    const board = this.#board;
    const mat = this.#mat;
    const places: (HTMLElement | null)[] = [
      ...this.renderRoot.querySelectorAll<HTMLElement>(
        'table-bar, seats-strip, main, history-strip, decision-slip, lesson-slip',
      ),
    ];
    if (mat) places.splice(places.indexOf(board) + 1, 0, mat);
    const focused = deepFocus();
    const at = places.findLastIndex((place) => place && isWithin(focused, place));
    const next = places.at((at < 0 && by < 0 ? 0 : at) + by) ?? places[0];
    this.#visit(next);
  }

  /** Moves the focus into a part of the page: to what can be picked there, or to the part itself. */
  #visit(place: HTMLElement | null | undefined): void {
    if (!place) return;
    const isPart = place.localName.includes('-');
    if (!isPart && !place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
    (stopOf(place) ?? place).focus();
  }
}

/** What the frame asks of the slip that lies there, whichever it is. */
type Slip = Pick<DecisionSlip, 'focusSentence' | 'pickNumber' | 'undo' | 'updateComplete'> &
  Partial<Pick<DecisionSlip, 'hint'>> &
  HTMLElement;

const isLesson = ({ course, situation }: TableModel): boolean => course !== undefined && situation.kind !== 'past';

const isRead = ({ situation }: Pick<TableModel, 'situation'>): boolean =>
  situation.kind === 'past' && situation.reading !== undefined;

declare global {
  interface HTMLElementTagNameMap {
    'table-frame': TableFrame;
  }
}
