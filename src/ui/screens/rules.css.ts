import { css } from 'lit';

export const rulesStyle = css`
  ::highlight(found) {
    background: var(--canary);
    color: var(--canary-ink);
    text-decoration: underline 2px;
  }
  .leaf {
    flex: 1;
    width: 100%;
  }
  aside {
    padding: 12px 16px 4px;
  }
  .choice {
    padding: 0 0 12px;
  }
  .choice b {
    font-size: var(--t-13);
    color: var(--ink-2);
  }
  .learn {
    margin: 0 0 14px;
  }
  .search p {
    min-height: 1.35em;
    padding-top: 4px;
    font-size: var(--t-13);
    color: var(--ink-2);
  }
  nav ol {
    display: flex;
    gap: 8px;
    margin: 0 -16px;
    padding: 2px 16px 8px;
    overflow-x: auto;
  }
  nav li {
    flex: none;
  }
  nav li[hidden] {
    display: none;
  }
  nav a {
    display: flex;
    align-items: center;
    min-height: var(--tap);
    padding: 0 12px;
    border: 1.5px solid var(--rule-2);
    border-radius: var(--r-1);
    background: var(--sheet);
    color: var(--carbon);
    font-weight: 600;
    text-decoration: none;
  }
  nav a:hover {
    background: var(--carbon-wash);
  }
  main {
    padding: 18px 16px 48px;
    background: var(--sheet);
    --k: var(--sheet);
    min-height: 60vh;
  }
  section {
    scroll-margin-top: 60px;
    padding-bottom: 22px;
    margin-bottom: 18px;
    border-bottom: 1px solid var(--rule);
  }
  section:last-of-type {
    border: 0;
  }
  h2.head {
    margin-bottom: 8px;
    font-size: var(--t-28);
  }
  h2:focus {
    outline: none;
  }
  .empty {
    font-size: var(--t-16);
  }
  .body {
    max-width: 66ch;
    font-size: var(--t-16);
    line-height: 1.5;
  }
  .body h3 {
    margin: 18px 0 4px;
    font-size: var(--t-16);
    font-weight: 700;
  }
  .body p,
  .body ul,
  .body ol,
  .body table {
    margin: 0 0 10px;
  }
  .body li {
    position: relative;
    margin-bottom: 4px;
    padding-left: 20px;
  }
  .body ul > li::before {
    content: '';
    position: absolute;
    top: 0.55em;
    left: 3px;
    width: 7px;
    height: 7px;
    background: var(--carbon);
  }
  .body ol {
    counter-reset: step;
  }
  .body ol > li {
    padding-left: 26px;
    counter-increment: step;
  }
  .body ol > li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    font: 400 var(--t-20) / 1.2 var(--f-head);
    color: var(--carbon);
  }
  .body dt {
    margin-top: 10px;
    font-weight: 700;
  }
  .body table {
    border-collapse: collapse;
    font-size: var(--t-15);
  }
  .body th,
  .body td {
    padding: 5px min(14px, 2cqi) 5px 0;
    border-bottom: 1px solid var(--rule);
    text-align: left;
    vertical-align: top;
  }
  .legend {
    columns: 150px;
  }
  .body .legend li {
    break-inside: avoid;
    padding-left: 26px;
    text-indent: -26px;
  }
  .body .legend li::before {
    display: none;
  }
  .body .icon {
    font-size: 1.15em;
  }
  .body a {
    color: var(--carbon);
  }
  @container (min-width: 900px) {
    .leaf {
      display: grid;
      grid-template-columns: 300px minmax(0, 1fr);
      gap: 32px;
      max-width: 1180px;
      margin: 0 auto;
      padding: 0 32px;
      align-items: start;
    }
    aside {
      position: sticky;
      top: 48px;
      max-height: calc(100dvh - 48px);
      overflow-y: auto;
      padding: 28px 6px 24px;
    }
    nav ol {
      flex-direction: column;
      gap: 0;
      margin: 0;
      padding: 0;
      overflow: visible;
    }
    nav a {
      padding: 0 10px;
      border: 0;
      border-left: 3px solid var(--rule);
      border-radius: 0;
      background: none;
      font-weight: 500;
    }
    .segments {
      flex-direction: column;
      gap: 0;
    }
    .segment {
      margin: 0 0 -1.5px;
      place-items: center start;
    }
    main {
      min-height: calc(100dvh - 48px);
      padding: 32px 48px 64px;
    }
    section {
      scroll-margin-top: 72px;
    }
    h2.head {
      font-size: var(--t-34);
    }
  }
`;
