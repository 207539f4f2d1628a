import { css } from 'lit';

export const binderStyle = css`
  .binder {
    position: relative;
    display: flex;
    flex-direction: column;
    min-height: 0;
    min-width: 0;
    background: var(--tint);
    color: var(--on);
    border-radius: 6px;
    padding: 0 7px 7px;
  }
  .binder > h2:not(.unseen) {
    font-size: 21px;
    height: 31px;
    flex: none;
    display: flex;
    align-items: center;
    gap: 7px;
    letter-spacing: 0.04em;
    --k: var(--tint);
  }
  .binder > h2:not(.unseen) .icon {
    font-size: 19px;
  }
  .deck {
    font: 400 12px / 1 var(--f-text);
    letter-spacing: 0;
    text-transform: none;
    margin-left: 4px;
    align-self: center;
  }
  .rings {
    position: absolute;
    right: 14px;
    top: 14px;
    display: flex;
    gap: 22px;
    z-index: 2;
    pointer-events: none;
  }
  .rings i {
    width: 9px;
    height: 24px;
    border-radius: 5px;
    background: #c9d0d2;
    border: 1.5px solid #15191e;
  }
  .leaf {
    position: relative;
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 7px;
    min-height: 0;
    padding: 8px 10px 10px 8px;
    background: var(--ee-page);
    --k: var(--ee-page);
    color: var(--ink);
  }
  .locs {
    flex: 1;
    display: grid;
    grid-auto-rows: minmax(44px, 1fr);
    gap: 8px;
    min-height: 0;
  }
  .place {
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  .loc {
    flex: 1;
    display: grid;
    grid-template-columns: 54px minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 7px;
    min-height: 44px;
    padding-right: 8px;
    background: var(--ee-page-2);
    --k: var(--ee-page-2);
    color: var(--ink);
    text-align: left;
  }
  .loc[data-offer='open'] {
    background: var(--sheet);
    --k: var(--sheet);
  }
  .loc[data-offer='open']:hover,
  .loc[data-offer='open'][data-pointed],
  .at > .loc {
    background: var(--carbon-wash);
    --k: var(--carbon-wash);
  }
  .loc[data-offer='closed'] {
    background: repeating-linear-gradient(135deg, var(--ee-page) 0 4px, var(--ee-page-2) 4px 6px);
  }
  .loc[data-offer='closed'] .bd > .head,
  .loc[data-offer='closed'] .fx,
  .loc[data-offer='closed'] .fx * {
    color: var(--ink-2);
  }
  .site {
    align-self: stretch;
    display: flex;
    align-items: flex-end;
    justify-content: center;
    gap: 2px;
    min-height: 44px;
    max-height: 60px;
    padding: 2px 2px 3px;
    background: var(--ee-site);
    min-width: 0;
  }
  .nobody {
    align-self: center;
    font-size: 20px;
    color: var(--ink-2);
    opacity: 0.4;
    display: grid;
  }
  .bd {
    display: flex;
    flex-direction: column;
    gap: 4px;
    min-width: 0;
  }
  .loc .bd > .head {
    font-size: 17px;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .wide .loc .bd > .head {
    font-size: 16px;
  }
  .wide .loc .fx {
    gap: 1px 3px;
    flex-wrap: nowrap;
    white-space: nowrap;
    overflow: hidden;
  }
  .loc .cube {
    width: 17px;
    height: 17px;
    font-size: 11px;
    border-radius: 3px;
  }
  .loc .cube .icon {
    font-size: 12px;
  }
  .need {
    font: 400 19px / 1 var(--f-head);
    display: flex;
    align-items: center;
    gap: 1px;
    color: var(--ink-2);
  }
  .need .icon {
    font-size: 15px;
  }
  [data-offer='open'] .need {
    color: var(--carbon);
  }
  .need em {
    font: 600 12px / 1.1 var(--f-text);
    color: var(--pencil);
    max-width: 64px;
    text-align: right;
  }
  .gifts {
    display: flex;
    gap: 2px;
    grid-column: 3;
  }
  .need {
    grid-column: 4;
  }
  .gift {
    position: relative;
    width: 22px;
    height: 22px;
    display: grid;
    place-items: center;
    border-radius: 50%;
    background: var(--ink);
    --k: var(--ink);
    font-size: 15px;
  }
  .gift > .icon {
    color: var(--sheet);
  }
  .gift.plastic {
    background: var(--r-plastic);
    --k: var(--r-plastic);
  }
  .gift.steel {
    background: var(--r-steel);
    --k: var(--r-steel);
  }
  .gift.science {
    background: var(--r-science);
    --k: var(--r-science);
  }
  .gift b {
    position: absolute;
    right: -4px;
    bottom: -4px;
    font-size: 11px;
    line-height: 13px;
    padding: 0 2px;
    background: var(--sheet);
    color: var(--ink);
  }
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
    font-size: 13px;
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
    font-size: 20px;
  }
  .placing output .head {
    font-size: 28px;
  }
  .placing .button {
    font-size: 16px;
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
    font: 400 18px / 1 var(--f-head);
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
    font-size: 18px;
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
