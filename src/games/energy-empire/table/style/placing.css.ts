import { css } from 'lit';

/** A worker about to be placed, and the tabs of the binders. */
export const placingStyle = css`
  .drawer {
    position: relative;
    z-index: 4;
    background: var(--canary);
    --k: var(--canary);
    color: var(--canary-ink);
    border: 1.5px solid var(--ink);
    padding: 8px 11px 11px 8px;
    animation: drawn var(--m-sheet) var(--ease-out);
  }
  .wide .leaf .drawer,
  .middle .leaf .drawer {
    position: absolute;
    left: 0;
    right: 0;
    top: 100%;
    box-shadow: 4px 4px 0 var(--carbon);
  }
  .wide .place:nth-last-child(-n + 2) > .drawer,
  .middle .place:nth-last-child(-n + 2) > .drawer {
    top: auto;
    bottom: 100%;
  }
  .at {
    z-index: 5;
  }
  @keyframes drawn {
    from {
      opacity: 0;
      transform: translateY(-6px);
    }
  }
  .outlook {
    font-size: var(--t-13);
    line-height: 1.3;
    display: grid;
    gap: 2px;
    margin-bottom: 8px;
  }
  .placing {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .placing output {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    font-size: var(--t-20);
  }
  .placing output .head {
    font-size: var(--t-28);
  }
  .placing .button {
    font-size: var(--t-16);
    justify-content: center;
  }
  .placing .go {
    flex: 1;
    display: grid;
    white-space: nowrap;
  }
  .placing .primary[data-offer='open'] {
    background: var(--carbon);
    color: var(--carbon-ink);
  }
  .tabs {
    display: grid;
    grid-template-columns: 1fr 1fr 1.15fr;
    gap: 4px;
    padding: 0 4px;
    flex: none;
  }
  .tabs button {
    appearance: none;
    position: relative;
    border: 0;
    height: 44px;
    padding: 0 4px;
    border-radius: 6px 6px 0 0;
    background: var(--tint);
    color: var(--on);
    --k: var(--tint);
    font: 400 var(--t-18) / 1 var(--f-head);
    text-transform: uppercase;
    letter-spacing: 0.04em;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 7px;
    cursor: pointer;
  }
  .tabs button:not(.on) {
    box-shadow: inset 0 -6px 0 #00000030;
  }
  .tabs button:focus-visible {
    outline-offset: -5px;
    outline-color: var(--on);
  }
  .dot {
    position: absolute;
    right: 8px;
    top: 8px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: #fbe58a;
    border: 1.5px solid #15191e;
  }
  .narrow .binder {
    flex: 1;
    border-radius: 0 0 6px 6px;
    padding: 7px;
  }
  .narrow .leaf {
    overflow: auto;
    overscroll-behavior: contain;
    gap: 9px;
    scrollbar-width: thin;
  }
  .narrow .locs {
    flex: none;
    grid-auto-rows: auto;
    gap: 10px;
  }
  .narrow .loc {
    min-height: 48px;
  }
  .narrow .loc .bd > .head {
    font-size: var(--t-18);
  }
  .narrow .site {
    min-height: 48px;
  }
  .middle .leaf {
    overflow: visible;
  }
  .short .tabs button {
    height: 44px;
  }
`;
