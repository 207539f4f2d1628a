import { css } from 'lit';

/** What every table has: the room it fills, the sheet with an enlarged thing, and what flies. Each game dresses them. */
export const tableStyle = css`
  :host {
    height: 100%;
    min-height: 0;
    font-size: var(--t-14);
    line-height: 1.35;
  }
  .table {
    position: relative;
    height: 100%;
    min-height: 0;
    overflow: hidden;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  /* A thing says how large the icons, the tokens and the headings on it are. */
  .icon {
    font-size: var(--icon, inherit);
  }
  .token {
    width: var(--token, 20px);
    height: var(--token, 20px);
  }
  .head {
    font-size: var(--head, inherit);
  }
  /* An enlarged thing lies beside the thing itself. */
  .enlarged {
    position: fixed;
    inset: var(--top) var(--right) var(--bottom) var(--left);
    overflow: auto;
  }
  .enlarged-foot {
    display: flex;
    gap: 10px;
  }
  .sky {
    position: absolute;
    inset: 0;
    z-index: 15;
    overflow: hidden;
    pointer-events: none;
  }
  .flying {
    position: absolute;
    left: 0;
    top: 0;
    display: grid;
    place-items: center;
  }
`;

/** How what can be picked answers a hand. */
export const offerStyle = css`
  [data-offer='open'] {
    cursor: pointer;
    transition: transform var(--m-press), box-shadow var(--m-press);
  }
  [data-offer='closed'] {
    cursor: help;
  }
  :focus-visible,
  [data-offer]:focus-visible {
    outline: 3px solid var(--carbon);
    outline-offset: 2px;
    z-index: 3;
  }
`;
