import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { textIn } from '../kit/field.ts';
import { icon } from '../kit/icon.ts';
import { seatToken } from '../kit/seat-token.ts';
import { shared } from '../style/shared.css.ts';
import { stepTo, turnsOf } from './history.ts';
import { FrameEvent, type FrameRequest, type Move } from './model.ts';
import './paper-sheet.ts';
import { words } from './words.ts';

/** The whole history, turn by turn, with a scrubber; the table stays in sight above it. */
@customElement('history-sheet')
export class HistorySheet extends LitElement {
  static override styles = [
    shared,
    css`
      .scrubber {
        position: sticky;
        top: -4px;
        z-index: 1;
        display: flex;
        align-items: center;
        gap: 2px;
        margin: 0 -12px;
        background: var(--sheet);
      }
      .scrubber .button {
        flex: none;
        padding: 0;
      }
      .scrubber .button:disabled {
        border-color: transparent;
        opacity: 0.45;
      }
      input {
        flex: 1;
        min-width: 0;
        height: 44px;
        margin: 0 8px 0 4px;
        accent-color: var(--carbon);
      }
      h3 {
        font-size: var(--t-13);
        font-weight: 600;
        color: var(--ink-2);
        margin: 12px 0 2px;
      }
      li section {
        content-visibility: auto;
      }
      .told {
        appearance: none;
        display: grid;
        grid-template-columns: 22px minmax(0, 1fr);
        align-items: start;
        gap: 8px;
        width: 100%;
        min-height: 44px;
        padding: 11px 6px 9px;
        border: 0;
        border-top: 1px solid var(--rule);
        background: none;
        font: 400 var(--t-14) / 1.35 var(--f-type);
        text-align: left;
        cursor: pointer;
        outline-offset: -3px !important;
      }
      .told .token {
        width: 16px;
        height: 16px;
      }
      .told.milestone {
        font-weight: 700;
        box-shadow: inset 3px 0 0 var(--history-bar, var(--pencil));
      }
      .told[aria-current] {
        background: var(--carbon-wash);
        --k: var(--carbon-wash);
      }
    `,
  ];

  @property({ attribute: false }) moves: readonly Move[] = [];
  @property({ attribute: false }) showing: number | undefined;
  @property({ type: Boolean }) isFilm = false;
  @property({ type: Boolean }) open = false;

  protected override updated(changed: PropertyValues<this>): void {
    if (!this.open || !(changed.has('showing') || changed.has('open'))) return;
    this.renderRoot.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }

  protected override render(): TemplateResult {
    return html`<paper-sheet clear heading=${words.history.region} ?open=${this.open} @close=${() => this.dispatchEvent(new Event('close'))}>
      ${this.open ? this.#list() : nothing}
    </paper-sheet>`;
  }

  #list(): TemplateResult {
    const { moves, showing } = this;
    if (!moves.length) return html`<p class="typed">${words.history.nothing}</p>`;
    return html`<div class="scrubber">
        ${this.#button('prev', words.history.previous, { do: 'show', move: stepTo(moves, showing, -1) }, showing === 0)}
        ${
          this.isFilm
            ? this.#button('pause', words.history.pause, { do: 'show', move: showing })
            : this.#button('play', words.history.play, { do: 'film', from: showing })
        }
        ${this.#button('next', words.history.next, { do: 'show', move: stepTo(moves, showing, 1) }, showing === undefined)}
        <input type="range" min="0" max=${moves.length} .value=${String(showing ?? moves.length)} aria-label=${words.history.track}
          aria-valuetext=${moves[showing ?? -1]?.text ?? words.history.now} @input=${this.#scrub} />
        <button class="button" ?disabled=${showing === undefined} @click=${this.#ask({ do: 'show', move: undefined })}>${words.history.now}</button>
      </div>
      <ol>
        ${turnsOf(moves).map(
          ({ turn, moves: told }) => html`<li><section>
            <h3>${words.history.turn(turn)}</h3>
            ${told.map(({ move, index }) => this.#move(move, index))}
          </section></li>`,
        )}
      </ol>`;
  }

  #move({ line, text }: Move, index: number): TemplateResult {
    return html`<button class="told ${line.mark ? 'milestone' : ''}" aria-current=${index === this.showing ? 'step' : nothing} @click=${this.#ask({ do: 'show', move: index })}>
      ${line.seat === undefined ? html`<span></span>` : seatToken(line.seat)}<span>${text}</span>
    </button>`;
  }

  #button(name: Parameters<typeof icon>[0], label: string, request: FrameRequest, isOff = false): TemplateResult {
    return html`<button class="button ghost" aria-label=${label} ?disabled=${isOff} @click=${this.#ask(request)}>${icon(name)}</button>`;
  }

  readonly #scrub = (event: Event): void => {
    const at = Number(textIn(event));
    this.#ask({ do: 'show', move: at >= this.moves.length ? undefined : at })();
  };

  #ask(request: FrameRequest): () => void {
    return () => this.dispatchEvent(new FrameEvent(request));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'history-sheet': HistorySheet;
  }
}
