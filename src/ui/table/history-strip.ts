import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import type { Speaker } from '../../engine/message.ts';
import { icon } from '../kit/icon.ts';
import { receiptStyle } from '../kit/receipt-slip.ts';
import { seatToken } from '../kit/seat-token.ts';
import { shared } from '../style/shared.css.ts';
import { type Ahead, aheadLine, aheadStyle } from './ahead.ts';
import { beatsOf, stepTo } from './history.ts';
import { historyStripStyles } from './history-strip.css.ts';
import { FrameEvent, type FrameRequest, type Move } from './model.ts';
import { lastTold } from './narration.ts';
import { words } from './words.ts';

/** The moves so far: a track with one mark per deed, where there is height to spare. */
@customElement('history-strip')
export class HistoryStrip extends LitElement {
  static override styles = [shared, receiptStyle, aheadStyle, historyStripStyles];

  @property({ attribute: false }) moves: readonly Move[] = [];
  @property({ attribute: false }) speaker: Speaker | undefined;
  /** The move shown; undefined is the present. */
  @property({ attribute: false }) showing: number | undefined;
  @property({ type: Boolean }) isFilm = false;
  /** What the option somebody points at would mean: the next move, in place of the last. */
  @property({ attribute: false }) ahead: Ahead | undefined;

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('.track')?.focus();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('moves') && !changed.has('showing')) return;
    const track = this.renderRoot.querySelector<HTMLElement>('.track');
    const now = this.renderRoot.querySelector<HTMLElement>('.now');
    if (track && now) track.scrollLeft = now.offsetLeft - track.clientWidth * 0.7;
  }

  protected override render(): TemplateResult {
    return html`<section aria-label=${words.history.region}>${this.#strip()}</section>`;
  }

  #strip(): TemplateResult {
    const { moves, showing } = this;
    const at = showing ?? moves.length - 1;
    return html`<div class="strip">
      ${this.#button('prev', words.history.previous, { do: 'show', move: stepTo(moves, showing, -1) }, showing === 0)}
      ${
        this.isFilm
          ? this.#button('pause', words.history.pause, { do: 'show', move: showing })
          : this.#button('play', words.history.play, { do: 'film', from: showing })
      }
      ${this.#button('next', words.history.next, { do: 'show', move: stepTo(moves, showing, 1) }, showing === undefined)}
      <div class="track" role="slider" tabindex="0" aria-label=${words.history.track} aria-valuemin="0" aria-valuemax=${moves.length}
        aria-valuenow=${at + 1} aria-valuetext=${moves[at]?.text ?? words.history.nothing} @click=${this.#press} @keydown=${this.#key}>
        ${guard([moves, at], () => this.#marks(at))}
      </div>
      ${this.ahead && this.speaker ? aheadLine(this.ahead, this.speaker) : html`<p class="told typed">${lastTold(this)}</p>`}
    </div>`;
  }

  #marks(at: number): TemplateResult[] {
    return beatsOf(this.moves).map(({ seat, isMilestone, first, last }) => {
      const isNow = first <= at && at <= last;
      const kind = isMilestone ? 'milestone' : seat === undefined ? 'dot' : 'deed';
      return html`<i class="${kind} ${isNow ? 'now' : ''}" data-move=${last} title=${this.moves[last]?.text ?? nothing}>${seat === undefined || isMilestone ? nothing : seatToken(seat)}</i>`;
    });
  }

  #button(name: Parameters<typeof icon>[0], label: string, request: FrameRequest, isOff = false): TemplateResult {
    const isIdle = isOff || !this.moves.length;
    return html`<button class="button ghost" aria-label=${label} ?disabled=${isIdle} @click=${this.#ask(request)}>${icon(name)}</button>`;
  }

  readonly #press = (event: Event): void => {
    const mark = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-move]') : undefined;
    if (mark) this.#ask({ do: 'show', move: Number(mark.dataset['move']) })();
  };

  readonly #key = (event: KeyboardEvent): void => {
    const { moves, showing } = this;
    const steps: Record<string, number | undefined> = { Home: 0, End: undefined };
    for (const key of ['ArrowLeft', 'ArrowDown']) steps[key] = stepTo(moves, showing, -1);
    for (const key of ['ArrowRight', 'ArrowUp']) steps[key] = stepTo(moves, showing, 1);
    if (!(event.key in steps) || !moves.length) return;
    event.preventDefault();
    this.#ask({ do: 'show', move: steps[event.key] })();
  };

  #ask(request: FrameRequest): () => void {
    return () => this.dispatchEvent(new FrameEvent(request));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'history-strip': HistoryStrip;
  }
}
