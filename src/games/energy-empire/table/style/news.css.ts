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
    grid-template-columns: 122px minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
    border-top: 4px solid var(--ee-news-ink);
    min-width: 0;
    min-height: 0;
  }
  .wide .news {
    overflow: clip;
    overflow-clip-margin: 3px;
  }
  @container (max-height: 665px) {
    .wide .mast {
      padding-top: 4px;
    }
    .wide .mast h2 {
      font-size: var(--t-24);
    }
    .wide .mast .oil-price {
      padding-top: 2px;
      margin-top: 2px;
    }
    .wide .column {
      padding-top: 5px;
    }
    .wide .column.open h3 {
      font-size: var(--t-20);
    }
    .wide .column .price {
      bottom: 4px;
    }
  }
  .mast {
    padding: 7px 9px;
  }
  .mast h2 {
    font-size: var(--t-28);
    line-height: 0.9;
    letter-spacing: 0;
  }
  .mast p {
    font-size: var(--t-12);
    margin-top: 2px;
    white-space: nowrap;
  }
  .oil-price {
    display: flex;
    align-items: center;
    gap: 5px;
    border-top: 3px double currentColor;
    padding-top: 4px;
    margin-top: 4px;
    line-height: 1.05;
  }
  .oil-price .icon {
    font-size: var(--t-24);
  }
  .oil-price .head {
    font-size: var(--t-24);
  }
  .columns {
    display: flex;
    min-width: 0;
  }
  .columns > li {
    display: contents;
  }
  .column {
    position: relative;
    flex: 1 1 68px;
    min-width: 0;
    padding: 8px 8px 0;
    border-left: 1px solid var(--ee-news-line);
    font-size: var(--t-12);
    line-height: 1.25;
  }
  .column h3 {
    font-size: var(--t-18);
    line-height: 1;
    letter-spacing: 0.01em;
    margin-bottom: 5px;
  }
  .column.filed {
    flex: 1 1 92px;
    color: color-mix(in srgb, var(--ee-news-ink) 74%, var(--ee-news));
    overflow: hidden;
  }
  .column.filed h3 {
    font-size: var(--t-16);
    margin-bottom: 3px;
  }
  .column.open {
    flex: 6 1 280px;
    display: grid;
    grid-template-columns: minmax(72px, 118px) minmax(0, 1fr);
    gap: 10px;
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
    padding: 8px 8px 0 0;
    min-width: 0;
  }
  .column.open h3 {
    font-size: var(--t-24);
    line-height: 0.95;
  }
  .scored {
    display: inline-block;
    margin-right: 8px;
    white-space: nowrap;
  }
  .column.open .scoring {
    margin-top: 5px;
    font-weight: 600;
  }
  .stamp {
    position: absolute;
    right: 6px;
    bottom: 8px;
    color: var(--ee-tomato);
    border: 2px solid;
    padding: 2px 6px;
    font-size: var(--t-16);
    transform: rotate(-7deg);
    letter-spacing: 0.06em;
    background: color-mix(in srgb, var(--ee-news) 70%, transparent);
  }
  .column.next {
    flex: 1.2 1 82px;
    background: var(--ee-tomato);
    color: var(--ee-news);
    --k: var(--ee-tomato);
  }
  .column .tokens {
    display: grid;
    grid-template-columns: repeat(auto-fill, 16px);
    gap: 2px;
    max-width: 72px;
  }
  .tokens i {
    width: 16px;
    height: 16px;
    border-radius: 50%;
    border: 1.5px dashed var(--rule-2);
    display: grid;
    place-items: center;
    font-size: var(--t-11);
    transition: opacity var(--m-move);
  }
  /* A stack for five nations still leaves room for the price below it. */
  .column .tokens:has(> :nth-child(7)) {
    grid-template-columns: repeat(auto-fill, 13px);
  }
  .tokens:has(> :nth-child(7)) i {
    width: 13px;
    height: 13px;
    font-size: calc(var(--t-12) * 3 / 4);
  }
  .tokens i.on {
    background: #15191e;
    border: 0;
    color: #f6f2e4;
    --k: #15191e;
  }
  .next .tokens i {
    border-color: color-mix(in srgb, var(--ee-news) 60%, transparent);
  }
  .column .price {
    position: absolute;
    left: 9px;
    bottom: 7px;
    font-size: var(--t-20);
  }
  .column.open .tokens,
  .column.open .price {
    display: none;
  }
  .peeked {
    margin-left: 4px;
    font-size: var(--t-14);
  }
  .known {
    font-size: var(--t-12);
    line-height: 1.1;
    font-weight: 600;
    margin: -2px 0 4px;
    max-height: 40px;
    overflow: hidden;
  }
  .column .known + .tokens {
    grid-template-columns: repeat(auto-fill, 11px);
  }
  .known ~ .tokens i {
    width: 11px;
    height: 11px;
    font-size: calc(var(--t-12) * 2 / 3);
  }
  .known ~ .price {
    left: auto;
    right: 8px;
  }
  .news-foot {
    position: absolute;
    right: 8px;
    bottom: -30px;
    z-index: 4;
  }
`;
