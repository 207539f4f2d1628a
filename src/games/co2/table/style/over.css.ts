import { css } from 'lit';

/** What is laid over the table: the stage, an enlarged thing, what can be done in a region. */
export const overStyle = css`
  .stage {
    z-index: 2;
    padding: 12px;
    background: var(--sheet);
    --k: var(--sheet);
    color: var(--ink);
    border-top: 3px solid var(--carbon);
  }
  .middle-column > .stage {
    position: absolute;
    inset: auto 0 0;
    max-height: 100%;
    overflow: auto;
  }
  .scroller > .stage {
    flex: none;
  }
  .stage h2 {
    font-size: var(--t-18);
    margin-bottom: 8px;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    padding: 0 4px 4px 0;
  }
  .chip {
    min-width: 44px;
    min-height: 44px;
    padding: 4px 12px;
    border: 0;
    background-color: var(--sheet-2);
    font-weight: 600;
  }
  .stage .deeds {
    padding: 0 4px 4px 0;
  }
  .stage .deed {
    background-color: var(--sheet-2);
    --k: var(--sheet-2);
  }
  .enlarged h4 {
    margin: 2px 0 -2px;
    font: 600 var(--t-12) / 1.2 var(--f-text);
    color: var(--co2-text-2);
  }
  .deeds {
    display: grid;
    gap: 9px;
  }
  .deed {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 44px;
    padding: 0 10px 0 0;
    border: 0;
    background-color: var(--co2-card-2);
    --k: var(--co2-card-2);
    text-align: left;
  }
  .deed:not(:has(.tile)) {
    padding-left: 10px;
  }
  .deed .tile {
    align-self: stretch;
    width: 44px;
    flex: none;
    display: grid;
    place-items: center;
    font-size: var(--t-24);
    background: var(--tint);
    --k: var(--tint);
    color: var(--on);
  }
  .deed .words {
    padding: 5px 0;
    line-height: 1.2;
  }
  .deed small {
    display: block;
    font-size: var(--t-12);
    color: var(--co2-text-2);
  }
  .deed[data-offer='open'] {
    outline-width: 1px;
    box-shadow: 3px 3px 0 var(--carbon);
  }
  .deed[data-offer='closed'] {
    min-height: 34px;
    color: var(--co2-text-2);
  }
  .narrow .deed[data-offer],
  .middle .deed[data-offer] {
    min-height: 44px;
  }
  .deed[data-offer='closed'] .words {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: baseline;
  }
  .deed[data-offer='closed'] b {
    font-weight: 500;
    font-size: var(--t-13);
  }
  .deed[data-offer='closed'] small {
    color: var(--pencil);
  }
  .enlarged {
    width: 300px;
    max-width: calc(100vw - 20px);
    height: fit-content;
    max-height: max(var(--most), 200px);
    margin: auto 0;
    padding: 14px;
    border: 1.5px solid var(--chalk);
    background: var(--co2-card);
    --k: var(--co2-card);
    color: var(--co2-text);
    box-shadow: 4px 4px 0 var(--carbon);
    display: grid;
    gap: 8px;
  }
  .enlarged:not(.held) {
    pointer-events: none;
  }
  .enlarged h3 {
    font-size: var(--t-24);
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .enlarged .large {
    font-size: var(--t-24);
  }
  .enlarged .large .source {
    width: 34px;
    height: 34px;
    font-size: var(--t-24);
  }
  .enlarged .small-part {
    font-size: var(--t-18);
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--co2-text-2);
  }
  .enlarged h3 .source {
    width: 30px;
    height: 30px;
    font-size: var(--t-20);
  }
  .ranks {
    display: grid;
    gap: 3px;
  }
  .ranks li {
    display: flex;
    align-items: center;
    gap: 8px;
    font-family: var(--f-type);
  }
  .ranks b {
    margin-left: auto;
  }
  .enlarged-foot {
    padding: 2px 3px 3px 0;
  }
  .narrow .enlarged,
  .middle .enlarged.held {
    left: 10px;
    right: 10px;
    top: auto;
    bottom: 10px;
    width: auto;
  }
  @media (prefers-reduced-motion: no-preference) {
    .enlarged {
      animation: lift 160ms var(--ease-out);
    }
  }
`;
