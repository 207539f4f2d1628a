import { css } from 'lit';

/** Thumb first: the dial pinned, one region at a time, drawers for the rest. */
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
    height: 64px;
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
    font-size: 12px;
    line-height: 1.2;
    color: var(--co2-text-2);
    white-space: nowrap;
  }
  .dial .head {
    display: block;
  }
  .now .head {
    font-size: 40px;
    line-height: 0.9;
  }
  .now .safe {
    color: var(--co2-safe);
  }
  .now .alarm {
    color: var(--co2-alarm);
  }
  .now .lost {
    color: var(--co2-lost);
  }
  .now small {
    color: var(--co2-text);
    font-weight: 600;
  }
  .arc {
    width: 100%;
    height: 56px;
    overflow: visible;
  }
  .arc .mark {
    font-size: 13px;
  }
  .arc .tick {
    stroke: var(--co2-ocean);
  }
  .time .head,
  .price .head {
    font-size: 20px;
    margin-bottom: 2px;
    white-space: nowrap;
  }
  .price .head {
    display: flex;
    align-items: center;
    gap: 5px;
  }
  .price .icon {
    font-size: 17px;
  }
  .pager {
    position: relative;
    min-height: 0;
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding: 8px 10px;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  .tabs {
    flex: none;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 8px;
    padding-right: 3px;
  }
  .tab {
    appearance: none;
    position: relative;
    border: 1px solid var(--co2-ocean-3);
    background: var(--co2-ocean-2);
    height: 44px;
    padding: 0 7px 0 5px;
    display: flex;
    align-items: center;
    gap: 8px;
    text-align: left;
    cursor: pointer;
  }
  .tab > .head {
    font-size: 16px;
    line-height: 1.05;
    min-width: 0;
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
  .globe-thumb {
    width: 34px;
    height: 34px;
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
    right: -4px;
    bottom: -3px;
  }
  .thumb .token {
    width: 15px;
    height: 15px;
  }
  .page {
    flex: 1 0 auto;
    display: flex;
    flex-direction: column;
    background: var(--co2-card);
    --k: var(--co2-card);
    border-top: 3px solid var(--carbon);
  }
  .page header {
    position: relative;
    flex: none;
    height: 82px;
    overflow: hidden;
    background: var(--co2-ocean-2);
  }
  .close-up {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .title {
    position: absolute;
    left: 5px;
    top: 8px;
    padding: 5px 7px;
  }
  .title h2 {
    font-size: 34px;
  }
  .title p {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: 13px;
    margin-top: 5px;
  }
  .title[data-offer='open'] {
    background: var(--co2-ocean-2);
  }
  .page .permits {
    position: absolute;
    right: 0;
    top: 0;
    width: auto;
    display: flex;
    align-items: baseline;
    gap: 5px;
    padding: 6px 10px 7px;
    background: var(--co2-card);
  }
  .page .permits .icon {
    align-self: center;
  }
  .page .permits .head {
    font-size: 22px;
  }
  .page .permits small {
    display: inline;
    font-size: 12px;
    color: var(--co2-text-2);
  }
  .line {
    flex: 1 1 auto;
    display: grid;
    grid-template-columns: 80px minmax(0, 1fr);
    align-items: center;
    padding: 7px 12px 3px;
  }
  .line h3 {
    font: 400 12px / 1.25 var(--f-text);
    color: var(--co2-text-2);
  }
  .line h3 b {
    display: block;
    font-weight: 600;
    color: var(--co2-text);
  }
  .page .agenda {
    margin: 0;
    gap: 4px 8px;
    flex-wrap: wrap;
  }
  .page .wanted {
    display: flex;
    align-items: center;
    gap: 5px;
    font-size: 13px;
    font-weight: 600;
    border-radius: 2px;
    min-height: 32px;
  }
  .page .wanted i {
    width: 22px;
    height: 22px;
    font-size: 15px;
  }
  .page .wanted span {
    display: inline;
  }
  .page .wanted[data-offer='open'] {
    min-height: 44px;
    padding: 0 8px;
    background-color: var(--co2-card-2);
  }
  .page .demand {
    gap: 4px;
  }
  .page .demand > li {
    width: 40px;
    height: 52px;
    font-size: 24px;
  }
  .page .demand.n6 > li {
    width: 37px;
  }
  .page .projects {
    flex: none;
    gap: 10px;
    padding: 8px 16px 14px 12px;
  }
  .page .project {
    height: 76px;
    gap: 3px;
    padding: 0 3px;
    font-size: 26px;
  }
  .page .project b {
    display: block;
    font-size: 14px;
    line-height: 1.1;
  }
  .page .project small {
    white-space: normal;
    text-align: center;
    letter-spacing: 0;
  }
  .page .guest {
    right: 5px;
    top: 5px;
  }
  .page .guest .token {
    width: 18px;
    height: 18px;
  }
  .page .guest[data-offer='open'] {
    right: -8px;
    top: -8px;
    padding: 8px;
  }
  .page .guest[data-offer='open'] .token {
    width: 22px;
    height: 22px;
  }
  .page .deeds {
    flex: none;
    padding: 0 15px 14px 12px;
  }
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
    font-size: 13px;
    cursor: pointer;
  }
  .drawer-tab:first-child {
    border: 0;
  }
  .drawer-tab .icon {
    font-size: 18px;
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
    inset: 0;
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
    font-size: 18px;
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
  }
  .drawer .lane-head {
    font-size: 26px;
  }
  .drawer .lanes {
    gap: 7px;
  }
  .drawer .step {
    font-size: 14px;
  }
  .drawer .discs .token {
    width: 17px;
    height: 17px;
  }
  .drawer .discs:not(.n1) .token {
    width: 13px;
    height: 13px;
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
  .drawer h3 small {
    margin: 0 44px 0 auto;
  }
  .drawer .place {
    font-size: 17px;
    color: var(--ink);
  }
  .drawer .topics {
    gap: 5px;
  }
  .drawer .topic {
    width: 44px;
    height: 46px;
    font-size: 25px;
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
    font-size: 20px;
  }
  .drawer .cards {
    gap: 10px;
  }
  .drawer .card {
    min-height: 76px;
    font-size: 17px;
  }
  .drawer .scientist,
  .drawer .order {
    width: 44px;
    height: 44px;
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
  .drawer .globe-room {
    flex: 1 0 230px;
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
  .middle .regions.all {
    flex: 1 0 auto;
    grid-template: repeat(2, minmax(180px, 1fr)) / repeat(3, minmax(0, 1fr));
  }
  @container table (max-width: 375px) {
    .dial {
      gap: 6px;
      padding: 0 8px;
    }
    .page .agenda {
      gap: 4px;
    }
    .page .wanted {
      font-size: 12px;
      gap: 3px;
    }
    .tab {
      gap: 6px;
    }
    .drawer-tab {
      gap: 4px;
      font-size: 12px;
    }
  }
  /* Where a region would not fit below them, the tabs are one row of globes; their names are on the page. */
  @container table (max-height: 540px) {
    .narrow .tabs {
      grid-template-columns: repeat(6, minmax(0, 1fr));
      gap: 7px;
    }
    .narrow .tab {
      justify-content: center;
      padding: 0;
    }
    .narrow .tab > .head {
      display: none;
    }
    .narrow .tab .many {
      right: 1px;
      top: 1px;
    }
  }
  @container table (max-height: 400px) {
    .narrow .dial {
      height: 48px;
    }
    .narrow .arc {
      height: 42px;
    }
    .narrow .now .head {
      font-size: 30px;
    }
    .narrow .pager {
      padding: 6px 8px;
      gap: 6px;
    }
    .narrow .page header {
      height: 62px;
    }
    .narrow .title {
      top: 0;
    }
    .narrow .title h2 {
      font-size: 28px;
    }
  }
`;
