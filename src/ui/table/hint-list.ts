import { css, html, type TemplateResult } from 'lit';
import type { Hint } from './hints.ts';

/** The moves of a hint, best first, with the numbers they bear on the board. Pressing one only looks at it. */
export function hintList(hints: readonly Hint[], look: (hint: Hint) => void): TemplateResult {
  return html`<ol class="options hints">${hints.map(
    (hint, at) => html`<li><button class="button hint" @click=${() => look(hint)}>
      <span class="number" aria-hidden="true">${at + 1}</span>
      <span class="words"><b>${hint.label}</b> <small>${hint.reason}</small></span>
    </button></li>`,
  )}</ol>`;
}

export const hintStyles = css`
  .hints {
    display: grid;
    gap: 9px;
  }
  .hint {
    width: 100%;
    height: 100%;
    justify-content: flex-start;
    gap: 12px;
    min-height: 52px;
    padding: 6px 10px;
  }
  .hint .number {
    flex: none;
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: var(--carbon);
    color: var(--carbon-ink);
    font-size: var(--t-15);
  }
  .hint .words {
    min-width: 0;
    display: grid;
    gap: 2px;
    font-weight: 400;
  }
  .hint b {
    font-size: var(--t-15);
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  .hint small {
    font-size: var(--t-13);
    line-height: 1.25;
  }
  @media (min-width: 700px) {
    .hints {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
