import { css } from 'lit';

export const historyStripStyles = css`
  :host {
    background: var(--sheet);
    --k: var(--sheet);
    color: var(--ink);
    min-width: 0;
  }
  .told {
    font-size: var(--t-14);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .strip {
    display: grid;
    grid-template-columns: auto auto auto minmax(120px, max-content) minmax(220px, 1fr);
    align-items: center;
    height: 44px;
    padding: 0 12px 0 4px;
  }
  .strip .button {
    padding: 0;
  }
  .strip .button .icon {
    font-size: var(--t-15);
  }
  .strip .button:disabled {
    border-color: transparent;
    opacity: 0.45;
  }
  .track {
    position: relative;
    display: flex;
    align-items: center;
    height: 44px;
    max-width: 46vw;
    margin-left: 8px;
    overflow-x: auto;
    overflow-y: hidden;
    scrollbar-width: none;
    cursor: pointer;
    outline-offset: -3px !important;
  }
  .track i {
    flex: none;
    position: relative;
    display: grid;
    place-items: center;
    width: 20px;
    height: 44px;
  }
  .track i::before {
    content: '';
    position: absolute;
    inset: 50% 0 auto;
    border-top: 1.5px solid var(--rule-2);
  }
  .track i:hover::before {
    border-color: var(--carbon);
  }
  .track .token {
    position: relative;
    width: 12px;
    height: 12px;
  }
  .track .now .token {
    width: 20px;
    height: 20px;
  }
  .track .milestone {
    width: 13px;
  }
  .track .milestone::after {
    content: '';
    position: absolute;
    top: 5px;
    bottom: 5px;
    border-left: 3px solid var(--history-bar, var(--pencil));
  }
  .track .milestone.now::after {
    border-left-width: 7px;
  }
  .track .dot {
    width: 10px;
  }
  .track .dot::after {
    content: '';
    position: relative;
    width: 5px;
    height: 5px;
    border-radius: 50%;
    background: var(--rule-2);
  }
  .track .dot.now::after {
    width: 11px;
    height: 11px;
    background: var(--carbon);
  }
  .strip :is(.told, .ahead) {
    margin-left: 14px;
  }
`;
