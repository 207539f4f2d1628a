import { css } from 'lit';

/** The front page with more room: count and race side by side, and from 1200 the picture beside them. */
export const endWideStyle = css`
  @container (min-width: 800px) {
    .rules span {
      display: inline;
    }
    .paper {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-rows: auto auto auto 1fr;
      align-content: start;
      gap: 0 32px;
      width: 100%;
      max-width: 1440px;
      margin: 0 auto;
      padding: 14px 40px 24px;
    }
    .mast,
    .lead,
    .files {
      grid-column: 1 / -1;
    }
    .mast {
      grid-template-columns: 1fr auto 1fr;
      padding-bottom: 8px;
      font-size: var(--t-14);
    }
    .mast .flag {
      grid-area: 1 / 2;
      padding: 0;
      font-size: var(--t-40);
    }
    .lead {
      grid-template-columns: auto minmax(200px, 1fr) auto;
      gap: 28px;
      align-items: center;
      padding: 12px 0;
    }
    .lead h1 {
      font-size: clamp(72px, 9.5cqw, 136px);
      line-height: 0.82;
    }
    .hero.small {
      order: 1;
      width: 112px;
      height: 160px;
    }
    .deck {
      grid-column: auto;
      max-width: 720px;
      font-size: var(--t-20);
      line-height: 1.3;
    }
    h2.head {
      margin-bottom: 8px;
      font-size: var(--t-24);
    }
    section {
      padding-top: 16px;
    }
    .files {
      margin-top: 10px;
      padding-top: 12px;
      border-top: 1.5px solid;
    }
    .files ul {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0 24px;
    }
    .slip {
      padding-bottom: calc(14px + env(safe-area-inset-bottom));
    }
    .stub {
      width: 92px;
    }
    .stub .token {
      width: 34px;
      height: 34px;
    }
    .who {
      max-width: 86px;
      font-size: var(--t-16);
    }
    .ask {
      padding: 18px 16px 12px;
    }
    .ask:first-child {
      padding-left: 40px;
    }
    .sentence {
      font-size: var(--t-20);
    }
    .help {
      display: block;
    }
    .ways {
      display: flex;
      align-items: center;
      gap: 14px;
      padding: 0 40px;
    }
    .ways .button {
      flex: 1 0 auto;
      flex-direction: row;
      gap: 8px;
      padding: 4px 12px;
      font-size: var(--t-16);
    }
  }
  @container (min-width: 1200px) {
    .pictured {
      grid-template-columns: 330px minmax(0, 1fr) minmax(0, 1fr);
    }
    .slip {
      display: flex;
      min-height: 96px;
      padding: 0;
    }
    .ask {
      flex: 1;
    }
    .ways {
      padding: 14px 40px 10px 0;
    }
    .ways .button {
      flex: none;
    }
    .lead {
      grid-template-columns: auto minmax(260px, 1fr);
    }
    .lead .hero.small {
      display: none;
    }
    .pictured .picture {
      grid-area: 3 / 1 / 5;
      display: flex;
      flex-direction: column;
      padding-top: 16px;
    }
    .pictured .files {
      grid-column: 2 / -1;
    }
    .picture .hero {
      flex: 1;
      max-height: 450px;
    }
    figcaption {
      display: flex;
      gap: 10px;
      padding-top: 10px;
    }
  }
  /* On a low screen the sum is seen without scrolling. */
  @media (max-height: 800px) {
    @container (min-width: 1200px) {
      .paper {
        padding-top: 6px;
      }
      .mast {
        padding-bottom: 4px;
      }
      .mast .flag {
        font-size: var(--t-28);
      }
      .lead {
        padding: 6px 0;
      }
      .lead h1 {
        font-size: 84px;
      }
      section {
        padding-top: 8px;
      }
      h2.head {
        margin-bottom: 2px;
      }
      tbody th,
      tbody td {
        height: 28px;
      }
      tbody th {
        font-size: var(--t-14);
      }
      tfoot td {
        padding-top: 2px;
      }
      .slip {
        min-height: 76px;
      }
    }
  }
`;
