import { css } from 'lit';
import { field } from './field.css.ts';

/** What forms are made of: groups, rows, choices, ticks and fields. */
export const controls = css`
  ${field}
  .group > h2,
  .group > .label {
    display: block;
    margin: 0 0 7px;
    font-size: var(--t-13);
    font-weight: 600;
    line-height: 1.35;
    color: var(--ink-2);
  }
  .rows {
    display: grid;
    gap: 1px;
    background: var(--rule);
    --k: var(--sheet);
  }
  .rows > * {
    background: var(--sheet);
  }
  .choice {
    display: grid;
    gap: 8px 16px;
    align-items: center;
    min-width: 0;
    padding: 10px 12px 12px;
  }
  .choice b,
  .tick b {
    display: block;
    font-size: var(--t-15);
    font-weight: 600;
    line-height: 1.2;
  }
  .choice small,
  .tick small {
    display: block;
    margin-top: 2px;
    font-size: var(--t-13);
    font-weight: 400;
    line-height: 1.25;
    color: var(--ink-2);
  }
  .segments {
    display: flex;
    flex-wrap: wrap;
    gap: 7px 0;
    padding-left: 1.5px;
  }
  .segment {
    position: relative;
    flex: 1 1 auto;
    display: grid;
    place-items: center;
    min-height: var(--tap);
    min-width: var(--tap);
    padding: 4px 12px;
    border: 1.5px solid var(--ink);
    margin-left: -1.5px;
    background: var(--sheet);
    font-size: var(--t-14);
    font-weight: 600;
    line-height: 1.1;
    text-align: center;
    cursor: pointer;
  }
  .segment:hover {
    background: var(--carbon-wash);
  }
  .segment:has(:checked) {
    background: var(--carbon);
    color: var(--carbon-ink);
    z-index: 1;
  }
  .segment:has(:focus-visible),
  .tick:has(:focus-visible) {
    outline: 3px solid var(--carbon);
    outline-offset: 3px;
    z-index: 2;
  }
  .segment.closed,
  .tick.closed {
    cursor: default;
    color: var(--ink-2);
    background: repeating-linear-gradient(135deg, var(--rule) 0 1px, transparent 1px 7px) var(--sheet);
  }
  .segment.closed:has(:checked) {
    background: repeating-linear-gradient(135deg, var(--carbon-ink) 0 1px, transparent 1px 7px) var(--carbon);
  }
  .segment.closed span {
    padding: 1px 4px;
    background: var(--sheet);
  }
  .tick {
    position: relative;
    display: grid;
    grid-template-columns: 24px 1fr;
    gap: 12px;
    align-items: center;
    min-height: 48px;
    padding: 7px 12px;
    cursor: pointer;
  }
  .tick:hover:not(.closed) {
    background: var(--carbon-wash);
  }
  .square {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 1.5px solid var(--ink);
    background: var(--sheet);
    font-size: var(--t-16);
    color: transparent;
  }
  :checked + .square {
    background: var(--carbon);
    border-color: var(--carbon);
    color: var(--carbon-ink);
  }
  .tick.closed .square {
    border: 1.5px dashed var(--rule-2);
  }
  .tick.closed .says {
    justify-self: start;
    padding: 2px 6px 3px;
    margin-left: -6px;
    background: var(--sheet);
  }
  .why {
    font-size: var(--t-13);
    line-height: 1.3;
    color: var(--pencil);
  }
  .tick small.why {
    color: var(--pencil);
  }
`;
