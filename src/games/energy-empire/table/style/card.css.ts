import { css } from 'lit';

/** Structure cards: in a market, and enlarged. */
export const cardStyle = css`
  .cards {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 6px;
    flex: none;
  }
  .cards[data-spots='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .spot {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  .cost {
    height: 20px;
    display: flex;
    align-items: center;
    gap: 4px;
    font-size: var(--t-12);
    white-space: nowrap;
  }
  .cost i {
    font-style: normal;
    color: var(--ink-2);
  }
  .cost .fx {
    gap: 1px;
    flex-wrap: nowrap;
    --icon: var(--t-14);
  }
  .cost .fx b {
    color: var(--ink);
  }
  .card {
    flex: 1;
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
    background: var(--ee-page-2);
    --k: var(--ee-page-2);
    --paper: var(--ee-page-2);
    border-top: 5px solid var(--tint);
  }
  .card.bare {
    border: 1.5px dashed var(--rule-2);
    display: grid;
    place-items: center;
    background: none;
    color: var(--ink-2);
    font-size: var(--t-12);
  }
  .card h3 {
    display: flex;
    align-items: center;
    font-size: var(--t-15);
    line-height: 0.93;
    min-height: 32px;
    padding: 2px 4px 1px;
    letter-spacing: 0;
    overflow: hidden;
  }
  .card .long {
    font-size: var(--t-13);
    letter-spacing: -0.02em;
  }
  .pic {
    position: relative;
    height: var(--pic, 42px);
    overflow: hidden;
    flex: none;
  }
  .points {
    position: absolute;
    right: 0;
    bottom: 0;
    background: var(--paper);
    color: var(--ink);
    font-size: var(--t-16);
    line-height: 18px;
    padding: 0 4px 0 5px;
    display: flex;
    gap: 2px;
    align-items: center;
    --icon: var(--t-11);
  }
  .mark {
    position: absolute;
    left: 0;
    bottom: 0;
    width: 20px;
    height: 18px;
    display: grid;
    place-items: center;
    font-size: var(--t-13);
    background: #15191e;
    --k: #15191e;
    color: #f6f2e4;
  }
  .card > .fx {
    min-height: 42px;
    padding: 4px;
    flex: 1;
    align-content: flex-start;
  }
  .pic > .plank {
    position: absolute;
    right: 0;
    top: 0;
    height: 14px;
    padding: 0 2px;
    line-height: 1;
    background: var(--paper);
    --k: var(--paper);
    color: var(--ink);
  }
  .pic > .plank .icon {
    font-size: var(--t-24);
    height: 14px;
    display: block;
  }
  .card[data-offer] {
    appearance: none;
    background: var(--sheet);
    --k: var(--sheet);
    --paper: var(--sheet);
  }
  .card[data-offer='open'] {
    border-top-color: var(--tint);
  }
  :is(.card, .loc, .great)[data-offer='closed'] {
    background: repeating-linear-gradient(135deg, var(--ee-page) 0 4px, var(--ee-page-2) 4px 6px);
  }
  :is(.card, .great)[data-offer='closed'] .plate {
    opacity: 0.5;
  }
  .narrow .cards {
    gap: 7px;
  }
  .narrow .card h3 {
    font-size: var(--t-16);
    min-height: 34px;
    padding: 2px 5px 1px;
  }
  .narrow.short .card h3 {
    min-height: 20px;
    font-size: var(--t-15);
  }
  .narrow.short .card > .fx {
    min-height: 32px;
    padding: 2px 4px;
  }
  .short .pic > .plank,
  .narrow .leaf:has(.at) .plank,
  .middle:has(.great-works) .binders .plank {
    display: none;
  }
  .narrow .card .long {
    font-size: var(--t-14);
  }
  .narrow .cost {
    font-size: var(--t-13);
  }
`;
