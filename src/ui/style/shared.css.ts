import { css } from 'lit';

/** What every element of the frame has in common: resets, type, buttons, tokens, the focus ring. */
export const shared = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  h1, h2, h3, p, ul, ol, dl, dd, figure {
    margin: 0;
    padding: 0;
  }
  ul, ol {
    list-style: none;
  }
  button, input, select, textarea {
    font: inherit;
    color: inherit;
  }
  .icon {
    width: 1em;
    height: 1em;
    fill: currentColor;
    flex: none;
    vertical-align: -0.14em;
  }
  .token {
    width: 20px;
    height: 20px;
    flex: none;
    overflow: visible;
  }
  .head {
    font-family: var(--f-head);
    font-weight: 400;
    text-transform: uppercase;
    letter-spacing: 0.025em;
    line-height: 1;
  }
  .typed {
    font-family: var(--f-type);
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  :focus-visible {
    outline: 3px solid var(--carbon);
    outline-offset: 3px;
  }
  /* Anything that can be pressed has a carbon copy behind it, and is pushed onto its copy. */
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: var(--tap);
    min-width: var(--tap);
    padding: 4px 12px;
    border: 1.5px solid var(--ink);
    border-radius: var(--r-1);
    background: var(--sheet);
    --k: var(--sheet);
    color: var(--ink);
    font-weight: 600;
    font-size: var(--t-14);
    line-height: 1.1;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
    box-shadow: var(--copy) var(--copy) 0 var(--carbon);
    transition: transform var(--m-press), box-shadow var(--m-press);
  }
  .button:hover {
    background: var(--carbon-wash);
  }
  .button:active,
  .button[aria-pressed='true'] {
    transform: translate(var(--copy), var(--copy));
    box-shadow: none;
  }
  .button[aria-pressed='true'],
  .button.primary {
    background: var(--carbon);
    color: var(--carbon-ink);
    --k: var(--carbon);
  }
  .button.primary {
    box-shadow: var(--copy) var(--copy) 0 var(--ink);
  }
  .button.primary:active {
    box-shadow: none;
  }
  .button.ghost {
    border-color: transparent;
    background: none;
    box-shadow: none;
  }
  .button:disabled,
  .button[aria-disabled='true'] {
    color: var(--ink-2);
    border: 1.5px dashed var(--rule-2);
    background: none;
    box-shadow: none;
    transform: none;
    cursor: default;
  }
  .button .icon {
    font-size: var(--t-18);
  }
  .button small {
    display: block;
    font-weight: 400;
    font-size: var(--t-12);
    color: var(--ink-2);
  }
  .button[aria-pressed='true'] small,
  .button.primary small {
    color: inherit;
  }
  /* The perforated slip: canary is yours to decide, white is somebody else's, rose is trouble, mint is filed. */
  .slip {
    position: relative;
    background: var(--canary);
    color: var(--canary-ink);
    --k: var(--canary);
    --edge: var(--slip-edge);
  }
  .slip::before {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    top: -5px;
    height: 5px;
    background: radial-gradient(circle at 6px 0, transparent 3px, var(--edge) 3.5px) 0 0 / 12px 5px repeat-x;
    z-index: 1;
    pointer-events: none;
  }
  .slip.white {
    background: var(--sheet);
    color: var(--ink);
    --k: var(--sheet);
    --edge: var(--rule);
  }
  .slip.rose {
    background: var(--rose);
    color: var(--ink);
    --k: var(--rose);
    --edge: var(--rose-ink);
  }
  .slip.mint {
    background: var(--mint);
    color: var(--ink);
    --k: var(--mint);
    --edge: var(--mint-ink);
  }
  .bar {
    display: flex;
    align-items: center;
    height: 48px;
    background: var(--bar);
    color: var(--bar-ink);
    --k: var(--bar);
    padding: 0 6px 0 10px;
    gap: 4px;
  }
  .bar .button.ghost {
    color: inherit;
    --k: var(--bar);
  }
  .bar .button.ghost:hover {
    background: #ffffff1a;
  }
  .logo {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    font-family: var(--f-head);
    text-transform: uppercase;
    letter-spacing: 0.05em;
    line-height: 1;
    font-size: var(--t-24);
    color: var(--bar-ink);
    text-shadow: 2px 1.5px 0 #3e7bcb;
    text-decoration: none;
  }
`;
