import { css } from 'lit';

/** What lies on a mat: its spaces, its dice, and the bar it folds into. */
export const groundsStyle = css`
  .grounds {
    flex: none;
  }
  .grounds > .button {
    width: 100%;
    margin-top: 8px;
  }
  .env {
    width: 100%;
    border-collapse: separate;
    border-spacing: 2px;
    table-layout: fixed;
    margin: -2px;
  }
  .env th {
    font-size: var(--t-14);
    font-weight: 700;
    padding: 0;
    width: 44px;
    text-align: left;
  }
  .env thead th {
    width: auto;
    text-align: center;
    font-size: var(--t-12);
    height: 16px;
  }
  .env thead th:first-child {
    width: 44px;
  }
  .env .lost {
    color: var(--ink-2);
    text-decoration: line-through;
  }
  .env tbody th .icon {
    font-size: var(--t-18);
    margin-right: 5px;
  }
  .env td {
    padding: 0;
  }
  .space {
    display: grid;
    place-items: center;
    height: 33px;
    font-size: var(--t-20);
    color: #15191e;
    background: var(--soil);
    --k: #15191e;
  }
  .air {
    --soil: #bfe0ee;
  }
  .forest {
    --soil: #a8d3a4;
  }
  .ocean {
    --soil: #7fb4d6;
  }
  .space.pollution,
  .space.well {
    background: #15191e;
    color: #f6f2e4;
  }
  .space.well {
    box-shadow: inset 0 0 0 2px #a06a44;
  }
  .space.contamination {
    background: #f3c623;
    color: #15191e;
    --k: #f3c623;
  }
  .space[data-offer='open'] {
    outline: 2.5px solid var(--carbon);
    outline-offset: -1px;
    z-index: 1;
  }
  .space[data-offer='open']:not(.pollution, .well, .contamination):hover,
  .space[data-offer='open'][data-pointed] {
    background: var(--carbon-wash);
    color: var(--ink);
  }
  /* What can be pressed is as large as a thumb. */
  .env:has([data-offer]) .space {
    height: 44px;
  }
  .dice-row:has(.die-place[data-offer]) > .lab {
    display: none;
  }
  .dice-row:has(.die-place[data-offer]) .cube {
    width: 44px;
    height: 44px;
    font-size: var(--t-24);
  }
  .dim {
    opacity: 0.32;
    font-size: var(--t-16);
    display: grid;
  }
  .lifted .space {
    height: 44px;
  }
  .dice-row {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 6px;
    flex: none;
  }
  .dice-row > .lab {
    margin-right: auto;
  }
  .die-place {
    display: grid;
    border-radius: 5px;
  }
  .lifted .die-place[data-offer],
  .lifted .die-place .cube {
    width: 44px;
    height: 44px;
  }
  .dice-buttons {
    flex-basis: 100%;
    display: flex;
    gap: 8px;
  }
  .dice-buttons:empty {
    display: none;
  }
  .dice-buttons > .button {
    flex: 1;
    padding: 2px 8px;
    min-height: 44px;
    white-space: nowrap;
  }
  .mat-bar {
    position: relative;
    z-index: 7;
    display: flex;
    align-items: stretch;
    justify-content: space-between;
    min-height: 48px;
    padding: 0 34px 4px 10px;
    background: var(--sheet);
    --k: var(--sheet);
    border-top: 1.5px solid var(--ink);
  }
  .mat-bar > .token {
    width: 18px;
    height: 18px;
    align-self: center;
    margin-right: 2px;
    pointer-events: none;
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
  .mat-bar .arrow {
    position: absolute;
    right: 10px;
    top: 14px;
    transform: rotate(-90deg);
    color: var(--ink-2);
    pointer-events: none;
  }
  .mat-bar.up .arrow {
    transform: rotate(90deg);
  }
  .short .mat-bar {
    min-height: 44px;
    padding-bottom: 0;
  }
`;
