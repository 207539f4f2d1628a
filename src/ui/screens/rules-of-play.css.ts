import { css } from 'lit';

export const rulesOfPlayStyle = css`
  :host {
    display: block;
    min-width: 0;
    container-type: inline-size;
  }
  /* As large as the other two questions of the form. */
  #options {
    font-size: var(--t-16);
    color: var(--ink);
  }
  .set-ups {
    display: grid;
    gap: 12px;
    padding-right: 3px;
  }
  .set-up {
    position: relative;
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    gap: 2px 12px;
    align-items: center;
    min-height: var(--tap);
    padding: 10px 12px 12px;
    border: 1.5px solid var(--ink);
    background: var(--sheet);
    box-shadow: var(--copy) var(--copy) 0 var(--carbon);
    cursor: pointer;
  }
  .set-up:hover {
    background: var(--carbon-wash);
  }
  .set-up:has(:checked) {
    transform: translate(var(--copy), var(--copy));
    background: var(--carbon-wash);
    box-shadow: none;
  }
  .set-up:has(:focus-visible) {
    outline: 3px solid var(--carbon);
    outline-offset: 3px;
  }
  .dot {
    width: 24px;
    height: 24px;
    border: 1.5px solid var(--ink);
    border-radius: 50%;
    background: var(--sheet);
  }
  :checked + .dot {
    border: 7px solid var(--carbon);
  }
  .set-up b {
    font-size: var(--t-16);
    line-height: 1.2;
  }
  .set-up small,
  .more small {
    font-size: var(--t-13);
    line-height: 1.3;
    color: var(--ink-2);
  }
  .set-up small {
    grid-column: 2 / -1;
  }
  .ribbon {
    margin: -10px -12px 0 0;
    padding: 4px 8px;
    background: var(--mint-ink);
    color: var(--mint);
    font-size: var(--t-14);
    font-style: normal;
  }
  .more {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 52px;
    margin-top: 14px;
    padding: 7px 4px;
    border: 0;
    border-block: 1.5px solid var(--rule-2);
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  .more:focus-visible {
    outline: 3px solid var(--carbon);
    outline-offset: 3px;
  }
  .more .icon {
    font-size: var(--t-20);
    transform: rotate(90deg);
  }
  .more[aria-expanded='true'] .icon {
    transform: rotate(-90deg);
  }
  .more b,
  .more small {
    display: block;
  }
  .reset,
  .others .button {
    color: var(--carbon);
  }
  .others {
    padding: 6px 0 0 4px;
    font-size: var(--t-13);
    color: var(--ink-2);
  }
  @container (min-width: 560px) {
    .choice {
      grid-template-columns: minmax(38%, 1fr) auto;
      padding: 8px 12px;
    }
    .choice .why {
      grid-column: 1 / -1;
    }
  }
`;
