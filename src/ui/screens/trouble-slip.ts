import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../kit/icon.ts';
import { shared } from '../style/shared.css.ts';
import { ScreenElement } from './screen.ts';
import type { Branch, Trouble } from './trouble-model.ts';
import { says } from './trouble-words.ts';
import { explain } from './troubles.ts';

/** A slip of paper about something that is wrong: a fact, a piece of advice, the best way out first. */
@customElement('trouble-slip')
export class TroubleSlip extends ScreenElement {
  @property({ attribute: false }) trouble?: Trouble;
  /** The link as it arrived, to be selected and kept. */
  @property({ attribute: false }) link?: string;

  protected override render(): TemplateResult | typeof nothing {
    const { trouble, link } = this;
    if (!trouble) return nothing;
    const { icon: symbol, stock, title, fact, advice, ways } = explain(trouble);
    return html`<div class="paper ${stock}" role="alert">
      <span class="stub">${icon(symbol)}</span>
      <div class="body">
        <h1>${title}</h1>
        <p>${fact} ${advice}</p>
        ${trouble.kind === 'forked' ? this.#branches(trouble.mine, trouble.theirs) : nothing}
        <div class="ways">
          ${ways.map(
            ({ way, label }, index) => html`<button class="button ${index === 0 ? 'primary' : ''}"
              @click=${this.asks({ do: 'way-out', way })}>${label}</button>`,
          )}
        </div>
        ${link ? toKeep(says.link, link) : nothing}
        ${trouble.kind === 'not-fetched' ? toKeep(says.said, trouble.said) : nothing}
      </div>
    </div>`;
  }

  #branches(mine: Branch, theirs: Branch): TemplateResult {
    const side = ({ name, lines, board }: Branch): TemplateResult => html`<div>
      <dt>${name}</dt>
      <dd>
        ${board ? html`<div class="board" inert>${board}</div>` : nothing}
        ${lines.map((line) => html`<p class="typed">${line}</p>`)}
      </dd>
    </div>`;
    return html`<dl>${side(mine)} ${side(theirs)}</dl>`;
  }

  static override styles = [
    shared,
    css`
      .paper {
        position: relative;
        display: grid;
        grid-template-columns: 52px minmax(0, 1fr);
        color: var(--ink);
      }
      .rose {
        background: var(--rose);
        --k: var(--rose);
        --mark: var(--rose-ink);
      }
      .white {
        background: var(--sheet);
        --k: var(--sheet);
        --mark: var(--ink-2);
      }
      .stub {
        display: grid;
        justify-items: center;
        align-content: start;
        padding-top: 18px;
        border-right: 2px dashed color-mix(in srgb, var(--ink) 35%, transparent);
        font-size: var(--t-24);
        color: var(--mark);
      }
      .body {
        padding: 14px 17px 17px 14px;
      }
      h1 {
        font-size: var(--t-18);
        font-weight: 700;
        line-height: 1.2;
      }
      .body > p {
        margin-top: 4px;
        font-size: var(--t-15);
      }
      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: 10px 12px;
        margin-top: 12px;
      }
      dl {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 10px;
        margin-top: 10px;
      }
      dl > div {
        min-width: 0;
        padding: 7px 9px 9px;
        background: color-mix(in srgb, var(--sheet) 55%, transparent);
      }
      dt {
        font-size: var(--t-13);
        font-weight: 600;
      }
      dd p {
        margin-top: 4px;
        font-size: var(--t-14);
        line-height: 1.25;
        overflow-wrap: anywhere;
      }
      .board {
        height: 250px;
        margin: 6px 0;
        overflow: hidden;
      }
      .board > * {
        display: block;
        height: 100%;
      }
      details {
        margin: 6px 0 -10px;
      }
      details[open] {
        margin-bottom: 0;
      }
      summary {
        width: max-content;
        padding: 13px 4px 13px 0;
        font-size: var(--t-14);
        font-weight: 600;
        cursor: pointer;
      }
      .kept {
        max-height: 120px;
        overflow-y: auto;
        font-size: var(--t-13);
        word-break: break-all;
        user-select: all;
      }
    `,
  ];
}

/** Something for whoever can make use of it, to be unfolded, selected and sent on. */
const toKeep = (summary: string, text: string): TemplateResult =>
  html`<details><summary>${summary}</summary><p class="typed kept">${text}</p></details>`;

declare global {
  interface HTMLElementTagNameMap {
    'trouble-slip': TroubleSlip;
  }
}
