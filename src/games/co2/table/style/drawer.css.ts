import { css } from 'lit';

/** What is pulled up from the edge of a phone. */
export const drawerStyle = css`
  .drawer-tabs {
    display: grid;
    grid-template-columns: 1.25fr 1.15fr 1fr 1fr;
    height: 44px;
    background: var(--sheet);
    --k: var(--sheet);
    color: var(--ink);
    box-shadow: inset 0 1px 0 var(--rule);
  }
  .drawer-tab {
    appearance: none;
    position: relative;
    border: 0;
    border-left: 1px solid var(--rule);
    background: none;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    padding: 0 0 3px;
    font-weight: 600;
    font-size: var(--t-13);
    cursor: pointer;
    --icon: var(--t-18);
  }
  .drawer-tab:first-child {
    border: 0;
  }
  .drawer-tab[aria-expanded='true'] {
    background: var(--sheet-2);
    box-shadow: inset 0 3px 0 var(--carbon);
  }
  .drawer-tab .many {
    position: static;
  }
  .drawer {
    position: absolute;
    inset: 0 0 -1px;
    z-index: 5;
    display: flex;
    flex-direction: column;
    gap: 10px;
    padding: 12px;
    background: var(--sheet);
    --k: var(--sheet);
    color: var(--ink);
    overflow: hidden auto;
    overscroll-behavior: contain;
    animation: lift var(--m-sheet) var(--ease-out);
  }
  .drawer > .close {
    position: absolute;
    right: 4px;
    top: 2px;
    width: 44px;
    height: 44px;
    border: 0;
    background: none;
    font-size: var(--t-18);
    cursor: pointer;
    z-index: 1;
  }
  @keyframes lift {
    from {
      transform: translateY(30px);
      opacity: 0;
    }
  }
  .drawer .lane {
    grid-template: 32px 18px / 48px minmax(0, 1fr);
    column-gap: 9px;
  }
  .drawer .lane-head {
    font-size: var(--t-24);
  }
  .drawer .lanes {
    gap: 9px;
  }
  .drawer .step {
    font-size: var(--t-14);
  }
  .drawer .discs .token {
    --token: 17px;
  }
  .drawer .discs:not(.n1) .token {
    --token: 13px;
  }
  .drawer .summits {
    padding: 0;
    background: none;
    --k: var(--sheet);
  }
  .drawer .summits > ul {
    flex-wrap: wrap;
    justify-content: flex-start;
    gap: 12px 18px;
  }
  .drawer h2 small {
    margin: 0 44px 0 auto;
  }
  .drawer .place {
    font-size: var(--t-16);
    color: var(--ink);
  }
  .drawer .topics {
    gap: 5px;
  }
  .drawer .topic {
    width: 44px;
    height: 46px;
    font-size: var(--t-24);
  }
  .drawer .un-goals ul {
    gap: 9px;
  }
  .drawer .un-goal {
    height: 44px;
    gap: 3px;
  }
  .drawer .un-goal .source {
    width: 30px;
    height: 34px;
    font-size: var(--t-20);
  }
  .drawer .cards {
    gap: 10px;
  }
  .drawer .card {
    min-height: 76px;
    font-size: var(--t-16);
  }
  .drawer .card-name {
    display: block;
    font-size: var(--t-13);
    line-height: 1.15;
  }
  .drawer .staff,
  .drawer .staff ul {
    gap: 10px;
    flex-wrap: wrap;
  }
  .drawer .scientist,
  .drawer .order {
    min-width: 44px;
    height: 44px;
  }
  .drawer .order {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    width: auto;
    padding: 0 9px 0 7px;
    font-weight: 600;
    font-size: var(--t-13);
  }
  .drawer .order span {
    display: inline;
  }
  .drawer .purse,
  .drawer .deal {
    min-height: 44px;
  }
  .drawer .market {
    flex: none;
    flex-wrap: wrap;
    gap: 8px 10px;
    min-height: 44px;
    margin-top: -6px;
    padding: 0 48px 0 0;
    background: none;
    --k: var(--sheet);
  }
  .drawer .market ol {
    flex: 1 0 calc(100% + 48px);
    order: 3;
    margin-right: -48px;
  }
  .drawer .market .deal {
    margin-left: auto;
  }
  .drawer .market .deal + .deal {
    margin-left: 0;
  }
  .drawer .advice {
    display: none;
  }
  .drawer .mark {
    font-size: var(--t-24);
  }
  .drawer .globe-room {
    flex: 1 0 176px;
    background: var(--co2-ocean);
    margin: 0 -12px;
  }
  .news {
    display: flex;
    gap: 16px;
    align-items: flex-start;
  }
  .news > * {
    flex: 1;
    padding: 0;
    background: none;
  }
`;
