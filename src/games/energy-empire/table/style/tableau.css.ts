import { css } from 'lit';

/** What a nation has built, its planks, and what it keeps to itself. */
export const tableauStyle = css`
  .tableau {
    flex: 1;
    min-height: 0;
    display: grid;
    gap: 4px;
    align-content: start;
    overflow: auto;
    padding: 0 4px 4px 0;
    scrollbar-width: thin;
  }
  .built {
    position: relative;
    display: grid;
    grid-template-columns: 46px minmax(0, 1fr) auto 16px;
    gap: 7px;
    align-items: center;
    height: 38px;
    background: var(--sheet-2);
    --k: var(--sheet-2);
    border-left: 4px solid var(--tint, var(--ink));
  }
  .built .thumb {
    height: 100%;
    overflow: hidden;
  }
  .built .bd {
    gap: 2px;
  }
  .built .bd > .head {
    font-size: var(--t-15);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .built.long .bd {
    gap: 0;
  }
  .built.long .bd > .head {
    font-size: var(--t-12);
    line-height: 0.95;
    letter-spacing: 0;
    white-space: normal;
  }
  .built .bd .fx {
    flex-wrap: nowrap;
    gap: 2px 3px;
  }
  .built .why {
    font: 400 var(--t-12) / 1.1 var(--f-text);
    color: var(--pencil);
  }
  .built > .vp {
    font-size: var(--t-18);
    text-align: center;
  }
  .built[data-offer='open'] {
    margin-right: 3px;
  }
  .built[data-offer='closed'] {
    background: repeating-linear-gradient(135deg, var(--sheet-2) 0 4px, color-mix(in srgb, var(--rule) 45%, var(--sheet-2)) 4px 6px);
  }
  .built[data-offer='closed'] .bd > .head {
    color: var(--ink-2);
  }
  .middle .built {
    height: 44px;
  }
  .narrow .tableau {
    overflow: visible;
    gap: 6px;
    flex: none;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .narrow .row {
    grid-column: 1 / -1;
  }
  .narrow .built {
    height: 52px;
    grid-template-columns: 54px minmax(0, 1fr) auto 20px;
  }
  .narrow .built .bd > .head {
    font-size: var(--t-18);
    line-height: 0.9;
    white-space: normal;
  }
  /* Closed cards pair up: a name and the reason. */
  .narrow .row:has(> .built[data-offer='closed']) {
    grid-column: auto;
    order: 1;
  }
  .narrow .built[data-offer='closed'] {
    grid-template-columns: minmax(0, 1fr);
    height: 46px;
    padding-left: 8px;
  }
  .narrow .built[data-offer='closed'] :is(.thumb, .planks, .vp, .by-itself) {
    display: none;
  }
  .narrow .built[data-offer='closed'] .bd > .head {
    font-size: var(--t-15);
  }
  /* Many cards stand two by two, without their pictures. */
  :is(.wide, .middle) .tight {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    --pawn: 14px;
  }
  :is(.wide, .middle) .tight .built {
    grid-template: 15px 1fr / minmax(0, 1fr) auto;
    gap: 1px 4px;
    padding: 2px 4px 2px 5px;
    height: 42px;
  }
  :is(.wide, .middle) .tight .bd {
    display: contents;
  }
  :is(.wide, .middle) .tight .bd > .head {
    grid-area: 1 / 1 / 2 / 3;
    align-self: end;
    font-size: var(--t-14);
    letter-spacing: 0;
  }
  :is(.wide, .middle) .tight .bd > :not(.head) {
    grid-area: 2 / 1;
    flex-wrap: wrap;
  }
  :is(.wide, .middle) .tight .bd > .why {
    grid-area: 2 / 1 / 3 / 3;
    align-self: start;
  }
  :is(.wide, .middle) .tight :is(.planks, .by-itself) {
    grid-area: 2 / 2;
  }
  :is(.wide, .middle) .tight .built[data-offer='closed'] :is(.planks, .by-itself) {
    display: none;
  }
  :is(.wide, .middle) .tight .why {
    line-height: 1;
  }
  :is(.wide, .middle) .tight .row.at {
    grid-column: 1 / -1;
  }
  :is(.wide, .middle) .tight .built > :is(.thumb, .vp) {
    display: none;
  }
  :is(.wide, .middle) .tight .fx {
    font-size: var(--t-12);
    gap: 1px 2px;
    --icon: var(--t-12);
  }
  :is(.wide, .middle) .tight .planks i {
    width: 17px;
    height: 17px;
    font-size: var(--t-13);
  }
  :is(.wide, .middle) .tight .planks .double {
    width: 30px;
  }
  .planks {
    display: flex;
    gap: 3px;
  }
  .planks i {
    width: 24px;
    height: 24px;
    border: 1.5px solid var(--ink);
    border-radius: 3px;
    display: grid;
    grid-auto-flow: column;
    place-items: center;
    font-size: var(--t-16);
  }
  .planks .double {
    width: 44px;
  }
  .row {
    min-width: 0;
  }
  .row > .drawer {
    margin-top: 4px;
  }
  .kept .button {
    width: 100%;
    justify-content: flex-start;
    white-space: normal;
  }
  .kept .button small {
    margin-left: auto;
  }
  /* On a tablet the lock says it alone. */
  .middle .kept .button small {
    font-size: 0;
  }
  .middle .kept .button {
    padding: 3px 8px;
    gap: 5px;
    font-size: var(--t-13);
    line-height: 1.05;
  }
  .kept .button small .icon {
    font-size: var(--t-12);
    margin-right: 3px;
  }
  .kept ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 5px 6px;
    margin-top: 8px;
  }
  .kept .worth {
    align-self: center;
    font-size: var(--t-12);
    color: var(--ink-2);
  }
  .worth .head {
    font-size: var(--t-20);
    color: var(--ink);
  }
  :is(.wide, .middle) .kept {
    position: relative;
  }
  :is(.wide, .middle) .kept ul {
    position: absolute;
    left: 0;
    right: 0;
    bottom: calc(100% + 2px);
    z-index: 5;
    background: var(--sheet);
    border: 1.5px solid var(--ink);
    padding: 8px;
  }
  .sealed {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 600;
  }
`;
