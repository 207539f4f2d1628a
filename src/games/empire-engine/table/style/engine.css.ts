import { css } from 'lit';

/** Wheels, medallions, pinions, the round track: whatever is drawn alike on the bench and on a phone. */
export const engineStyles = css`
  .patterns {
    position: absolute;
    width: 0;
    height: 0;
  }
  .drawing,
  .big,
  .mini {
    display: block;
    overflow: visible;
  }
  /* Teeth and engraving turn; light and medallions turn back by as much, so they stay. */
  .engine .spin,
  .engine .unspin {
    transition: transform calc(var(--m-turn) * (0.6 + 0.4 * var(--quarters))) var(--ease-cog);
  }
  .engine .spin {
    transform: rotate(calc(var(--turn) * 90deg));
  }
  .engine .unspin {
    transform: rotate(calc(var(--turn) * -90deg));
  }
  /* Ten teeth against twenty-four. */
  .under .spin {
    transform: rotate(calc(var(--turn) * -216deg));
  }
  .under .unspin {
    transform: rotate(calc(var(--turn) * 216deg));
  }
  .cut {
    fill: none;
    stroke: var(--eng-engrave);
    stroke-width: 1.8;
    stroke-linejoin: round;
  }
  /* A ring around a wheel is the wheel's own. */
  .engine[data-changed],
  .under[data-changed] {
    outline: none;
  }
  [data-changed] .cut {
    stroke: var(--canary-2);
    stroke-width: 3;
    stroke-dasharray: 2 3;
  }
  .engraving {
    fill: none;
    stroke: var(--eng-engrave);
    stroke-width: 1;
    stroke-opacity: 0.5;
  }
  .axle,
  .lid {
    fill: var(--eng-iron);
    stroke: var(--eng-engrave);
    stroke-width: 2;
  }
  .enamel {
    fill: var(--eng-enamel);
    stroke: var(--eng-engrave);
    stroke-width: 1.6;
  }
  .back {
    fill: none;
    stroke: var(--eng-enamel);
    stroke-width: 2;
  }
  .outline {
    fill: #14181b;
    stroke: #7f8e96;
    stroke-width: 1.5;
    stroke-dasharray: 4 3;
  }
  .digit {
    font: 400 var(--t-28) var(--f-head);
    fill: var(--eng-engrave);
    text-anchor: middle;
  }
  .digit.faint {
    fill: var(--dim);
  }
  .fuel rect {
    fill: var(--cube);
    stroke: #14181b;
    stroke-width: 2;
  }
  .fuel svg {
    fill: #14181b;
    --k: var(--cube);
  }
  .crest {
    fill: none;
    stroke: var(--eng-enamel);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .pointer {
    fill: var(--eng-enamel);
  }
  .halo {
    fill: none;
    stroke: var(--plan);
    stroke-width: 4;
    pointer-events: none;
  }
  .wasted {
    fill: url(#hatch);
    pointer-events: none;
  }

  /* Medallions: dark when they only tell, enamel on top, with a carbon copy behind them when they can be pressed. */
  .medallion {
    color: #dce2e4;
    --face: #20272c;
    --k: var(--face);
    outline: none;
  }
  .medallion.top {
    color: var(--eng-engrave);
    --face: var(--eng-enamel);
  }
  .medallion svg {
    overflow: visible;
    fill: currentColor;
  }
  .medallion .face {
    fill: var(--face);
    stroke: #11161a;
    stroke-width: 1.5;
  }
  .medallion .hit {
    fill: #0000;
  }
  .medallion .copy,
  .medallion .ring {
    display: none;
  }
  .medallion[data-offer] {
    color: var(--eng-engrave);
    --face: var(--eng-enamel);
    cursor: pointer;
  }
  .medallion[data-offer='open'] .copy {
    display: block;
    fill: #174a93;
  }
  .medallion[data-offer='open'] .face {
    stroke: #174a93;
    stroke-width: 2.2;
  }
  .medallion[data-offer='open']:hover,
  .medallion[data-pointed] {
    --face: #d3dff0;
  }
  .medallion[data-offer='closed'] {
    color: #dce2e4;
    --face: #20272c;
  }
  .medallion[data-offer='closed'] .face {
    stroke: #7f8e96;
    stroke-dasharray: 4 3;
  }
  .medallion[aria-pressed='true'],
  .medallion.planned {
    color: #fff;
    --face: #174a93;
  }
  .medallion[aria-pressed='true'] .face,
  .medallion.planned .face {
    stroke-dasharray: none;
    stroke: var(--eng-enamel);
    stroke-width: 2.2;
  }
  .medallion[aria-pressed='true'] .copy {
    display: none;
  }
  .medallion:focus-visible {
    box-shadow: none;
  }
  .medallion:focus-visible .ring {
    display: block;
    fill: #fff;
    stroke: #174a93;
    stroke-width: 3.5;
  }
  .badge {
    fill: #174a93;
    stroke: var(--eng-enamel);
    stroke-width: 1.5;
  }
  .badge.costs {
    fill: var(--eng-engrave);
  }
  .badge-number {
    font: 400 var(--t-16) var(--f-head);
    fill: #fff;
    text-anchor: middle;
  }
  .badge-cube {
    color: var(--eng-good);
    --k: var(--eng-engrave);
  }
  .action-word {
    font: 600 var(--word, 13px) var(--f-text);
    letter-spacing: -0.03em;
    fill: currentColor;
    text-anchor: middle;
  }
  [data-offer='closed'] .badge {
    fill: #20272c;
    stroke: #7f8e96;
  }

  /* The round track */
  .rim {
    fill: var(--hub);
  }
  .played {
    fill: var(--eng-brass);
  }
  .now {
    fill: var(--eng-enamel);
  }
  .ahead {
    fill: #14181b;
  }
  .well {
    fill: var(--eng-iron);
  }
  .round text {
    text-anchor: middle;
    fill: var(--dim);
  }
  .round-word {
    font: 400 var(--t-13) var(--f-head);
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
  .round .round-number {
    font: 400 var(--t-40) var(--f-head);
    fill: var(--eng-enamel);
  }
  .round-of {
    font: 400 var(--t-12) var(--f-text);
  }
`;
