import { css } from 'lit';

/** The newspaper on a phone: a strip, and the whole paper unfolded. */
export const stripStyle = css`
  .strip {
    appearance: none;
    border: 0;
    border-top: 3px solid var(--ee-news-ink);
    border-bottom: 1px solid var(--ee-news-ink);
    padding: 0;
    text-align: left;
    display: flex;
    height: 44px;
    min-width: 0;
    outline-offset: -3px !important;
  }
  .strip .story {
    flex: 1;
    display: flex;
    gap: 7px;
    min-width: 0;
    padding-left: 7px;
  }
  .strip .picture {
    flex: 0 0 42px;
    margin-left: -7px;
    height: 40px;
    display: grid;
  }
  .strip .tx {
    align-self: center;
    min-width: 0;
  }
  .strip .tx > b {
    display: block;
    font-size: var(--t-16);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .strip .tx > .long {
    font-size: var(--t-12);
    line-height: 0.95;
    white-space: normal;
  }
  .strip .tx small {
    display: block;
    font-size: var(--t-12);
    line-height: 1.1;
    white-space: nowrap;
  }
  .strip .stacks {
    flex: none;
    display: flex;
    --head: var(--t-16);
    --icon: var(--t-12);
  }
  .strip .stacks i,
  .strip > .oil {
    font-style: normal;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 1px;
    min-width: 20px;
    padding: 0 2px;
    border-left: 1px solid var(--ee-news-line);
  }
  .strip > .oil {
    flex: none;
    padding: 0 8px 0 6px;
    gap: 3px;
    font-size: var(--t-18);
    color: inherit;
  }
  .stacks .done {
    opacity: 0.6;
  }
  .stacks .next {
    background: var(--ee-tomato);
    color: var(--ee-news);
    --k: var(--ee-tomato);
  }
  .strip .glance .fx {
    display: none;
  }
  .unfolded > * {
    flex: none;
  }
  .unfolded .news {
    grid-template: auto auto / minmax(0, 1fr);
  }
  .unfolded .news-foot {
    align-self: auto;
    padding: 8px;
    display: grid;
  }
  .unfolded .mast {
    flex-direction: row;
    align-items: center;
    gap: 12px;
    border-bottom: 1px solid var(--ee-news-line);
  }
  .unfolded .mast h2 {
    font-size: var(--t-24);
  }
  .unfolded .oil-price {
    margin: 0 0 0 auto;
  }
  .unfolded .columns {
    flex-direction: column;
  }
  .unfolded .filed {
    border-left: 0;
    padding: 7px 9px;
    gap: 6px;
    font-size: var(--t-14);
  }
  .unfolded .column {
    border-left: 0;
    border-top: 1px solid var(--ee-news-line);
    min-height: 44px;
    padding: 7px 9px;
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
  }
  .unfolded .column .known {
    max-width: none;
    font-size: var(--t-14);
  }
  .unfolded .column .stack-left {
    grid-column: 3;
    gap: 18px;
  }
  .unfolded .column.open {
    flex: none;
    grid-template-columns: minmax(72px, 108px) minmax(0, 1fr);
    min-height: 88px;
    padding: 0;
    font-size: var(--t-14);
  }
  .unfolded .edition {
    display: none;
  }
  .unfolded .un-track,
  .unfolded .tile-row {
    flex-direction: column;
    gap: 6px;
    padding: 8px;
  }
  .unfolded h2 br {
    display: none;
  }
  .unfolded .tile-row h2 {
    max-width: none;
    font-size: var(--t-18);
  }
`;
