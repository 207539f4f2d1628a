import { css } from 'lit';

export const seatsStyles = css`
  :host {
    background: var(--sheet);
    --k: var(--sheet);
    color: var(--ink);
    min-width: 0;
  }
  ol {
    position: relative;
    display: flex;
    overflow-x: auto;
    scrollbar-width: none;
  }
  /* As wide as the name needs; the strip slides where that is more than fits. */
  li {
    flex: 1 0 auto;
    min-width: 84px;
    max-width: 50%;
    border-left: 1px solid var(--rule);
  }
  li:first-child {
    border-left: 0;
  }
  li:only-child {
    max-width: none;
  }
  .deciding {
    background: var(--canary);
    color: var(--canary-ink);
    --k: var(--canary);
    box-shadow: inset 0 3px 0 var(--canary-2);
  }
  button {
    appearance: none;
    display: flex;
    flex-direction: column;
    width: 100%;
    height: 100%;
    min-height: 50px;
    padding: 6px 3px 0 4px;
    border: 0;
    background: none;
    text-align: left;
    cursor: pointer;
    outline-offset: -3px !important;
  }
  .name {
    display: flex;
    align-items: center;
    gap: 3px;
    width: 100%;
    min-width: 0;
  }
  .name .token {
    flex: none;
    width: 14px;
    height: 14px;
  }
  .name .typed {
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
    font-size: var(--t-13);
    line-height: 1.3;
  }
  /* A finger finds more than the eye sees. */
  .fair {
    flex: none;
    display: flex;
    margin: -10px -6px;
    padding: 10px 6px;
    font-size: var(--t-13);
    color: var(--mint-ink);
  }
  /* Where names have hardly room, only a seal that is not like the others is shown. */
  @media (max-width: 699px) {
    ol:has(> :nth-child(4)) .fair:has(.whole) {
      display: none;
    }
  }
  .figures {
    display: flex;
    align-items: center;
    gap: 8px 4px;
    height: 21px;
    margin-top: 1px;
    overflow: hidden;
  }
  .owes {
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 2px 0 5px;
    font-size: var(--t-13);
  }
  .owes b {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--t-12);
  }
  .score {
    font-size: var(--t-20);
    line-height: 0.9;
    margin-left: auto;
    display: inline-flex;
    align-items: center;
    gap: 1px;
  }
  .score .more {
    font-size: var(--t-12);
    letter-spacing: -0.06em;
  }
  .score .icon {
    font-size: 0;
  }
  .figure {
    display: inline-flex;
    align-items: center;
    gap: 1px;
    height: 21px;
    font-size: var(--t-13);
    color: var(--tint, inherit);
  }
  .figure b {
    font-size: var(--t-13);
    font-variant-numeric: tabular-nums;
    color: var(--ink);
  }
  .scoreless .figure b {
    font: 400 var(--t-20) / 1 var(--f-head);
  }
  .deciding .figure b {
    color: var(--canary-ink);
  }
  @media (max-width: 389px) {
    .figures {
      gap: 8px 3px;
    }
    .figure {
      gap: 0;
      font-size: var(--t-12);
    }
    .figure b,
    .name:has(.fair) .typed {
      letter-spacing: -0.03em;
    }
  }
  @media (min-width: 700px) {
    li {
      flex-basis: max(25%, 84px);
      min-width: 0;
      max-width: none;
    }
    button {
      padding-inline: 10px;
    }
    .name {
      gap: 8px;
    }
    .name .typed {
      font-size: var(--t-15);
    }
    .figures {
      gap: 4px;
    }
    .figure {
      gap: 3px;
      min-width: 22%;
      font-size: var(--t-15);
    }
    .figures + .figures {
      margin: 0 0 5px;
    }
    .figures:has(> :nth-child(5)) .figure {
      gap: 2px;
      min-width: 17%;
      font-size: var(--t-13);
    }
    .score {
      font-size: var(--t-24);
      gap: 3px;
    }
  }
  :host([rail]) {
    background: none;
    overflow: auto;
    padding: 12px 0 12px 12px;
    scrollbar-width: thin;
  }
  :host([rail]) section {
    height: 100%;
  }
  :host([rail]) ol {
    display: flex;
    flex-direction: column;
    gap: 8px;
    height: 100%;
    overflow: visible;
  }
  /* Cards as tall as four of them stand; more share the rail, fewer leave it empty. */
  :host([rail]) li {
    flex: 0 1 160px;
    min-height: min-content;
    border: 0;
    background: var(--sheet);
    --k: var(--sheet);
  }
  :host([rail]) .deciding {
    background: var(--canary);
    --k: var(--canary);
    box-shadow: inset 4px 0 0 var(--canary-2);
  }
  :host([rail]) button {
    padding: 10px 10px 8px 12px;
    justify-content: space-between;
    gap: 8px;
  }
  :host([rail]) .name {
    width: 100%;
    gap: 9px;
  }
  :host([rail]) .name .token {
    width: 24px;
    height: 24px;
  }
  :host([rail]) .name .typed {
    font-size: var(--t-16);
  }
  :host([rail]) .fair {
    font-size: var(--t-18);
  }
  :host([rail]) small {
    display: block;
    font: 400 var(--t-12) / 1.25 var(--f-text);
    color: var(--ink-2);
    margin-top: 2px;
    white-space: normal;
  }
  :host([rail]) .deciding small {
    color: inherit;
  }
  :host([rail]) .score {
    gap: 3px;
    font-size: var(--t-34);
  }
  :host([rail]) .score .icon {
    font-size: var(--t-13);
  }
  :host([rail]) .figures {
    flex-wrap: wrap;
    width: 100%;
    height: auto;
    gap: 6px 14px;
    margin: 0;
  }
  :host([rail]) .figure {
    gap: 4px;
    min-width: 0;
    font-size: var(--t-15);
  }
  :host([rail]) .figure b {
    font-size: var(--t-15);
  }
  :host([rail]) .scoreless .figure b {
    font-size: var(--t-22);
  }
`;
