import { css } from 'lit';

/** What lies on a mat: its spaces, its dice, and what dice cost. */
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
    border-spacing: 2px;
    table-layout: fixed;
    margin: -2px;
  }
  .env th {
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
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 3px;
    height: 28px;
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
  :is(.space, .mark).contamination {
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
  .tag {
    font: 700 var(--t-14) / 1 var(--f-text);
    font-variant-numeric: tabular-nums;
  }
  .tag.best {
    padding: 3px 5px;
    border-radius: 3px;
    background: #15191e;
    color: #fff;
  }
  :is(.wide, .middle) .space:has(.tag) > .dim {
    display: none;
  }
  /* What can be pressed is as large as a thumb. */
  .env:has([data-offer]) .space {
    height: 44px;
  }
  .wide .env:has([data-offer]) .space {
    height: 38px;
  }
  .narrow .mat:not(.mat:has(.task)) .space {
    height: 30px;
  }
  .narrow .mat:has(.task) .space,
  .narrow .mat .env:has([data-offer]) .space {
    height: clamp(44px, calc((100cqb - 470px) * 0.36), 60px);
  }
  .narrow .env :is(tbody th, thead th:first-child, thead td) {
    width: 40px;
  }
  .narrow .env tbody th {
    white-space: nowrap;
  }
  .narrow .env tbody th .icon {
    margin-right: 3px;
    font-size: var(--t-16);
  }
  .narrow:not(.short) .env:has([data-offer]) {
    border-spacing: 6px;
    margin: -6px -3px 0 -6px;
    width: calc(100% + 6px);
  }
  .narrow .space[data-offer='open'] {
    outline-width: 1.5px;
  }
  .middle .env :is(tbody th, thead td) {
    width: 36px;
  }
  .dim {
    opacity: 0.32;
    font-size: var(--t-16);
    display: grid;
  }
  .dice-row {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 3px;
    flex: none;
  }
  .dice-row .cube {
    --cube: 25px;
    font-size: var(--t-16);
  }
  .die-place {
    display: grid;
    border-radius: 5px;
  }
  .dice-row:has(.die-place[data-offer]) .cube {
    --cube: 44px;
    font-size: var(--t-24);
  }
  .dice-buttons {
    margin-left: auto;
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .dice-buttons:empty {
    display: none;
  }
  .dice-buttons > .button {
    padding: 2px 9px;
    min-height: 34px;
    white-space: nowrap;
  }
  :is(.middle, .narrow) .dice-buttons > .button {
    min-height: 44px;
  }
  .dice-row:has(.die-place[data-offer]) .dice-buttons {
    flex-basis: 100%;
  }
  .prices {
    background: var(--sheet-2);
    --k: var(--sheet-2);
    padding: 4px 6px 6px;
    flex: none;
  }
  .prices h2 {
    display: flex;
    justify-content: space-between;
    margin: 0 0 3px;
    font: 400 var(--t-13) / 1.2 var(--f-text);
    color: var(--ink-2);
  }
  .prices small {
    font-size: var(--t-12);
  }
  .prices ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 3px 6px;
  }
  .prices li {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
  }
  .prices .cube {
    --cube: 20px;
    border-radius: 3px;
    font-size: var(--t-13);
    flex: none;
  }
  .prices .fx {
    gap: 1px;
    flex-wrap: nowrap;
    font-size: var(--t-12);
    --icon: var(--t-14);
  }
  .prices li small {
    margin-left: auto;
    color: var(--ink-2);
  }
  .prices .dear :is(.cube, .fx) {
    opacity: 0.5;
  }
`;
