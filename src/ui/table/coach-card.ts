import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../kit/icon.ts';
import { shared } from '../style/shared.css.ts';
import { FrameEvent, type TableModel } from './model.ts';
import { words } from './words.ts';

/** Below this height a hint is unfolded only by whoever wants to read it. */
const ROOMY = '(min-height: 700px)';

/** A word to somebody playing their first game, beside the board and never on it. */
@customElement('coach-card')
export class CoachCard extends LitElement {
  static override styles = [
    shared,
    css`
      aside {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 2px 10px;
        padding: 4px 12px 6px;
        border-top: 1.5px solid var(--ink);
        background: var(--mint);
        --k: var(--mint);
        color: var(--ink);
      }
      h2 {
        flex: 1;
        font-size: var(--t-18);
      }
      .fold {
        justify-content: flex-start;
        padding: 0;
        font: inherit;
        text-transform: inherit;
        letter-spacing: inherit;
      }
      .fold .icon {
        rotate: 90deg;
      }
      .fold[aria-expanded='true'] .icon {
        rotate: -90deg;
      }
      p {
        order: 1;
        width: 100%;
        font-size: var(--t-14);
        line-height: 1.3;
      }
      .button:not(.fold) {
        padding-inline: 8px;
      }
      :host([wide]) aside {
        flex-wrap: nowrap;
        gap: 16px;
        padding: 8px 16px;
        border-width: 1.5px 0;
      }
      :host([wide]) p {
        order: 0;
        flex: 1;
        max-width: 92ch;
      }
      :host([wide]) h2 {
        flex: none;
        max-width: 200px;
        font-size: var(--t-20);
      }
    `,
  ];

  @property({ attribute: false }) lesson: TableModel['lesson'];
  @property({ type: Boolean, reflect: true }) wide = false;
  @state() private isOpen = true;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('lesson')) this.isOpen = matchMedia(ROOMY).matches;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { lesson, wide, isOpen } = this;
    if (!lesson) return nothing;
    return html`<aside aria-label=${words.coach.region} data-scope>
      <h2 class="head">${wide ? lesson.title : this.#fold(lesson.title)}</h2>
      ${wide || isOpen ? html`<p>${lesson.body}</p>` : nothing}
      <button class="button primary" @click=${() => this.#learn(false)}>${words.coach.next}</button>
      <button class="button ghost" @click=${() => this.#learn(true)}>${words.coach.stop}</button>
    </aside>`;
  }

  #fold(title: string): TemplateResult {
    return html`<button class="button ghost fold" aria-expanded=${this.isOpen} @click=${() => {
      this.isOpen = !this.isOpen;
    }}>${title}${icon('chevron')}</button>`;
  }

  #learn(all: boolean): void {
    this.dispatchEvent(new FrameEvent({ do: 'learn', all }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'coach-card': CoachCard;
  }
}
