import { css } from 'lit';

/** What you have, always in sight on a phone. */
export const matBarStyle = css`
  .mat-bar {
    position: relative;
    z-index: 7;
    display: flex;
    align-items: stretch;
    justify-content: space-between;
    min-height: 44px;
    padding: 0 6px;
    background: var(--sheet);
    --k: var(--sheet);
    border-top: 1.5px solid var(--ink);
  }
  .mat-bar .num {
    position: relative;
    flex: 1;
    min-height: 44px;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 3px;
    font-size: var(--t-18);
    pointer-events: none;
  }
  .mat-bar .num[data-offer] {
    pointer-events: auto;
    background: var(--sheet);
    margin: 2px 2px 0;
    min-height: 44px;
  }
  .mat-bar .num b {
    font-size: var(--t-16);
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  .lift {
    appearance: none;
    position: absolute;
    inset: 0;
    border: 0;
    background: none;
    cursor: pointer;
    outline-offset: -4px !important;
  }
  .mat-bar .mini-dice {
    align-self: center;
    pointer-events: none;
    padding-left: 2px;
  }
  .news-chip {
    appearance: none;
    position: relative;
    flex: none;
    align-self: center;
    height: 44px;
    min-width: 44px;
    padding: 8px 0;
    margin-left: 4px;
    border: 0;
    background: none;
    display: flex;
    color: var(--ee-news-ink);
  }
  .news-chip > * {
    display: flex;
    align-items: center;
    gap: 2px;
    padding: 0 6px;
    font-size: var(--t-16);
    background: var(--ee-news);
    --k: var(--ee-news);
  }
  .news-chip .next {
    background: var(--ee-tomato);
    color: var(--ee-news);
  }
`;
