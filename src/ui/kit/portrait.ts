import { css, html, type TemplateResult } from 'lit';

/** The portrait of a character whom a computer plays; decoration beside its name. */
export function portrait(face: string): TemplateResult {
  return html`<svg class="face" viewBox="0 0 64 64" aria-hidden="true"><use href=${face}></use></svg>`;
}

export const portraitStyle = css`
  .face {
    flex: none;
    width: 44px;
    height: 44px;
    border: 1.5px solid var(--ink);
  }
`;
