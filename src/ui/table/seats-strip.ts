import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { automaIn, type Standing, sideOf, totalOf } from '../../engine/standing.ts';
import type { Automa, SeatFigure } from '../../games/box.ts';
import { icon, isIcon } from '../kit/icon.ts';
import { ScreenSize } from '../kit/screen-size.ts';
import { type Seal, sealSign } from '../kit/seal-sign.ts';
import { automaToken, seatToken } from '../kit/seat-token.ts';
import { points, standingStyle } from '../kit/standing.ts';
import { vars } from '../kit/vars.ts';
import { shared } from '../style/shared.css.ts';
import { FrameEvent, type SeatCard } from './model.ts';
import { PanelEvent } from './panel.ts';
import { seatsStyles } from './seats-strip.css.ts';
import { words } from './words.ts';

/** On a phone a strip shows this many figures below the score; the rest is a tap away. */
const FIGURES_ON_STRIP = 3;

/** A tablet's strip has room for two lines of them. */
const FIGURES_ON_FIRST_LINE = 4;

/** Who plays, in turn order, with what everybody may know: one row on a phone, a rail of cards on a desktop. */
@customElement('seats-strip')
export class SeatsStrip extends LitElement {
  static override styles = [shared, standingStyle, seatsStyles];

  @property({ attribute: false }) seats: readonly SeatCard[] = [];
  @property({ attribute: false }) standing: Standing | undefined;
  /** Somebody whom nobody plays sits last. */
  @property({ attribute: false }) automa: Automa | undefined;
  /** What the automa has done is being read. */
  @property({ type: Boolean }) isAutomasTurn = false;
  @property({ type: Boolean, reflect: true }) rail = false;

  readonly #screen = new ScreenSize(this);

  override focus(): void {
    this.renderRoot.querySelector('button')?.focus();
  }

  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('seats')?.find(({ isDeciding }) => isDeciding)?.seat;
    const now = this.seats.find(({ isDeciding }) => isDeciding)?.seat;
    if (before === now) return;
    const list = this.renderRoot.querySelector('ol');
    const card = this.renderRoot.querySelector<HTMLElement>('.deciding');
    if (!list || !card) return;
    list.scrollLeft = card.offsetLeft - (list.clientWidth - card.offsetWidth) / 2;
    this.scrollTop = card.offsetTop - (this.clientHeight - card.offsetHeight) / 2;
  }

  protected override render(): TemplateResult {
    return html`<section aria-label=${words.seats.list}><ol>${this.seats.map((seat) => this.#card(seat))}${this.automa ? this.#automa(this.automa) : nothing}</ol></section>`;
  }

  #automa({ ref, name, epithet, figures }: Automa): TemplateResult {
    return html`<li class=${this.isAutomasTurn ? 'deciding' : ''} data-anchor=${ref}>
      <button aria-haspopup="dialog" @click=${() => this.dispatchEvent(new PanelEvent({ kind: 'automa' }))}>
        ${this.#inside(automaToken(), this.#total(automaIn), name, epithet, figures)}
      </button>
    </li>`;
  }

  #card({ seat, name, epithet, figures, owes, computer, seal, isDeciding, isMine }: SeatCard): TemplateResult {
    const second = [epithet, computer && words.seats.computer[computer.level], ...(isMine ? [words.seats.you] : [])]
      .filter(Boolean)
      .join(', ');
    return html`<li class=${isDeciding ? 'deciding' : ''} data-anchor=${`seat:${seat}`}>
      <button aria-haspopup="dialog" @click=${() => this.dispatchEvent(new PanelEvent({ kind: 'seat', seat }))}>
        ${this.#inside(
          seatToken(seat),
          this.#total((standing) => sideOf(standing, seat)),
          name,
          second,
          figures,
          isDeciding,
          seal,
        )}
        ${owes ? html`<span class="owes">${icon('wait', words.seats.owes)}<b>${owes}</b></span>` : nothing}
      </button>
    </li>`;
  }

  #total(sideIn: (standing: Standing) => number): TemplateResult | undefined {
    const { standing } = this;
    return (
      standing &&
      html`<span class="score head" title=${words.standing.now}>${points(totalOf(standing, sideIn(standing)))}</span>`
    );
  }

  #inside(
    token: TemplateResult,
    score: TemplateResult | undefined,
    name: string,
    second = '',
    figures: readonly SeatFigure[] = [],
    isDeciding = false,
    seal: Seal | undefined = undefined,
  ) {
    return html`<span class="name">
        ${token}
        <span class="typed"><b>${name}</b>${this.rail && second ? html`<small>${second}</small>` : nothing}</span>
        ${seal ? html`<span class="fair" @click=${this.#askHowFair}>${sealSign(seal, words.seats.seals[seal])}</span>` : nothing}
        ${isDeciding ? html`<span class="unseen">${words.seats.decides}</span>` : nothing}
        ${score ?? nothing}
      </span>
      ${this.#linesOf(figures).map((line) => html`<span class="figures ${score ? '' : 'scoreless'}">${line.map(figureOf)}</span>`)}`;
  }

  /** A shortcut for the finger: the menu and the page of the seat lead there as well. */
  #askHowFair(event: Event): void {
    event.stopPropagation();
    this.dispatchEvent(new FrameEvent({ do: 'fairness' }));
  }

  #linesOf(figures: readonly SeatFigure[]): readonly (readonly SeatFigure[])[] {
    if (this.rail) return [figures];
    if (this.#screen.size !== 'tablet') return [figures.slice(0, FIGURES_ON_STRIP)];
    const lines = [figures.slice(0, FIGURES_ON_FIRST_LINE), figures.slice(FIGURES_ON_FIRST_LINE)];
    return lines.filter((line, at) => at === 0 || line.length > 0);
  }
}

/** An icon and its number, in the colour the game gives it. */
export function figureOf({ icon: name, value, label, tint }: SeatFigure): TemplateResult {
  return html`<span class="figure" title=${label} ${vars({ '--tint': tint && `var(${tint})` })}>
    ${isIcon(name) ? icon(name, label) : html`<span class="unseen">${label}</span>`}<b>${value}</b>
  </span>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'seats-strip': SeatsStrip;
  }
}
