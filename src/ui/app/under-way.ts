import { css, html, type TemplateResult } from 'lit';
import { icon } from '../kit/icon.ts';
import { words } from './words.ts';

/** Tells whoever has to wait that something is on its way. Meanwhile the page they leave is no longer to be touched. */
export const underWay = (): TemplateResult =>
  html`<div class="under-way"><p role="status">${icon('wait')}${words.fetching}</p></div>`;

export const underWayStyle = css`
  .under-way {
    position: fixed;
    inset: 0;
    z-index: 30;
    display: grid;
    place-items: center;
    cursor: progress;
    animation: appear 0s 300ms both;
  }
  .under-way p {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 12px 18px 12px 14px;
    border: 1.5px solid var(--ink);
    border-radius: var(--r-1);
    box-shadow: var(--copy) var(--copy) 0 var(--carbon);
    background: var(--sheet);
    color: var(--ink);
    font-size: var(--t-15);
    font-weight: 600;
  }
  .under-way .icon {
    font-size: var(--t-18);
  }
  @keyframes appear {
    from {
      visibility: hidden;
    }
  }
`;
