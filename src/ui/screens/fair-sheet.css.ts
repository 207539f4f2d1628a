import { css } from 'lit';

/** From the bottom on a phone, with the table above it in sight; a card on larger screens. */
export const fairStyle = css`
  dialog {
    inset: auto 0 0;
    height: auto;
    max-height: 88dvh;
    border-top: 4px solid var(--carbon);
    background: var(--sheet);
    --k: var(--sheet);
  }
  dialog::backdrop {
    background: #0b101499;
  }
  .whole {
    display: flex;
    flex-direction: column;
    max-height: inherit;
  }
  .top {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 6px 4px 0 16px;
  }
  h1.head,
  h2.head {
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: var(--t-24);
    outline: none;
  }
  h1 .icon,
  .seal {
    color: var(--mint-ink);
  }
  .body {
    min-height: 0;
    overflow: auto;
    outline-offset: -4px;
    padding: 0 16px calc(18px + env(safe-area-inset-bottom));
  }
  li {
    display: grid;
    grid-template-columns: auto auto auto minmax(0, 1fr);
    align-items: center;
    gap: 8px;
    min-height: 32px;
  }
  ul {
    padding: 8px 0;
  }
  li small,
  .help {
    font-size: var(--t-13);
    color: var(--ink-2);
  }
  li .icon {
    font-size: var(--t-18);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 10px 12px;
    margin-top: 12px;
    padding-right: 3px;
  }
  .mark {
    display: flex;
    gap: 10px;
    margin: 8px 0;
    padding: 8px 10px;
    background: var(--canary);
    --k: var(--canary);
    color: var(--canary-ink);
    font-size: var(--t-14);
  }
  .mark .icon {
    flex: none;
    margin-top: 2px;
  }
  .lost {
    margin-top: 18px;
    padding-top: 14px;
    border-top: 3px solid var(--rule);
  }
  .lost:first-child {
    margin: 6px 0 14px;
    padding: 0 0 18px;
    border: 0;
    border-bottom: 3px solid var(--rule);
  }
  .lost p {
    margin-top: 6px;
    font-size: var(--t-14);
  }
  .certificate {
    margin-top: 6px;
    padding: 14px 14px 16px;
    border: 3px double var(--mint-ink);
    background: var(--mint);
    --k: var(--mint);
    color: var(--mint-ink);
  }
  .certificate.broken {
    border-color: var(--rose-ink);
    background: var(--rose);
    --k: var(--rose);
    color: var(--rose-ink);
  }
  .certificate p {
    margin-top: 4px;
    font-size: var(--t-14);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  @media (min-width: 700px) {
    dialog {
      inset: 0;
      width: min(600px, calc(100% - 48px));
      height: fit-content;
      max-height: 84dvh;
      margin: auto;
      border: 1.5px solid var(--ink);
      box-shadow: 6px 6px 0 var(--carbon);
    }
    .top {
      padding: 12px 10px 0 24px;
    }
    .body {
      padding: 0 24px 24px;
    }
  }
`;
