import { css } from 'lit';

/** Printed matter on one grid. What it is printed on comes with the masthead of each game. */
export const endStyle = css`
  :host {
    --paper: var(--sheet);
    --paper-ink: var(--ink);
    --paper-accent: var(--pencil);
  }
  .page {
    background: var(--paper);
  }
  .paper {
    flex: 1;
    padding: 8px 14px 24px;
    background: var(--paper);
    color: var(--paper-ink);
    --k: var(--paper);
  }
  .mast {
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-items: end;
    padding-bottom: 5px;
    border-bottom: 4px double;
    font-size: var(--t-12);
  }
  .mast p:last-child {
    text-align: right;
  }
  .mast .flag {
    grid-area: 1 / 1 / 2 / -1;
    padding-bottom: 4px;
    font-size: var(--t-28);
    letter-spacing: 0.06em;
    text-align: center;
  }
  .lead {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 10px;
    padding: 8px 0;
    border-bottom: 1.5px solid;
  }
  .lead h1 {
    padding-top: 8px;
    /* Two lines beside the picture: a capital of this type is a third as wide as it is high. */
    font-size: clamp(52px, (100cqw - 130px) / var(--letters) / 0.35, 91px);
    line-height: 0.88;
    letter-spacing: -0.005em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .hero {
    display: flex;
    min-height: 0;
  }
  .hero > svg {
    width: 100%;
    height: 100%;
    display: block;
  }
  .hero.small {
    width: 92px;
    height: 158px;
  }
  .deck {
    grid-column: 1 / -1;
    font-size: var(--t-16);
    font-weight: 500;
    line-height: 1.28;
    text-wrap: balance;
  }
  .picture {
    display: none;
  }
  section {
    padding-top: 14px;
  }
  h2.head {
    margin-bottom: 4px;
    font-size: var(--t-22);
  }
  .scroll {
    overflow-x: auto;
  }
  .key {
    margin-top: 6px;
    font-size: var(--t-13);
  }
  .files li {
    display: flex;
    gap: 10px;
    padding: 4px 0;
    font-size: var(--t-14);
  }
  .files .token {
    width: 18px;
    height: 18px;
  }
  .slip {
    position: sticky;
    bottom: 0;
    z-index: 4;
    display: grid;
    grid-template-columns: auto 1fr;
    padding: 0 0 calc(16px + env(safe-area-inset-bottom));
  }
  .stub {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 4px;
    width: 70px;
    padding: 12px 0 6px;
    border-right: 2px dashed color-mix(in srgb, var(--canary-ink) 45%, transparent);
  }
  .who {
    text-align: center;
    max-width: 66px;
    overflow: hidden;
    font-size: var(--t-15);
    font-weight: 700;
    line-height: 1.1;
    text-overflow: ellipsis;
  }
  .ask {
    align-self: center;
    padding: 16px 12px 8px;
  }
  .sentence {
    font-size: var(--t-16);
    font-weight: 600;
    line-height: 1.22;
  }
  .sentence span {
    display: inline-block;
  }
  .ask:first-child {
    grid-column: 1 / -1;
  }
  .help {
    display: none;
    margin-top: 4px;
  }
  .help.news {
    display: block;
  }
  .ways {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 10px;
    padding: 0 15px 0 12px;
  }
  .ways .button {
    flex-direction: column;
    gap: 2px;
    padding: 6px 2px;
    font-size: var(--t-14);
  }
  .ways .row {
    grid-column: 1 / -1;
    flex-direction: row;
    gap: 8px;
    font-size: var(--t-16);
  }
  .rules span {
    display: none;
  }
`;
