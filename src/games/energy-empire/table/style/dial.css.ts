import { css } from 'lit';

/** The clock's own leaf: its dial, what it costs, and the contests. */
export const dialStyle = css`
  .dial.loc {
    display: flex;
    flex-direction: column;
    gap: 5px;
    padding: 6px 6px 7px;
    background: #1d2b3f;
    --k: #1d2b3f;
    color: #f6f2e4;
  }
  .dial.loc[data-offer='open'],
  .at > .dial.loc {
    background: #24466e;
    --k: #24466e;
  }
  .dial.loc[data-offer='open']:hover,
  .dial.loc[data-offer='open'][data-pointed] {
    background: #1f57b8;
    --k: #1f57b8;
  }
  .dial.loc[data-offer='closed'] {
    background: repeating-linear-gradient(135deg, #1d2b3f 0 4px, #2a3a50 4px 6px);
  }
  .binder.k .leaf > .place {
    flex: none;
    max-height: none;
  }
  .dial .face {
    width: 100%;
    max-width: 150px;
    aspect-ratio: 1;
  }
  .middle .dial .face {
    max-width: 66px;
  }
  @container (max-height: 680px) {
    .wide .dial .face {
      max-width: 70px;
    }
    .wide .dial.loc {
      gap: 3px;
      padding: 5px;
    }
    .wide .contests :is(th, td) {
      height: 18px;
    }
    .wide .contests .pile {
      display: none;
    }
  }
  .dial.loc .bd {
    align-items: center;
    gap: 5px;
  }
  .dial.loc .bd > .head {
    overflow: visible;
    font-size: var(--t-16);
    color: inherit;
  }
  .dial .hour {
    font-size: var(--t-28);
    line-height: 0.9;
  }
  .dial .fare .fx,
  .loc.dial .fare .fx * {
    color: inherit;
  }
  .dial.loc[data-offer='closed'] .bd > .head {
    color: inherit;
  }
  .wide .dial .fare .fx,
  .dial .fare .fx {
    flex-wrap: wrap;
    gap: 3px 8px;
    font-size: var(--t-16);
    justify-content: center;
  }
  .dial .fare .fx {
    --icon: var(--t-18);
  }
  .dial .site {
    color: #15191e;
  }
  .dial .need,
  .dial[data-offer='open'] .need {
    color: #fbe58a;
  }
  .dial .need em {
    color: #fbe58a;
    max-width: none;
    text-align: center;
  }
  .wide .binder.k .drawer,
  .middle .binder.k .drawer {
    left: auto;
    right: calc(100% + 12px);
    width: 268px;
    top: 0;
    bottom: auto;
  }
  .contests {
    font-size: var(--t-13);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 5px;
  }
  .contests table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .contests :is(th, td) {
    padding: 0;
    height: 20px;
  }
  .contests tbody th {
    font-size: var(--t-16);
  }
  .contests .token {
    --token: 15px;
    vertical-align: middle;
  }
  .contests tbody td {
    border-top: 1px solid var(--rule);
  }
  .contests .leads {
    background: var(--canary);
    color: var(--canary-ink);
    font-weight: 700;
  }
  .contests .worth {
    color: var(--ink-2);
    display: flex;
    flex-wrap: wrap;
    gap: 0 7px;
    --icon: var(--t-11);
  }
  .contests .worth span {
    white-space: nowrap;
  }
  .contests .worth b {
    color: var(--ink);
    margin-left: 4px;
  }
  .pile {
    display: flex;
    align-items: center;
    gap: 6px;
    white-space: nowrap;
    color: var(--ink-2);
  }
  .pile i {
    display: grid;
    place-items: center;
    width: 17px;
    height: 23px;
    font-size: var(--t-11);
    background: #1d2b3f;
    --k: #1d2b3f;
    color: #f6f2e4;
    border: 1.5px solid #f6f0df;
    box-shadow: 0 0 0 1px #15191e, 2px 2px 0 1px #15191e;
  }
  .narrow .binder.k .leaf {
    gap: 12px;
  }
  .narrow .dial.loc {
    display: grid;
    grid-template: auto auto / minmax(110px, 40%) minmax(0, 1fr) auto;
    gap: 8px 14px;
    padding: 10px;
  }
  .narrow .dial .face {
    grid-row: span 2;
  }
  .narrow .at > .dial.loc {
    grid-template-columns: 92px minmax(0, 1fr) auto;
  }
  .narrow .at > .dial .hour {
    font-size: var(--t-28);
  }
  .narrow .dial .bd {
    align-self: end;
    grid-column: 2 / -1;
    align-items: flex-start;
  }
  .narrow .dial .hour {
    font-size: var(--t-48);
  }
  .narrow .dial .site {
    grid-column: 2;
    min-width: 60px;
    align-self: start;
  }
  .narrow .dial .need {
    grid-column: 3;
  }
  .narrow .contests {
    font-size: var(--t-16);
    gap: 9px;
  }
  .narrow .contests .token {
    --token: 20px;
  }
  .narrow .contests :is(th, td) {
    height: 30px;
  }
`;
