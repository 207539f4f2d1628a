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
  }
  .glance .clock-face {
    width: 19px;
    height: 19px;
    flex: none;
  }
  .glance .head {
    font-size: 18px;
  }
  .glance .fx {
    flex-wrap: nowrap;
    gap: 5px;
  }
  .glance .fx,
  .glance .fx :is(.q, b) {
    color: inherit;
    font-size: 13px;
  }
  .glance .fx .icon {
    font-size: 13px;
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
  .strip .stacks:has(.glance) {
    grid-template-columns: repeat(6, 1fr) auto;
  }
  .stacks .glance {
    padding: 0 8px;
    background: #1d2b3f;
    color: #f6f2e4;
    --k: #1d2b3f;
  }
  .tabs[data-count='4'] {
    grid-template-columns: 1fr 1.1fr 1.25fr 0.9fr;
  }
  .tabs[data-count='4'] button {
    font-size: 17px;
    gap: 4px;
    letter-spacing: 0.02em;
  }
  .tabs[data-count='4'] .dot {
    right: 3px;
    top: 3px;
  }
  @container (max-width: 360px) {
    .tabs[data-count='4'] button > .icon {
      display: none;
    }
  }
  :is(.wide, .middle) .binders[data-count='4'] {
    grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(108px, 0.5fr);
    gap: 8px;
  }
  [data-count='4'] .leaf {
    padding: 7px 7px 9px 6px;
    gap: 6px;
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
  }
  [data-count='4'] .card > .fx .icon {
    font-size: 14px;
  }
  [data-count='4'] .loc.market[data-offer='closed'] .fx {
    display: none;
  }
  @container (max-width: 1560px) {
    .table.wide:has(.binder.k) {
      grid-template-columns: 204px minmax(0, 1fr) 290px;
    }
    .wide:has(.binder.k) .seat .pawns:has(:nth-child(5)) .pawn {
      width: 12px;
      height: 12px;
    }
    .wide:has(.binder.k) .seat .line {
      gap: 3px;
    }
    .wide:has(.binder.k) .dice-row .cube {
      width: 28px;
      height: 28px;
    }
    .wide:has(.binder.k) .kept .button {
      padding-inline: 9px;
      white-space: nowrap;
    }
  }
  @container (max-width: 1380px) {
    .table.wide:has(.binder.k) {
      grid-template-columns: 204px minmax(0, 1fr) 276px;
    }
    .wide [data-count='4'] .card h3 {
      font-size: 13px;
      letter-spacing: -0.02em;
      padding-inline: 3px;
    }
    .wide:has(.binder.k) .kept .button {
      padding-inline: 8px;
      gap: 6px;
      white-space: nowrap;
    }
    .wide [data-count='4'] .loc .bd > .head {
      font-size: 15px;
      letter-spacing: 0;
    }
    .wide [data-count='4'] .loc {
      grid-template-columns: 42px minmax(0, 1fr) auto auto;
    }
  }
  [data-count='4'] .cost {
    gap: 2px;
  }
  /* Whatever is laid over the binders leaves the clock in sight. */
  .wide .binder.k {
    z-index: 6;
  }
  .wide .binders[data-count='4'] ~ .scrim {
    padding-right: calc(100% / 7 + 12px);
  }
  .binder.k .rings {
    gap: 12px;
  }
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
  .dial .face {
    width: 100%;
    max-width: 150px;
    aspect-ratio: 1;
  }
  .dial.loc .bd {
    align-items: center;
    gap: 5px;
  }
  .dial.loc .bd > .head {
    font-size: 17px;
    color: inherit;
  }
  .dial .hour {
    font-size: 30px;
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
    font-size: 16px;
    justify-content: center;
  }
  .dial .fare .fx .icon {
    font-size: 18px;
  }
  .dial .site {
    align-self: stretch;
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
    font-size: 13px;
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
    font-size: 16px;
  }
  .contests .token {
    width: 15px;
    height: 15px;
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
  }
  .contests .worth span {
    white-space: nowrap;
  }
  .contests .worth b {
    color: var(--ink);
    margin-left: 4px;
  }
  .contests .worth .icon {
    font-size: 11px;
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
    font-size: 11px;
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
    font-size: 30px;
  }
  .narrow .dial .bd {
    align-self: end;
    grid-column: 2 / -1;
    align-items: flex-start;
  }
  .narrow .dial .hour {
    font-size: 48px;
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
    font-size: 16px;
    gap: 9px;
  }
  .narrow .contests :is(th, td) {
    height: 30px;
  }
  .narrow .contests .token {
    width: 20px;
    height: 20px;
  }
`;
