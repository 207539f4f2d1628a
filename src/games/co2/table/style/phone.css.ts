import { css } from 'lit';

/** Thumb first: the dial pinned, tabs for the regions; and what gives way where room is short. */
export const phoneStyle = css`
  .narrow,
  .middle {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  }
  .dial {
    appearance: none;
    border: 0;
    border-bottom: 1px solid var(--co2-ocean-3);
    background: var(--co2-ocean);
    text-align: left;
    height: 52px;
    padding: 0 10px;
    display: grid;
    grid-template-columns: 56px minmax(96px, 150px) 1fr auto;
    gap: 10px;
    align-items: center;
    cursor: pointer;
  }
  .dial.lit {
    outline-offset: -3px;
  }
  .dial small {
    display: block;
    font-size: var(--t-12);
    line-height: 1.2;
    color: var(--co2-text-2);
    white-space: nowrap;
  }
  .dial .head {
    display: block;
  }
  .now {
    --head: var(--t-34);
  }
  .now .head {
    line-height: 0.9;
    color: var(--tone);
  }
  .now small {
    color: var(--co2-text);
    font-weight: 600;
  }
  .arc {
    width: 100%;
    height: 46px;
    overflow: visible;
  }
  .arc .mark {
    font-size: var(--t-13);
  }
  .arc .tick {
    stroke: var(--co2-ocean);
  }
  .time .head,
  .price .head {
    font-size: var(--t-20);
    margin-bottom: 2px;
    white-space: nowrap;
  }
  .price .head {
    display: flex;
    align-items: center;
    gap: 5px;
  }
  .price .icon {
    font-size: var(--t-16);
  }
  .pager {
    position: relative;
    min-height: 0;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  }
  .narrow .pager {
    grid-template-rows: auto minmax(0, 1fr);
  }
  .scroller {
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding: 6px 8px;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  .tabs {
    flex: none;
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 7px;
    padding: 8px 11px 4px 8px;
  }
  .tab {
    appearance: none;
    position: relative;
    border: 1px solid var(--co2-ocean-3);
    background: var(--co2-ocean-2);
    height: 44px;
    padding: 0 0 0 4px;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: 1px;
    text-align: left;
    cursor: pointer;
  }
  .tab > .head {
    font-size: var(--t-13);
    line-height: 1;
  }
  .tab .many {
    right: 1px;
    top: 1px;
  }
  .tab[aria-pressed='true'] {
    background: var(--co2-card-2);
    border-color: var(--co2-card-2);
  }
  .tab.legal {
    outline: 2px solid var(--carbon);
    outline-offset: -1px;
    border-color: transparent;
    box-shadow: 3px 3px 0 var(--carbon);
  }
  .tab.legal[aria-pressed='true'] {
    box-shadow: none;
  }
  .thumb {
    position: relative;
    display: flex;
  }
  .thumb .token {
    --token: 13px;
  }
  .globe-thumb {
    width: 26px;
    height: 26px;
    flex: none;
  }
  .globe-thumb .sea {
    fill: var(--co2-ocean);
    stroke: var(--co2-scan);
    stroke-width: 8;
  }
  .globe-thumb .land {
    stroke-width: 4.6;
  }
  .globe-thumb .near {
    stroke-width: 6.5;
  }
  .globe-thumb .near:not(.owned) {
    stroke: var(--chalk);
  }
  .thumb .control {
    position: absolute;
    right: -3px;
    bottom: 0;
  }
  .middle .globe-room {
    flex: 1 1 300px;
  }
  .middle .name {
    min-height: 44px;
    margin-block: -8px;
  }
  .middle .guest[data-offer='open']::after {
    inset: -11px;
  }
  .middle .wanted {
    position: relative;
  }
  .middle .wanted[data-offer]::after {
    content: '';
    position: absolute;
    inset: -9px -4px;
  }
  .middle .regions.all {
    flex: 1 0 auto;
    grid-template: repeat(2, minmax(176px, 1fr)) / repeat(3, minmax(0, 1fr));
  }
  @container table (max-height: 780px) {
    .middle .scroller > .globe-room {
      display: none;
    }
  }
`;
