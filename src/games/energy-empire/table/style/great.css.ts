import { css } from 'lit';

/** Great works, hanging above the markets. */
export const greatStyle = css`
  .great-works {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 8px;
    flex: none;
    padding-bottom: 8px;
  }
  /* With great works above them the binders are a little lower. */
  .wide .board:has(.great-works) {
    gap: 9px;
    padding-block: 8px;
  }
  .wide .great-works ~ .binders .pic {
    height: 33px;
  }
  .wide .board:has(.great-works) .mast {
    padding-top: 4px;
  }
  .wide .board:has(.great-works) .mast h2 {
    font-size: var(--t-24);
  }
  .wide .board:has(.great-works) .mast .oil-price {
    padding-top: 2px;
    margin-top: 2px;
  }
  .wide .board:has(.great-works) .column {
    padding-top: 5px;
  }
  .wide .board:has(.great-works) .column.open h3 {
    font-size: var(--t-20);
  }
  .wide .board:has(.great-works) .column .price {
    bottom: 4px;
  }
  .wide .great-works ~ .binders > .binder > h2 {
    height: 27px;
    font-size: var(--t-18);
  }
  .wide .great-works ~ .binders .rings {
    top: 11px;
  }
  .wide .great-works ~ .binders .locs {
    gap: 7px;
  }
  .great {
    position: relative;
    display: grid;
    grid-template-columns: 58px minmax(0, 1fr);
    gap: 6px;
    padding-right: 4px;
    align-items: center;
    height: 46px;
    background: var(--ee-page);
    --k: var(--ee-page);
    color: var(--ink);
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
  .great .terms {
    display: flex;
    gap: 7px;
    align-items: center;
    overflow: hidden;
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
  .qualified {
    display: inline-flex;
    align-items: center;
    flex: none;
    font-weight: 700;
    font-size: var(--t-12);
    line-height: 18px;
    padding: 0 4px;
    background: var(--tint, var(--ink));
    --k: var(--tint, var(--ink));
    color: var(--on, var(--sheet));
  }
  .great .thumb > .points {
    font-size: var(--t-18);
    line-height: 20px;
    --paper: var(--ee-page);
  }
  .great[data-offer='open'] {
    background: var(--sheet);
    --k: var(--sheet);
  }
  .great[data-offer='closed'] {
    background: repeating-linear-gradient(135deg, var(--ee-page) 0 4px, var(--ee-page-2) 4px 6px);
  }
  .great[data-offer='closed'] .plate {
    opacity: 0.5;
  }
  .wide .great .bd {
    gap: 3px;
  }
  .wide :is([data-count='5'], [data-count='6']) .great {
    grid-template-columns: 50px minmax(0, 1fr);
  }
  .wide :is([data-count='5'], [data-count='6']) .great .bd > .head {
    font-size: var(--t-14);
    line-height: 0.92;
    white-space: normal;
  }
  .wide :is([data-count='5'], [data-count='6']) .great .terms {
    gap: 4px;
  }
  .wide [data-count='6'] .great {
    grid-template-columns: 36px minmax(0, 1fr);
    gap: 4px;
    padding-right: 2px;
  }
  .wide [data-count='6'] .great .qualified {
    padding: 0 2px;
  }
  .wide [data-count='6'] .great .fx {
    gap: 1px 3px;
    font-size: var(--t-12);
  }
  .wide [data-count='6'] .great .fx .icon {
    font-size: var(--t-12);
  }
  .wide [data-count='4'] .great .terms {
    gap: 5px;
  }
  .wide [data-count='4'] .great .does {
    padding-left: 5px;
  }
  .wide [data-count='4'] .great .fx {
    gap: 1px 3px;
  }
  .wide [data-count='4'] .great .fx .icon {
    font-size: var(--t-14);
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
    .wide .board:has(.great-works) .column.open h3 {
      font-size: var(--t-18);
    }
    .wide .board:has(.great-works) .column.open :is(p, .scoring) {
      margin-top: 2px;
      font-size: var(--t-12);
      line-height: 1.15;
    }
    .wide .board:has(.great-works) .column .tokens {
      grid-template-columns: repeat(auto-fill, 11px);
    }
    .wide .board:has(.great-works) .tokens i {
      width: 11px;
      height: 11px;
      font-size: calc(var(--t-12) * 2 / 3);
    }
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
  }
`;
