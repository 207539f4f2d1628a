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
  .narrow .leaf:has(.at) {
    --pic: 24px;
  }
  .narrow .place.at,
  .narrow .locs:has(> .at) {
    flex: none;
    max-height: none;
  }
  @keyframes drawn {
    from {
      opacity: 0;
      transform: translateY(-6px);
    }
  }
  .tabs {
    display: flex;
    gap: 4px;
    padding: 0 4px;
    flex: none;
  }
  .tabs button {
    appearance: none;
    position: relative;
    flex: 1 1 auto;
    border: 0;
    height: 44px;
    padding: 0 3px;
    border-radius: 6px 6px 0 0;
    background: var(--tint);
    color: var(--on);
    --k: var(--tint);
    font: 400 var(--t-16) / 1 var(--f-head);
    text-transform: uppercase;
    letter-spacing: 0.03em;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    cursor: pointer;
  }
  .tabs .own {
    --tint: var(--sheet);
    --on: var(--ink);
  }
  .tabs .token {
    --token: 16px;
    flex: none;
  }
  .tabs button:not(.on) {
    box-shadow: inset 0 -6px 0 #00000030;
  }
  .tabs button:focus-visible {
    outline-offset: -5px;
    outline-color: var(--on);
  }
  .tabs .open {
    min-width: 18px;
    height: 18px;
    border-radius: 9px;
    padding: 0 3px;
    font: 700 var(--t-13) / 18px var(--f-text);
    letter-spacing: 0;
    text-align: center;
    background: #fff;
    color: #174a95;
  }
  .tabs[data-count='5'] button {
    letter-spacing: 0;
  }
  .tabs[data-count='5'] button > .icon {
    display: none;
  }
  .narrow .tabs[data-count='5'] {
    gap: 2px;
    padding: 0 2px;
  }
  .narrow .tabs[data-count='5'] button {
    gap: 2px;
    padding: 0 2px;
    font-size: var(--t-15);
  }
  @container (max-width: 375px) {
    .narrow .tabs {
      gap: 2px;
      padding: 0 2px;
    }
    .narrow .tabs button {
      gap: 3px;
      padding: 0 2px;
      letter-spacing: 0;
    }
  }
  .narrow .binder {
    flex: 1;
    border-radius: 0 0 6px 6px;
    padding: 6px;
  }
  .narrow .leaf {
    overflow: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  .narrow .loc .bd > .head {
    font-size: var(--t-18);
  }
  .narrow .need em {
    max-width: 116px;
    font-size: var(--t-13);
  }
  .narrow.short .binder {
    padding: 5px;
  }
  .narrow.short .leaf {
    padding: 3px 5px 5px 3px;
    gap: 4px;
  }
  .narrow.short .cost {
    height: 18px;
  }
  .narrow.short .locs:has(> :nth-child(4)) .loc .bd > .head {
    font-size: var(--t-15);
  }
  .narrow.short .place.at {
    grid-column: 1 / -1;
  }
`;
