import { css } from 'lit';

/** The satellite's picture: sea, scan lines, the dial around them. */
export const globeStyle = css`
  .globe-room {
    position: relative;
    min-height: 0;
    min-width: 0;
  }
  .world {
    position: absolute;
    inset: 0;
  }
  .globe {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .sea {
    fill: var(--co2-ocean-2);
  }
  .net {
    fill: none;
    stroke: var(--co2-ocean-3);
    stroke-width: 1;
    opacity: 0.7;
  }
  .rim {
    fill: none;
    stroke: var(--co2-ocean-3);
    stroke-width: 2;
  }
  .land {
    fill: none;
    stroke: var(--co2-scan);
    stroke-width: 2.3;
    transition: stroke var(--m-move);
  }
  .land.hot:not(.owned) {
    stroke: #8fb4c6;
  }
  .land.dim {
    stroke: var(--co2-ocean-3);
  }
  .safe {
    --tone: var(--co2-safe);
  }
  .alarm {
    --tone: var(--co2-alarm);
  }
  .lost {
    --tone: var(--co2-lost);
  }
  .zone {
    fill: var(--tone);
  }
  .tick {
    stroke: var(--co2-ocean);
    stroke-width: 1.2;
  }
  .tick.long {
    stroke-width: 2;
  }
  .mark {
    font: 400 var(--t-16) var(--f-head);
    fill: var(--co2-text-2);
    text-anchor: middle;
  }
  .mark.alarm,
  .mark.lost {
    fill: var(--co2-alarm);
  }
  .needle {
    transform: rotate(var(--at));
    transition: transform 620ms var(--ease-out);
  }
  .needle path {
    fill: var(--chalk);
    stroke: var(--co2-ocean);
    stroke-width: 2;
  }
  .needle.ghost path {
    fill: var(--co2-ocean);
    stroke: var(--chalk);
    stroke-dasharray: 3 2;
  }
  .hub {
    fill: var(--co2-ocean);
    stroke: var(--co2-ocean-3);
    stroke-width: 2;
  }
  .hub.lit {
    stroke: var(--co2-alarm);
    stroke-width: 4;
    outline: 0;
  }
  .level {
    font: 400 var(--t-64) var(--f-head);
    text-anchor: middle;
    fill: var(--tone);
  }
  .unit {
    font: 600 var(--t-14) var(--f-text);
    text-anchor: middle;
    fill: var(--co2-text);
  }
  .advice {
    font: 400 var(--t-14) var(--f-text);
    text-anchor: middle;
    fill: var(--co2-text-2);
  }
  .globe:has(.ghost) .advice {
    font-weight: 600;
    fill: var(--co2-alarm);
  }
  .leads path {
    fill: none;
    stroke: var(--carbon);
    stroke-width: 2;
  }
  .aim {
    cursor: pointer;
    outline: 0;
  }
  .aim circle:not(.reach) {
    fill: var(--co2-ocean);
    fill-opacity: 0.75;
  }
  .aim .reach {
    fill: transparent;
  }
  .aim circle:not(.reach),
  .aim > path {
    stroke: var(--chalk);
    stroke-width: 1.3;
  }
  .aim.on circle:not(.reach),
  .aim.on > path {
    stroke: var(--carbon);
    stroke-width: 3;
  }
  .aim.lit circle:not(.reach) {
    stroke: var(--co2-alarm);
    stroke-width: 3;
  }
  .aim[data-offer] {
    outline: 0;
    box-shadow: none;
  }
  .aim[data-offer='open'] circle:not(.reach) {
    fill: var(--carbon);
    fill-opacity: 1;
  }
  .aim[data-offer='closed'] {
    opacity: 0.6;
  }
  .aim:focus-visible .reach {
    stroke: var(--carbon);
    stroke-width: 3;
  }
  .globe-room > .disaster,
  .globe-room > .fossils {
    position: absolute;
    top: 0;
    max-width: 104px;
    padding: 0;
    background: none;
  }
  .globe-room > .disaster {
    left: 2px;
  }
  .globe-room > .fossils {
    right: 2px;
    text-align: right;
  }
  @media (prefers-reduced-motion: reduce) {
    .needle,
    .land {
      transition: none;
    }
  }
`;
