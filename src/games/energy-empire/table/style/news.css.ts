import { css } from 'lit';

/** The newspaper with its six columns. */
export const newsStyle = css`
  .news,
  .strip {
    background: var(--ee-news);
    color: var(--ee-news-ink);
    --k: var(--ee-news);
  }
  .news {
    position: relative;
    display: grid;
    grid-template-columns: 108px minmax(0, 1fr) auto;
    grid-template-rows: minmax(0, 1fr);
    border-top: 3px solid var(--ee-news-ink);
    min-width: 0;
    min-height: 0;
  }
  .middle .news {
    height: 92px;
  }
  .middle:has(.great-works) .news {
    height: 78px;
  }
  /* A headline in one line leaves room for all of its story. */
  .middle .column.open {
    grid-template-columns: 72px minmax(0, 1fr);
  }
  .middle .column.open h3 {
    font-size: var(--t-18);
  }
  .middle:has(.great-works) .edition {
    display: none;
  }
  .mast {
    padding: 5px 9px;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    min-height: 0;
  }
  .mast h2 {
    font-size: var(--t-20);
    line-height: 0.95;
    letter-spacing: 0;
  }
  .mast p {
    font-size: var(--t-12);
    line-height: 1;
    white-space: nowrap;
  }
  .oil-price {
    display: flex;
    align-items: center;
    gap: 4px;
    --head: var(--t-18);
  }
  @container (max-height: 700px) {
    .wide .mast .edition {
      display: none;
    }
  }
  .columns {
    display: flex;
    min-width: 0;
  }
  .columns > li {
    display: contents;
  }
  .filed {
    flex: 0 1 auto;
    display: flex;
    flex-direction: column;
    justify-content: safe center;
    gap: 2px;
    padding: 3px 9px;
    border-left: 1px solid var(--ee-news-line);
    font-size: var(--t-12);
    line-height: 1.1;
    white-space: nowrap;
    color: color-mix(in srgb, var(--ee-news-ink) 74%, var(--ee-news));
  }
  .filed .icon {
    margin-right: 4px;
  }
  .filed:has(> :nth-child(4)) {
    display: grid;
    grid-template-rows: repeat(3, auto);
    grid-auto-flow: column;
    align-content: center;
    gap: 2px 10px;
  }
  .column {
    position: relative;
    flex: 0 1 auto;
    min-width: 58px;
    padding: 5px 8px;
    border-left: 1px solid var(--ee-news-line);
    font-size: var(--t-12);
    line-height: 1.2;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
  }
  .column h3 {
    font-size: var(--t-15);
    line-height: 1;
    letter-spacing: 0.01em;
    white-space: nowrap;
  }
  .column.open {
    flex: 1 1 200px;
    display: grid;
    grid-template-columns: clamp(56px, 12cqb, 110px) minmax(0, 1fr);
    gap: 9px;
    padding: 0;
    grid-template-rows: minmax(0, 1fr);
    background: var(--ee-news-2);
    --k: var(--ee-news-2);
  }
  .picture {
    overflow: hidden;
    min-width: 0;
    background: var(--va);
  }
  .column.open .text {
    padding: 2px 6px 2px 0;
    min-width: 0;
    min-height: 0;
    line-height: 1.1;
    display: flex;
    flex-direction: column;
    justify-content: safe center;
    gap: 2px;
  }
  .column.open h3 {
    font-size: clamp(17px, 2.9cqb, 24px);
    line-height: 0.95;
    white-space: normal;
  }
  .scored {
    display: inline-block;
    margin-right: 8px;
    white-space: nowrap;
  }
  .column.open .scoring {
    font-weight: 600;
  }
  .column.next {
    background: var(--ee-tomato);
    color: var(--ee-news);
    --k: var(--ee-tomato);
  }
  .stack-left {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
    font-size: var(--t-20);
    white-space: nowrap;
  }
  .stack-left i {
    display: inline-block;
    width: 11px;
    height: 11px;
    margin-right: 3px;
    border-radius: 50%;
    background: currentColor;
  }
  .column.open .stack-left {
    display: none;
  }
  .stack-left .price {
    font-size: var(--t-16);
  }
  .peeked {
    margin-left: 4px;
    font-size: var(--t-14);
  }
  .known {
    line-height: 1.05;
    font-weight: 600;
    max-width: 84px;
  }
  .news-foot {
    align-self: center;
    padding: 0 8px;
  }
  /* Whoever looks at what is to come needs the room of what is past. */
  :is(.wide, .middle) .news:has(.news-foot) .filed {
    display: none;
  }
`;
