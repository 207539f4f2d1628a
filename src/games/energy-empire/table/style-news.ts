import { css } from 'lit';

const line = css`color-mix(in srgb, var(--ee-news-ink) 38%, transparent)`;

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
      font-size: 24px;
    }
    .wide .mast .oil-price {
      padding-top: 2px;
      margin-top: 2px;
    }
    .wide .column {
      padding-top: 5px;
    }
    .wide .column.open h3 {
      font-size: 21px;
    }
    .wide .column .price {
      bottom: 4px;
    }
  }
  .mast {
    padding: 7px 9px;
  }
  .mast h2 {
    font-size: 28px;
    line-height: 0.9;
    letter-spacing: 0;
  }
  .mast p {
    font-size: 12px;
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
    font-size: 24px;
  }
  .oil-price .head {
    font-size: 26px;
  }
  .columns {
    display: flex;
    min-width: 0;
  }
  .column {
    position: relative;
    flex: 1 1 68px;
    min-width: 0;
    padding: 8px 8px 0;
    border-left: 1px solid ${line};
    font-size: 12px;
    line-height: 1.25;
  }
  .column h3 {
    font-size: 18px;
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
    font-size: 16px;
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
    font-size: 24px;
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
    font-size: 16px;
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
    font-size: 11px;
    transition: opacity var(--m-move);
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
    font-size: 20px;
  }
  .column.open .tokens,
  .column.open .price {
    display: none;
  }
  .peeked {
    margin-left: 4px;
    font-size: 14px;
  }
  .known {
    font-size: 12px;
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
    font-size: 8px;
  }
  .news-foot {
    position: absolute;
    right: 8px;
    bottom: -30px;
    z-index: 4;
  }
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
  .un-track h3,
  .tile-row h3 {
    font-size: 16px;
    line-height: 0.95;
    display: flex;
    align-items: center;
    gap: 7px;
    flex: none;
  }
  .un-track h3 .icon,
  .tile-row h3 .icon {
    font-size: 22px;
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
    font-size: 16px;
    color: var(--ink-2);
  }
  .un-track li.last b {
    color: inherit;
  }
  .un-track li span {
    position: absolute;
    left: 4px;
    right: 3px;
    bottom: 3px;
    display: flex;
    justify-content: flex-end;
  }
  .un-track li .token {
    width: 18px;
    height: 18px;
  }
  .un-track li .token + .token {
    margin-left: -5px;
  }
  .un-track em {
    position: absolute;
    right: 4px;
    top: 4px;
    font: 700 12px / 1 var(--f-text);
    color: var(--ee-tomato);
  }
  .tile-row ul {
    flex: 1;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 6px;
    min-width: 0;
  }
  .tile b {
    overflow-wrap: anywhere;
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
    font-size: 13px;
    line-height: 1.1;
  }
  .tile b {
    font-weight: 600;
    min-width: 0;
  }
  .tile .fx .icon {
    font-size: 20px;
  }
  .tile.none {
    color: var(--ink-2);
  }
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
    font-size: 15px;
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
    font-size: 21px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .strip .tx small {
    display: block;
    font-size: 12px;
    margin-top: 1px;
    white-space: nowrap;
  }
  .unfold {
    place-self: center;
    transform: rotate(90deg);
    font-size: 14px;
  }
  .unfold.up {
    transform: rotate(-90deg);
  }
  .strip .stacks {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    border-top: 1px solid ${line};
  }
  .stacks i {
    font-style: normal;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    border-left: 1px solid ${line};
  }
  .stacks i:first-child {
    border-left: 0;
  }
  .stacks .head {
    font-size: 18px;
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
    font-size: 13px;
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
  .unfolded .news {
    grid-template-columns: minmax(0, 1fr);
  }
  .unfolded .mast {
    display: flex;
    align-items: center;
    gap: 12px;
    border-bottom: 1px solid ${line};
  }
  .unfolded .mast h2 br {
    display: none;
  }
  .unfolded .mast h2 {
    font-size: 24px;
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
    border-top: 1px solid ${line};
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
  .unfolded h3 br {
    display: none;
  }
  .unfolded .tile-row h3 {
    font-size: 18px;
  }
`;
