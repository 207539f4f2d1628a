import { css } from 'lit';

export const binderStyle = css`
  .binder {
    position: relative;
    display: flex;
    flex-direction: column;
    min-height: 0;
    min-width: 0;
    background: var(--tint);
    color: var(--on);
    border-radius: 6px;
    padding: 0 5px 5px;
  }
  .binder > h2:not(.unseen) {
    font-size: var(--t-18);
    height: 27px;
    padding: 0 4px;
    flex: none;
    display: flex;
    align-items: center;
    gap: 7px;
    letter-spacing: 0.04em;
    --k: var(--tint);
    --icon: var(--t-18);
  }
  .deck {
    font: 400 var(--t-12) / 1 var(--f-text);
    letter-spacing: 0;
    text-transform: none;
    margin-left: auto;
    align-self: center;
  }
  .leaf {
    position: relative;
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 6px;
    min-height: 0;
    padding: 6px 8px 8px 6px;
    background: var(--ee-page);
    --k: var(--ee-page);
    color: var(--ink);
  }
  /* The market and the locations share what the cards leave. */
  .leaf > .place {
    flex: 1 1 44px;
    max-height: 66px;
  }
  .locs {
    flex: 3.6 1 auto;
    display: flex;
    flex-direction: column;
    gap: 6px;
  }
  .locs > .place {
    flex: 1 1 44px;
    max-height: 74px;
  }
  .place {
    position: relative;
    min-height: 44px;
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  .loc {
    flex: 1;
    display: grid;
    grid-template-columns: 46px minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding-right: 8px;
    background: var(--ee-page-2);
    --k: var(--ee-page-2);
    text-align: left;
  }
  :is(.loc, .great, .built)[data-offer='open'] {
    background: var(--sheet);
    --k: var(--sheet);
  }
  .loc[data-offer='open']:hover,
  .loc[data-offer='open'][data-pointed],
  .at > .loc {
    background: var(--carbon-wash);
    --k: var(--carbon-wash);
  }
  .loc[data-offer='closed'] .bd > .head,
  .loc[data-offer='closed'] .fx,
  .loc[data-offer='closed'] .fx * {
    color: var(--ink-2);
  }
  .wide .loc[data-offer='closed'] .bd {
    gap: 1px;
  }
  .wide .loc[data-offer='closed'] .bd > .head {
    letter-spacing: 0;
  }
  .wide .loc[data-offer='closed'] .fx {
    --icon: var(--t-13);
  }
  .wide .loc[data-offer='closed'] .cube {
    --cube: 15px;
  }
  .site {
    align-self: stretch;
    display: flex;
    align-items: flex-end;
    justify-content: center;
    gap: 2px;
    min-height: 44px;
    padding: 2px 2px 3px;
    background: var(--ee-site);
    min-width: 0;
  }
  .ghost {
    display: contents;
  }
  .ghost .stack {
    opacity: 0.55;
  }
  .nobody {
    align-self: center;
    font-size: var(--t-20);
    color: var(--ink-2);
    opacity: 0.4;
    display: grid;
  }
  .bd {
    display: flex;
    flex-direction: column;
    gap: 4px;
    min-width: 0;
  }
  .loc .bd > .head {
    font-size: var(--t-16);
  }
  .wide .loc .fx {
    gap: 1px 2px;
    --icon: var(--t-14);
  }
  .sold {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    margin-right: 1px;
  }
  .loc .cube {
    --cube: 17px;
    font-size: var(--t-11);
    border-radius: 3px;
  }
  :is(.middle, .narrow) .loc .cube {
    --icon: var(--t-12);
  }
  .need {
    font: 400 var(--t-18) / 1 var(--f-head);
    display: flex;
    align-items: center;
    gap: 1px;
    grid-column: 4;
    color: var(--ink-2);
    --icon: var(--t-15);
  }
  [data-offer='open'] .need {
    color: var(--carbon);
  }
  .need em {
    font: 600 var(--t-12) / 1.1 var(--f-text);
    color: var(--pencil);
    max-width: 94px;
    letter-spacing: -0.01em;
    text-align: right;
    text-wrap: balance;
  }
  .gifts {
    display: flex;
    gap: 2px;
    grid-column: 3;
  }
  .gift {
    position: relative;
    width: 22px;
    height: 22px;
    display: grid;
    place-items: center;
    border-radius: 50%;
    background: var(--ink);
    --k: var(--ink);
    font-size: var(--t-15);
  }
  .gift > .icon {
    color: var(--sheet);
  }
  .gift.plastic {
    background: var(--r-plastic);
    --k: var(--r-plastic);
  }
  .gift.steel {
    background: var(--r-steel);
    --k: var(--r-steel);
  }
  .gift.science {
    background: var(--r-science);
    --k: var(--r-science);
  }
  .gift b {
    position: absolute;
    right: -4px;
    bottom: -4px;
    font-size: var(--t-11);
    line-height: 13px;
    padding: 0 2px;
    background: var(--sheet);
    color: var(--ink);
  }
`;
