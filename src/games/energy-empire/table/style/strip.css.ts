import { css } from 'lit';

/** The newspaper on a phone: a strip, and the whole paper unfolded. */
export const stripStyle = css`
  .strip {
    appearance: none;
    border: 0;
    border-top: 3px solid var(--ee-news-ink);
    padding: 0;
    text-align: left;
    display: grid;
    grid-template-rows: 42px 27px;
    min-width: 0;
    outline-offset: -3px !important;
  }
  .strip .story {
    display: grid;
    grid-template-columns: 76px minmax(0, 1fr) 34px;
    gap: 10px;
    overflow: hidden;
  }
  .strip .picture {
    height: 42px;
    display: grid;
  }
  .mini-mast {
    font-size: var(--t-15);
    line-height: 0.95;
    padding: 6px 8px;
    color: #15191e;
  }
  .strip .tx {
    padding-top: 3px;
    min-width: 0;
  }
  .strip .tx > b {
    display: block;
    font-size: var(--t-20);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .strip .tx small {
    display: block;
    font-size: var(--t-12);
    margin-top: 1px;
    white-space: nowrap;
  }
  .unfold {
    place-self: center;
    transform: rotate(90deg);
    font-size: var(--t-14);
  }
  .unfold.up {
    transform: rotate(-90deg);
  }
  .strip .stacks {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    border-top: 1px solid var(--ee-news-line);
  }
  .stacks i {
    font-style: normal;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    border-left: 1px solid var(--ee-news-line);
  }
  .stacks i:first-child {
    border-left: 0;
  }
  .stacks .head {
    font-size: var(--t-18);
  }
  .stacks i:not(.done)::before {
    content: '';
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: currentColor;
  }
  .stacks .done {
    opacity: 0.6;
    font-size: var(--t-13);
  }
  .stacks .next {
    background: var(--ee-tomato);
    color: var(--ee-news);
    --k: var(--ee-tomato);
  }
  .short .strip {
    grid-template-rows: 27px 20px;
  }
  .short .strip .tx small {
    display: none;
  }
  .short .strip .picture {
    height: 27px;
  }
  .unfolded > * {
    flex: none;
  }
  .unfolded .news {
    grid-template: auto auto / minmax(0, 1fr);
  }
  .unfolded .news-foot {
    position: static;
    padding: 8px;
    display: grid;
  }
  .unfolded .mast {
    display: flex;
    align-items: center;
    gap: 12px;
    border-bottom: 1px solid var(--ee-news-line);
  }
  .unfolded .mast h2 br {
    display: none;
  }
  .unfolded .mast h2 {
    font-size: var(--t-24);
  }
  .unfolded .oil-price {
    margin: 0 0 0 auto;
    border: 0;
    padding: 0;
  }
  .unfolded .columns {
    flex-direction: column;
  }
  .unfolded .column {
    flex: none;
    border-left: 0;
    border-top: 1px solid var(--ee-news-line);
    min-height: 48px;
    padding: 7px 9px;
  }
  .unfolded .column.hidden {
    display: grid;
    grid-template-columns: 108px minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
  }
  .unfolded .column h3 {
    margin: 0;
  }
  .unfolded .column .tokens {
    grid-column: 2;
    max-width: none;
  }
  .unfolded .column .known {
    grid-column: 1 / -1;
    grid-row: 2;
    margin: 0;
  }
  .unfolded .column .price {
    position: static;
    grid-column: 3;
  }
  .unfolded .column.open {
    padding: 0;
  }
  .unfolded .column.open .text {
    padding-bottom: 8px;
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
    font-size: var(--t-18);
  }
`;
