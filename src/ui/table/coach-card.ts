import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { shared } from '../style/shared.css.ts';
import { FrameEvent, type TableModel } from './model.ts';
import { words } from './words.en.ts';

/** A word to somebody playing their first game, laid over the edge of the board or, where it is wide, below it. */
@customElement('coach-card')
export class CoachCard extends LitElement {
  static override styles = [
    shared,
    css`
      aside {
        display: grid;
        gap: 8px;
        width: min(100%, 420px);
        padding: 12px 14px 14px;
        border: 1.5px solid var(--ink);
        background: var(--mint);
        --k: var(--mint);
        color: var(--ink);
        box-shadow: var(--copy) var(--copy) 0 var(--mint-ink);
      }
      h2 {
        font-size: var(--t-20);
      }
      p {
        font-size: var(--t-14);
      }
      div {
        display: flex;
        gap: 10px;
        align-items: center;
      }
      :host([wide]) aside {
        width: auto;
        grid-template-columns: auto minmax(0, 1fr) auto;
        gap: 16px;
        align-items: center;
        padding: 8px 16px;
        border-width: 1.5px 0;
        box-shadow: none;
      }
      :host([wide]) p {
        max-width: 92ch;
        line-height: 1.3;
      }
      :host([wide]) h2 {
        max-width: 200px;
      }
    `,
  ];

  @property({ attribute: false }) lesson: TableModel['lesson'];

  protected override render(): TemplateResult | typeof nothing {
    const { lesson } = this;
    if (!lesson) return nothing;
    return html`<aside aria-label=${words.coach.region} data-scope>
      <h2 class="head">${lesson.title}</h2>
      <p>${lesson.body}</p>
      <div>
        <button class="button primary" @click=${() => this.#learn(false)}>${words.coach.next}</button>
        <button class="button ghost" @click=${() => this.#learn(true)}>${words.coach.stop}</button>
      </div>
    </aside>`;
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
