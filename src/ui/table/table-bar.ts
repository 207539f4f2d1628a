import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type IconName, icon } from '../kit/icon.ts';
import { receiptStyle } from '../kit/receipt-slip.ts';
import { ScreenSize } from '../kit/screen-size.ts';
import { shared } from '../style/shared.css.ts';
import { type Ahead, aheadLine, aheadStyle } from './ahead.ts';
import { FrameEvent, type FrameRequest, type TableModel } from './model.ts';
import { isLongTold, lastTold } from './narration.ts';
import { PanelEvent } from './panel.ts';
import { words } from './words.ts';

/** The bar at the top: which game this is, where we are in it, and the ways out. */
@customElement('table-bar')
export class TableBar extends LitElement {
  static override styles = [
    shared,
    receiptStyle,
    aheadStyle,
    css`
      .bar {
        box-sizing: content-box;
        height: 44px;
        padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left);
      }
      h1 {
        flex: none;
        font-size: var(--t-20);
        white-space: nowrap;
      }
      .line {
        min-width: 0;
        margin-left: 8px;
        font-size: var(--t-14);
        color: var(--bar-ink-2);
      }
      .line .sign {
        padding: 0 1.6ch;
      }
      .where {
        flex: 1;
        min-width: 0;
        align-self: stretch;
        display: flex;
        align-items: center;
        position: relative;
      }
      .last {
        all: unset;
        min-width: 0;
        cursor: pointer;
        color: var(--bar-ink);
        font-size: var(--t-14);
      }
      /* The whole of both lines can be pressed. */
      .last::after {
        content: '';
        position: absolute;
        inset: 0;
      }
      .last:focus-visible::after {
        outline: 2px solid var(--canary-2);
        outline-offset: -2px;
      }
      :is(.line, .told) {
        display: block;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .line,
      .where:not(.long) .told {
        white-space: nowrap;
      }
      /* Two lines: the game, and what was done last. */
      .telling .where {
        display: grid;
        grid-template: 'title line' auto 'last last' auto / auto minmax(0, 1fr);
        align-content: center;
        align-items: baseline;
        row-gap: 1px;
      }
      .telling h1 {
        font-size: var(--t-16);
        line-height: 1.1;
      }
      .ahead {
        grid-area: last;
        color: var(--bar-ink);
        --ink-2: var(--bar-ink-2);
        --pencil: var(--canary-2);
      }
      .telling .last {
        grid-area: last;
        /* As tall as a finger needs, without taking more room. */
        margin-top: -8px;
        padding-top: 8px;
        line-height: 1.2;
      }
      @media (max-width: 699px) {
        .telling .line {
          font-size: var(--t-12);
        }
        /* What takes two lines to tell is printed small; what takes more ends in dots, and is told in the history. */
        .long {
          row-gap: 0;
        }
        .long .told {
          font-size: var(--t-12);
          line-height: 1.05;
          display: -webkit-box;
          -webkit-box-orient: vertical;
          -webkit-line-clamp: 2;
        }
        .telling .long h1 {
          font-size: var(--t-15);
          line-height: 1;
        }
      }
      .bar .button {
        padding: 4px 10px;
      }
      .bar .button .icon {
        font-size: var(--t-20);
      }
      .menu {
        position: fixed;
        inset: auto 6px auto auto;
        top: calc(48px + env(safe-area-inset-top));
        margin: 0;
        padding: 6px;
        border: 1.5px solid var(--ink);
        background: var(--sheet);
        --k: var(--sheet);
        color: var(--ink);
        box-shadow: var(--copy) var(--copy) 0 var(--carbon);
      }
      .bar .menu .button.ghost {
        display: flex;
        width: 100%;
        justify-content: flex-start;
        color: var(--ink);
        --k: var(--sheet);
      }
      .bar .menu .button.ghost:hover {
        background: var(--carbon-wash);
      }
      /* The smallest phones have the rules in the menu. */
      @media (max-width: 389px) {
        .bar > .book {
          display: none;
        }
      }
      @media (min-width: 390px) {
        .bar .menu .button.book {
          display: none;
        }
      }
      @media (max-width: 359px) {
        .line {
          display: none;
        }
      }
      @media (min-width: 1100px) and (min-height: 501px) {
        .bar {
          height: 48px;
          padding-left: calc(10px + env(safe-area-inset-left));
          padding-right: calc(6px + env(safe-area-inset-right));
        }
        h1 {
          font-size: var(--t-24);
          margin-left: 14px;
          padding-left: 18px;
          border-left: 1px solid #ffffff40;
        }
        .line {
          margin-left: 14px;
        }
        .bar .button .icon {
          font-size: var(--t-18);
        }
        .bar.telling {
          height: 44px;
        }
        .telling .where {
          grid-template: 'title line last' auto / auto auto minmax(0, 1fr);
          align-items: center;
          align-content: center;
          column-gap: 18px;
        }
        .telling h1 {
          font-size: var(--t-22);
        }
        .telling :is(.last, .ahead) {
          justify-self: stretch;
          margin: 0;
          padding: 10px 14px;
          background: color-mix(in srgb, var(--bar-ink) 10%, transparent);
        }
        .telling .long .last {
          padding-block: 4px;
        }
        .telling .last::after {
          content: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) model: TableModel | undefined;
  /** What the option somebody points at would mean: the next move, in place of the last. */
  @property({ attribute: false }) ahead: Ahead | undefined;

  readonly #screen = new ScreenSize(this);

  override focus(): void {
    this.renderRoot.querySelector('button')?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    const isDesktop = this.#screen.size === 'desktop';
    const hasStrip = isDesktop && !this.#screen.isLow;
    return html`<header class="bar ${hasStrip ? '' : 'telling'}">
      ${isDesktop ? html`<span class="logo">Carbon Copy</span>` : this.#sign('home', words.bar.home, this.#ask({ do: 'home' }))}
      <div class="where ${isLongTold(model) ? 'long' : ''}">
        <h1 class="head">${model.title}</h1>
        <p class="line typed">${hasStrip ? this.#line(model) : this.#brief(model)}</p>
        ${hasStrip ? nothing : this.ahead ? aheadLine(this.ahead, model.offers.speaker) : this.#last(model)}
      </div>
      ${model.isSealed ? html`<button class="button ghost" aria-label=${words.bar.fairness} @click=${this.#ask({ do: 'fairness' })}>${icon('seal')}${isDesktop ? words.bar.sealed : nothing}</button>` : nothing}
      <button class="button ghost book" aria-label=${words.bar.rules} @click=${this.#ask({ do: 'rules' })}>${icon('book')}${isDesktop ? words.bar.rules : nothing}</button>
      ${isDesktop ? [this.#sign('history', words.bar.history, this.#openHistory, true), this.#sign('settings', words.bar.settings, this.#ask({ do: 'settings' })), this.#sign('home', words.bar.home, this.#ask({ do: 'home' }))] : nothing}
      <button class="button ghost" aria-label=${words.bar.more} popovertarget="menu">${icon('more')}</button>
      <div class="menu" id="menu" popover @click=${this.#closeMenu}>
        <button class="button ghost book" @click=${this.#ask({ do: 'rules' })}>${icon('book')}${words.bar.rules}</button>
        ${isDesktop ? nothing : this.#entry('history', words.bar.history, this.#openHistory)}
        ${this.#entry('play', words.bar.watch, this.#ask({ do: 'film', from: undefined }))}
        ${!model.course && model.seats.some(({ isMine }) => isMine) ? this.#entry('human', words.bar.changeSeat, this.#ask({ do: 'move-seat' })) : nothing}
        ${model.seats.map(({ seat, name, canLeave }) => (canLeave && !model.course ? this.#entry('close', words.bar.leaveSeat(name), this.#ask({ do: 'stand-up', seat })) : nothing))}
        ${isDesktop ? nothing : this.#entry('settings', words.bar.settings, this.#ask({ do: 'settings' }))}
        ${this.#entry('book', words.bar.keys, () => this.dispatchEvent(new PanelEvent({ kind: 'keys' })))}
      </div>
    </header>`;
  }

  /** Where room is short: where we are, and what must not be missed. */
  #brief({ moment, isSaved }: TableModel): string {
    return isSaved ? moment : `${moment} · ${words.bar.notSaved}`;
  }

  /** Game K2VD · round 5 of 8 · not handed over yet. */
  #line({ code, moment, situation, seats, isSaved, course }: TableModel): TemplateResult {
    if (course) return html`${words.bar.lesson}`;
    const isOpen = situation.kind === 'decide' || situation.kind === 'hand-over';
    const parts = [
      words.bar.game(code),
      moment,
      ...(isOpen && seats.length > 1 ? [words.bar.notHandedOver] : []),
      ...(isSaved ? [] : [words.bar.notSaved]),
    ];
    return html`${parts.map((part, index) => html`${index ? html`<span class="sign">·</span>` : nothing}${part}`)}`;
  }

  /** Where there is no room for the whole history, the bar tells the last move and leads there. */
  #last({ moves, showing, offers: { speaker } }: TableModel): TemplateResult {
    return html`<button class="last" aria-haspopup="dialog" @click=${this.#openHistory}>
      <span class="unseen">${words.history.open}</span><span class="told typed">${lastTold({ moves, showing, speaker }, false)}</span>
    </button>`;
  }

  #sign(name: IconName, label: string, press: () => void, hasWords = false): TemplateResult {
    return html`<button class="button ghost" aria-label=${label} @click=${press}>${icon(name)}${hasWords ? label : nothing}</button>`;
  }

  #entry(name: IconName, label: string, press: () => void): TemplateResult {
    return html`<button class="button ghost" @click=${press}>${icon(name)}${label}</button>`;
  }

  readonly #closeMenu = (): void => this.renderRoot.querySelector<HTMLElement>('.menu')?.hidePopover();

  readonly #openHistory = (): void => {
    this.dispatchEvent(new PanelEvent({ kind: 'history' }));
  };

  #ask(request: FrameRequest): () => void {
    return () => this.dispatchEvent(new FrameEvent(request));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'table-bar': TableBar;
  }
}
