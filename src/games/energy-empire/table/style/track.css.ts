import { css } from 'lit';

/** The United Nations track and the achievements on display. */
export const trackStyle = css`
  .un-track,
  .tile-row {
    background: var(--ee-page);
    --k: var(--ee-page);
    padding: 6px 6px 6px 10px;
    display: flex;
    align-items: stretch;
    gap: 10px;
    min-width: 0;
  }
  .un-track h2,
  .tile-row h2 {
    font-size: var(--t-16);
    line-height: 0.95;
    display: flex;
    align-items: center;
    gap: 7px;
    flex: none;
    --icon: var(--t-22);
  }
  .tile-row h2 {
    max-width: 88px;
  }
  .un-track ol {
    flex: 1;
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 2px;
  }
  .un-track li {
    position: relative;
    min-height: 44px;
    padding: 3px 4px;
    background: var(--ee-page-2);
  }
  .un-track li.last {
    background: #1d2b3f;
    color: #f6f2e4;
  }
  .un-track li b {
    font-size: var(--t-16);
    color: var(--ink-2);
  }
  .un-track li.last b {
    color: inherit;
  }
  .un-track li span {
    position: absolute;
    left: 1px;
    right: 2px;
    bottom: 2px;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    padding-left: 4px;
  }
  .un-track li .token {
    --token: 15px;
    margin-left: -3px;
  }
  .un-track em {
    position: absolute;
    right: 4px;
    top: 4px;
    font: 700 var(--t-12) / 1 var(--f-text);
    color: var(--ee-tomato);
  }
  .tile-row ul {
    flex: 1;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 6px;
    min-width: 0;
  }
  .tile-row li {
    display: grid;
    min-width: 0;
  }
  .tile {
    background: var(--ee-page-2);
    --k: var(--ee-page-2);
    min-height: 44px;
    min-width: 0;
    padding: 2px 6px;
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: var(--t-13);
    line-height: 1.1;
  }
  .tile b {
    font-weight: 600;
    min-width: 0;
  }
  .tile .fx {
    --icon: var(--t-20);
  }
  .wide.short :is(.un-track, .tile-row) {
    padding-block: 3px;
  }
  .wide.short :is(.un-track li, .tile) {
    min-height: 40px;
  }
  .wide.short .tile {
    letter-spacing: -0.02em;
  }
  :is(.middle, .wide.short) .tile {
    padding: 2px 4px;
    gap: 4px;
    font-size: var(--t-12);
  }
  .tile.none {
    color: var(--ink-2);
  }
  .un-track .last em {
    color: #f7ce3b;
  }
`;
