import { css } from 'lit';

/** The last front page is newsprint. */
export const paper = css`
  :host {
    --paper: var(--ee-news);
    --paper-ink: var(--ee-news-ink);
    --paper-accent: var(--ee-tomato);
  }
`;
