import { css } from 'lit';

/** Great works, hanging above the markets. */
export const greatStyle = css`
  .great-works {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(min-content, auto);
    gap: 5px;
    flex: none;
    padding-bottom: 6px;
  }
  .great {
    position: relative;
    display: grid;
    grid-template-columns: 58px minmax(min-content, 1fr);
    gap: 6px;
    padding-right: 4px;
    align-items: center;
    height: 42px;
    background: var(--ee-page);
    --k: var(--ee-page);
    border-left: 5px solid var(--tint);
  }
  .great::before {
    content: '';
    position: absolute;
    left: 16px;
    top: -11px;
    width: 2px;
    height: 11px;
    background: var(--ink);
    box-shadow: 24px 0 0 var(--ink);
  }
  .great .thumb {
    position: relative;
    height: 100%;
    overflow: hidden;
  }
  .great .bd > .head {
    font-size: var(--t-16);
    letter-spacing: 0;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .great.long .bd > .head {
    font-size: var(--t-12);
    line-height: 0.95;
    white-space: normal;
  }
  .great .terms {
    display: flex;
    gap: 7px;
    align-items: center;
    white-space: nowrap;
  }
  .great .fx {
    flex-wrap: nowrap;
    gap: 2px 5px;
  }
  /* What does not fit is left out as a whole. */
  .great .does .fx {
    flex-wrap: wrap;
    height: 17px;
    overflow: hidden;
  }
  .great .does {
    min-width: 0;
    max-height: 17px;
    overflow: hidden;
    padding-left: 7px;
    border-left: 1px solid var(--rule-2);
  }
  .great .why {
    font: 600 var(--t-12) / 1.1 var(--f-text);
    color: var(--pencil);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .wide .great .why {
    width: 0;
    min-width: 100%;
    white-space: normal;
    line-height: 1;
  }
  .qualified {
    display: inline-flex;
    align-items: center;
    flex: none;
    font-weight: 700;
    font-size: var(--t-12);
    line-height: 18px;
    color: var(--ink);
  }
  .great .thumb > .points {
    font-size: var(--t-18);
    line-height: 20px;
    --paper: var(--ee-page);
  }
  .wide .great .bd {
    gap: 3px;
  }
  .wide :is([data-count='5'], [data-count='6']) .great {
    grid-template-columns: 50px minmax(min-content, 1fr);
  }
  .wide :is([data-count='5'], [data-count='6']) .great .bd > .head {
    font-size: var(--t-13);
    line-height: 1;
  }
  .wide :is([data-count='5'], [data-count='6']) .great .terms {
    gap: 4px;
  }
  .wide [data-count='6'] .great {
    grid-template-columns: 34px minmax(min-content, 1fr);
    gap: 4px;
    padding-right: 2px;
    border-left-width: 4px;
  }
  .wide [data-count='6'] .great .bd {
    gap: 0;
  }
  .wide [data-count='6'] .great .bd > .head {
    white-space: normal;
  }
  .wide [data-count='6'] .great .fx {
    gap: 1px 3px;
    font-size: var(--t-12);
    --icon: var(--t-12);
  }
  .wide [data-count='4'] .great .terms {
    gap: 5px;
  }
  .wide [data-count='4'] .great .does {
    padding-left: 5px;
  }
  .wide [data-count='4'] .great .fx {
    gap: 1px 3px;
    --icon: var(--t-14);
  }
  .wide :is([data-count='5'], [data-count='6']) .does,
  .middle .does {
    display: none;
  }
  @container (max-width: 1380px) {
    .wide [data-count='4'] .does {
      display: none;
    }
    .wide [data-count='6'] .great .mark {
      display: none;
    }
  }
  .middle .great-works {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  .narrow .great-works {
    grid-auto-flow: row;
    padding: 0 3px 2px 0;
  }
  .narrow .great {
    height: 52px;
    background: var(--ee-page-2);
    --k: var(--ee-page-2);
  }
  .narrow .great .thumb > .points {
    --paper: var(--ee-page-2);
  }
  .narrow .great::before {
    display: none;
  }
  .narrow .great .bd > .head {
    font-size: var(--t-18);
    white-space: normal;
    overflow: visible;
  }
  .narrow .great .why {
    white-space: normal;
    line-height: 1;
  }
  /* Where it is tight, great works pair up, and so do locations beside them, or four of them. */
  .narrow.short .great-works,
  .narrow .great-works:has(> :nth-child(3)) {
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: 4px;
    padding-bottom: 0;
  }
  :is(.narrow.short .great-works, .narrow .great-works:has(> :nth-child(3))) .great {
    height: 44px;
    grid-template-columns: 34px minmax(0, 1fr);
  }
  :is(.narrow.short .great-works, .narrow .great-works:has(> :nth-child(3))) .great .bd > .head {
    font-size: var(--t-15);
  }
  :is(.narrow.short .great-works, .narrow .great-works:has(> :nth-child(3))) .does {
    display: none;
  }
  .narrow.short .locs:has(> :nth-child(4)),
  .narrow.short .leaf:has(.great-works) .locs {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 6px 8px;
  }
  /* Of three, the first has most to say; of three great works, the last stands beside the market. */
  .narrow.short .leaf:has(.great-works) .locs > :first-child:nth-last-child(3) {
    grid-column: 1 / -1;
  }
  .narrow.short .leaf:has(.great-works[data-count='3']) {
    display: grid;
    grid-template: auto auto auto minmax(0, 1fr) / repeat(2, minmax(0, 1fr));
  }
  .narrow.short .leaf:has(.great-works[data-count='3']) > .great-works {
    display: contents;
  }
  .narrow.short .leaf:has(.great-works[data-count='3']) > :is(.cards, .locs) {
    grid-column: 1 / -1;
  }
  .narrow.short .leaf:has(.great-works[data-count='3']) > .place .fx,
  .narrow.short .leaf:has(.great-works) .locs .loc[data-offer='closed'] .fx {
    display: none;
  }
  .narrow.short .leaf:has(.great-works[data-count='3']) > .place .bd > .head {
    white-space: normal;
  }
  .narrow.short .locs:has(> :nth-child(4)) .loc,
  .narrow.short .leaf:has(.great-works) .locs .loc,
  .narrow.short .leaf:has(.great-works[data-count='3']) > .place .loc {
    grid-template-columns: 36px minmax(0, 1fr) auto auto;
    gap: 4px;
    padding-right: 4px;
  }
  .narrow.short .leaf:has(.great-works) .locs .loc .bd > .head,
  .narrow.short .leaf:has(.great-works[data-count='3']) > .place .bd > .head {
    letter-spacing: 0;
    font-size: var(--t-14);
  }
  .narrow.short .locs:has(> :nth-child(4)) .need em,
  .narrow.short .leaf:has(.great-works) .locs .need em,
  .narrow.short .leaf:has(.great-works[data-count='3']) > .place .need em {
    max-width: 62px;
    font-size: var(--t-12);
  }
`;
