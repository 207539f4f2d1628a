import { css } from 'lit';

/** The mat, and the bar that stands for it on a phone. */
export const matStyle = css`
  .mat {
    background: var(--sheet);
    --k: var(--sheet);
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-height: 0;
    min-width: 0;
    padding: 9px 12px;
  }
  .wide .mat {
    margin: 12px 12px 12px 0;
    overflow: hidden auto;
    scrollbar-width: thin;
  }
  .lifted {
    position: absolute;
    inset: 0;
    z-index: 6;
    overflow: auto;
    overscroll-behavior: contain;
    border-top: 3px solid var(--ink);
    animation: lifted var(--m-sheet) var(--ease-out);
  }
  .using > :is(.grounds, .dice-row, .kept) {
    order: 1;
  }
  @keyframes lifted {
    from {
      transform: translateY(30px);
      opacity: 0;
    }
  }
  .mat-head {
    display: flex;
    align-items: center;
    gap: 8px;
    flex: none;
  }
  .mat-head h2 {
    font-size: 22px;
    white-space: nowrap;
  }
  .mat-head > .typed {
    font-size: 13px;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .so-far {
    margin-left: auto;
    display: flex;
    align-items: center;
    gap: 2px;
    font-size: 12px;
    flex: none;
  }
  .so-far .head {
    font-size: 24px;
  }
  .so-far small {
    font-size: 12px;
    color: var(--ink-2);
    margin-left: 3px;
  }
  .lab {
    font-size: 12px;
    color: var(--ink-2);
  }
  .objectives {
    display: grid;
    gap: 2px;
    font-size: 12px;
  }
  .objectives li {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr) 46px;
    gap: 8px;
    align-items: center;
  }
  .objectives b {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  .objectives .met {
    color: var(--mint-ink);
    font-weight: 600;
  }
  meter {
    width: 100%;
    height: 8px;
  }
  .stock {
    display: grid;
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    gap: 6px;
    flex: none;
  }
  .own {
    background: var(--sheet-2);
    --k: var(--sheet-2);
    padding: 0 8px;
    height: 38px;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 4px;
  }
  .own:has(.pawn:nth-child(5)) .lab {
    display: none;
  }
  .bolts {
    display: flex;
    align-items: center;
    font-size: 19px;
    color: var(--ink);
  }
  .bolts .icon {
    margin-left: -3px;
    flex: none;
  }
  .own:has(.bolts .icon:nth-child(4)) .lab {
    display: none;
  }
  .bolts .head {
    font-size: 24px;
    margin-left: 3px;
    color: var(--ink);
  }
  .seat-1 {
    color: var(--s1-line);
  }
  .seat-2 {
    color: var(--s2-line);
  }
  .seat-3 {
    color: var(--s3-line);
  }
  .seat-4 {
    color: var(--s4-line);
  }
  .seat-5 {
    color: var(--s5-line);
  }
  .resources {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 4px;
    flex: none;
  }
  .resource {
    background: var(--sheet-2);
    --k: var(--sheet-2);
    height: 44px;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 5px;
    font-size: 20px;
  }
  .resource b {
    font-size: 26px;
    color: var(--ink);
  }
  .resource.none b {
    color: var(--ink-2);
  }
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
    font-size: 14px;
    font-weight: 700;
    padding: 0;
    width: 44px;
    text-align: left;
  }
  .env thead th {
    width: auto;
    text-align: center;
    font-size: 12px;
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
    font-size: 18px;
    margin-right: 5px;
  }
  .env td {
    padding: 0;
  }
  .space {
    display: grid;
    place-items: center;
    height: 33px;
    font-size: 20px;
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
    font-size: 24px;
  }
  .dim {
    opacity: 0.32;
    font-size: 16px;
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
    font-size: 19px;
    pointer-events: none;
  }
  .mat-bar .num[data-offer] {
    pointer-events: auto;
    background: var(--sheet);
    margin: 2px 2px 0;
    min-height: 44px;
  }
  .mat-bar .num b {
    font-size: 16px;
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
