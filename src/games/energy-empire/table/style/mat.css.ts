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
  .holdings,
  .powers {
    display: flex;
    flex-direction: column;
    gap: 7px;
    flex: none;
  }
  .works {
    min-height: 0;
    display: flex;
    flex-direction: column;
  }
  .wide .mat {
    margin: 9px 10px 9px 0;
    padding: 7px 10px 9px;
    gap: 7px;
    overflow: hidden auto;
    scrollbar-width: none;
  }
  .wide .powers {
    display: contents;
  }
  .wide .works {
    flex: 1;
  }
  .wide .mat > .powers > :is(.files, .kept, .sealed) {
    order: 1;
  }
  /* What is to be done takes the room of what it makes idle. */
  .wide .mat:has(.task) :is(.dice-row, .prices, .files) {
    display: none;
  }
  /* On a laptop it takes all the room there is. */
  @container (max-height: 659px) {
    .wide .mat:has(.task) .kept,
    .wide .mat:has(.felt, .refining) > .works {
      display: none;
    }
  }
  /* Cards in use take the room of what is for sale. */
  .wide .mat[data-about='mat'] .prices {
    display: none;
  }
  .middle .mat {
    display: grid;
    grid-template: auto minmax(min-content, 1fr) / minmax(0, 1fr) 252px minmax(0, 1fr);
    gap: 6px 12px;
    padding: 8px 10px;
    min-height: 216px;
  }
  .middle .powers {
    grid-row: 1 / 3;
    grid-column: 2;
  }
  .middle .works {
    grid-row: 1 / 3;
    grid-column: 3;
  }
  .middle .grounds {
    grid-row: 2;
    grid-column: 1;
  }
  .middle .mat:has(.files) {
    min-height: 240px;
  }
  .middle .mat:has(.task) {
    grid-template-columns: minmax(0, 1.3fr) 200px minmax(0, 1fr);
    max-height: 320px;
  }
  .middle .task {
    grid-row: 1 / 3;
    grid-column: 2 / 4;
    overflow: auto;
  }
  .middle .mat:has(.task) :is(.powers, .works) {
    display: none;
  }
  /* Where something on the grounds is asked for, the way to leave them alone stands beside them. */
  .middle .mat:has(.grounds [data-offer]) > .powers,
  .middle .holdings > .ranks {
    display: none;
  }
  .middle .grounds:has([data-offer]) {
    grid-column: 1 / 3;
    display: grid;
    grid-auto-columns: minmax(0, 1fr) auto;
    grid-auto-flow: column;
    align-items: end;
    gap: 12px;
  }
  .narrow .mat {
    flex: 1;
    overflow: auto;
    overscroll-behavior: contain;
    border-radius: 0 0 6px 6px;
    padding: 8px 10px 10px;
    gap: 8px;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: min-content;
    scrollbar-width: thin;
  }
  .narrow .mat > * {
    grid-column: 1 / -1;
  }
  .narrow .holdings > :not(.objectives, .ranks) {
    display: none;
  }
  .narrow .holdings:not(:has(.objectives)) {
    display: none;
  }
  .narrow .mat > :is(.grounds, .so-far-list) {
    order: 1;
    grid-column: auto;
  }
  .narrow .mat > .powers {
    order: 2;
  }
  .narrow .mat:has([data-offer].space) > .grounds,
  .narrow .mat:has(.task) > .grounds {
    order: 0;
    grid-column: 1 / -1;
  }
  .narrow .mat:has([data-offer].space) > .so-far-list {
    grid-column: 1 / -1;
  }
  .narrow .mat:has([data-offer].space) > .works {
    order: 1;
  }
  .narrow .mat:has(.task) > :is(.so-far-list, .powers, .works, .holdings) {
    display: none;
  }
  .narrow .mat:has(.task):not(:has(.felt .rolled)) > .grounds {
    display: none;
  }
  .so-far-list .count caption {
    padding: 0 0 3px;
    font: 400 var(--t-16) / 1 var(--f-head);
    text-transform: uppercase;
  }
  .so-far-list .count {
    font-size: var(--t-13);
  }
  .so-far-list .count :is(th, td) {
    padding: 1px 2px;
    border: 0;
  }
  .so-far-list .count .icon {
    margin-right: 5px;
  }
  .mat-head {
    display: flex;
    align-items: center;
    gap: 8px;
    flex: none;
  }
  .mat-head h2 {
    font-size: var(--t-22);
    white-space: nowrap;
  }
  .mat-head > .typed {
    font-size: var(--t-13);
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
    font-size: var(--t-12);
    flex: none;
    --head: var(--t-24);
    --icon: var(--t-14);
  }
  .so-far small {
    font-size: var(--t-12);
    color: var(--ink-2);
    margin-left: 3px;
  }
  .lab {
    font-size: var(--t-12);
    color: var(--ink-2);
  }
  .objectives {
    display: grid;
    gap: 2px;
    font-size: var(--t-12);
  }
  .objectives li {
    display: grid;
    grid-template-columns: minmax(92px, auto) minmax(0, 1fr) 46px;
    gap: 8px;
    align-items: center;
  }
  .objectives b {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  .ranks {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    margin-top: 4px;
    font-size: var(--t-12);
    color: var(--ink-2);
  }
  .ranks b {
    margin-right: 4px;
    font-variant-numeric: tabular-nums;
  }
  .ranks .met,
  .objectives .met {
    color: var(--mint-ink);
    font-weight: 600;
  }
  meter {
    width: 100%;
    height: 8px;
  }
  .goods {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 2px;
  }
  .resource {
    background: var(--sheet-2);
    --k: var(--sheet-2);
    height: 34px;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 3px;
    font-size: var(--t-16);
  }
  .resource .head {
    font-size: var(--t-20);
    color: var(--ink);
  }
  .resource b {
    font-weight: 400;
  }
  :is(.resource, .mat-bar) s {
    font-size: var(--t-13);
    color: var(--ink-2);
    text-decoration-color: var(--pencil);
    text-decoration-thickness: 2px;
  }
  :is(.resource, .mat-bar .num) .then {
    color: var(--carbon);
  }
  .resource.none .head {
    color: var(--ink-2);
  }
  .resource[data-offer='open'] {
    background: var(--sheet);
  }
  .middle .resource[data-offer] {
    height: 44px;
  }
`;
