import { css } from 'lit';

/** The Doomsday Clock: a narrow binder of its own, a tab on a phone, and a glimpse of it wherever it is out of sight. */
export const clockStyle = css`
  .k {
    --va: #7fa3bd;
    --tint: var(--ee-clock);
    --on: #f6f2e4;
  }
  .clock-face {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .clock-face .rays {
    fill: #edb947;
  }
  .clock-face .rim {
    fill: #f6f0df;
    stroke: #1d2b3f;
    stroke-width: 3;
  }
  .clock-face.small .rim {
    stroke-width: 8;
  }
  .clock-face .passed {
    fill: #e05b34;
  }
  .clock-face [class^='mark-'] {
    stroke: #1d2b3f;
    stroke-width: 2;
  }
  .clock-face .mark-pollution {
    stroke-width: 4;
  }
  .clock-face .mark-contamination {
    stroke: #c8331f;
    stroke-width: 5;
  }
  .clock-face :is(.hand, .minute, .hub) {
    fill: #15191e;
    stroke: #f6f0df;
    stroke-width: 0.8;
    paint-order: stroke;
  }
  .clock-face .hand {
    transform-origin: 50px 50px;
    transform: rotate(var(--turn));
  }
  .clock-face.small :is(.hand, .minute) {
    stroke: #15191e;
    stroke-width: 4;
  }
  @media (prefers-reduced-motion: no-preference) {
    .clock-face .hand {
      transition: transform var(--m-turn) var(--ease-cog);
    }
  }
  .glance {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    white-space: nowrap;
    --head: var(--t-18);
  }
  .glance .clock-face {
    width: 19px;
    height: 19px;
    flex: none;
  }
  .glance .fx {
    flex-wrap: nowrap;
    gap: 5px;
    --icon: var(--t-13);
  }
  .glance .fx,
  .glance .fx :is(.q, b) {
    color: inherit;
    font-size: var(--t-13);
  }
  .mast > .glance {
    border-top: 1px solid currentColor;
    padding-top: 4px;
    margin-top: 4px;
  }
  .unfolded .mast > .glance {
    border: 0;
    padding: 0;
    margin: 0;
  }
  .stacks .glance {
    padding: 0 8px;
    background: #1d2b3f;
    color: #f6f2e4;
    --k: #1d2b3f;
  }
  :is(.wide, .middle) .binders[data-count='4'] {
    grid-template-columns: repeat(3, minmax(0, 1fr)) 106px;
    gap: 6px;
  }
  [data-count='4'] .leaf {
    padding: 5px 7px 7px 5px;
    gap: 5px;
  }
  [data-count='4'] .deck {
    display: none;
  }
  [data-count='4'] .loc {
    gap: 5px;
    padding-right: 5px;
    grid-template-columns: 48px minmax(0, 1fr) auto auto;
  }
  [data-count='4'] .cards {
    gap: 5px;
  }
  [data-count='4'] .card > .fx {
    padding: 4px 3px;
    gap: 2px 3px;
    --icon: var(--t-14);
  }
  /* Between four binders the reason stands where the icons would. */
  :is(.wide, .middle) [data-count='4'] .loc:not(.dial)[data-offer='closed'] {
    grid-template: 1fr 1fr / 38px minmax(0, 1fr) auto;
    row-gap: 2px;
  }
  :is(.wide, .middle) [data-count='4'] .loc:not(.dial)[data-offer='closed'] > .site {
    grid-row: 1 / 3;
  }
  :is(.wide, .middle) [data-count='4'] .loc:not(.dial)[data-offer='closed'] > .bd {
    align-self: end;
  }
  :is(.wide, .middle) [data-count='4'] .loc:not(.dial)[data-offer='closed'] .fx {
    display: none;
  }
  :is(.wide, .middle) [data-count='4'] .loc:not(.dial)[data-offer='closed'] > .need {
    grid-area: 2 / 2 / 3 / 4;
    align-self: start;
  }
  :is(.wide, .middle) [data-count='4'] .loc:not(.dial)[data-offer='closed'] em {
    max-width: none;
    text-align: left;
    line-height: 1;
  }
  @container (max-width: 1400px) {
    .wide [data-count='4'] .card h3 {
      font-size: var(--t-13);
      letter-spacing: -0.02em;
      padding-inline: 3px;
    }
    .wide [data-count='4'] .loc .bd > .head {
      font-size: var(--t-15);
      letter-spacing: 0;
    }
    .wide [data-count='4'] .loc {
      grid-template-columns: 38px minmax(0, 1fr) auto auto;
    }
  }
  [data-count='4'] .cost {
    gap: 2px;
  }
`;
