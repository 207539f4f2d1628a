import { css } from 'lit';

/** What a nation has built, its planks, and what it keeps to itself. */
export const tableauStyle = css`
  .wide .tableau {
    min-height: 150px;
  }
  .tableau-head:empty {
    display: none;
  }
  .tableau-head > .button {
    width: 100%;
  }
  .tableau {
    flex: 1;
    min-height: 0;
    display: grid;
    gap: 5px;
    align-content: start;
    overflow: auto;
    padding: 0 4px 4px 0;
    scrollbar-width: thin;
  }
  .lifted .tableau {
    flex: none;
    overflow: visible;
  }
  .built {
    position: relative;
    display: grid;
    grid-template-columns: 54px minmax(0, 1fr) auto 18px;
    gap: 8px;
    align-items: center;
    height: 48px;
    background: var(--sheet-2);
    --k: var(--sheet-2);
    border-left: 4px solid var(--tint, var(--ink));
  }
  .built .thumb {
    height: 48px;
    overflow: hidden;
  }
  .built .bd > .head {
    font-size: var(--t-16);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .built .bd .fx {
    flex-wrap: nowrap;
    overflow: hidden;
  }
  .built .why {
    font: 400 var(--t-12) / 1.15 var(--f-text);
    color: var(--pencil);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .built .vp {
    font-size: var(--t-18);
    text-align: center;
  }
  .built[data-offer='open'] {
    background: var(--sheet);
    --k: var(--sheet);
    margin-right: 3px;
  }
  .built[data-offer='closed'] {
    background: repeating-linear-gradient(135deg, var(--sheet-2) 0 4px, color-mix(in srgb, var(--rule) 45%, var(--sheet-2)) 4px 6px);
  }
  .built[data-offer='closed'] .bd > .head {
    color: var(--ink-2);
  }
  .snug .built,
  .snug .thumb {
    height: 38px;
  }
  .lifted .snug .built,
  .lifted .snug .thumb,
  .snug .built[data-offer='open'],
  .snug [data-offer='open'] > .thumb {
    height: 44px;
  }
  .snug .bd {
    gap: 2px;
  }
  .snug .built .bd > .head {
    font-size: var(--t-15);
  }
  .wide .tight {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .wide .tight .built {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-rows: auto auto;
    gap: 2px 4px;
    height: 40px;
    padding: 2px 4px 2px 5px;
  }
  .wide .tight .thumb,
  .wide .tight .vp {
    display: none;
  }
  .wide .tight .bd > .head {
    font-size: var(--t-14);
  }
  .wide .tight .fx {
    font-size: var(--t-12);
  }
  .wide .tight .fx .icon {
    font-size: var(--t-13);
  }
  .wide .tight .planks i {
    width: 17px;
    height: 17px;
    font-size: var(--t-13);
  }
  .wide .tight .planks .double {
    width: 30px;
  }
  .wide .tight .pawn {
    width: 14px;
    height: 14px;
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
  }
  .kept .button small {
    margin-left: auto;
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
  .wide .kept {
    position: relative;
  }
  .wide .kept ul {
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
