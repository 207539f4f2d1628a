import { css } from 'lit';

/** Three kinds of printed matter on one grid: a newspaper, a maker's certificate, a satellite bulletin. */
export const endStyle = css`
  .newspaper {
    --paper: var(--ee-news);
    --paper-ink: var(--ee-news-ink);
    --paper-accent: var(--ee-tomato);
  }
  .certificate {
    --paper: light-dark(var(--eng-enamel), var(--eng-plate));
    --paper-ink: light-dark(var(--eng-engrave), var(--eng-enamel));
    --paper-accent: light-dark(#7d5410, var(--eng-brass));
    --frame: light-dark(var(--eng-brass-lo), var(--eng-brass));
  }
  .bulletin {
    --paper: light-dark(#e9f0f1, var(--co2-ocean));
    --paper-ink: light-dark(var(--co2-ocean), var(--co2-text));
    --paper-accent: light-dark(#a83a1f, var(--co2-alarm));
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
  /* An engraved border with bolts in its corners. */
  .certificate .paper {
    position: relative;
    margin: 10px;
    padding: 18px 16px 24px;
    border: 1.5px solid var(--frame);
    outline: 4px double var(--frame);
    outline-offset: 3px;
    background:
      var(--bolt) 4px 4px / 12px 12px no-repeat,
      var(--bolt) calc(100% - 4px) 4px / 12px 12px no-repeat,
      var(--bolt) 4px calc(100% - 4px) / 12px 12px no-repeat,
      var(--bolt) calc(100% - 4px) calc(100% - 4px) / 12px 12px no-repeat;
    --bolt: radial-gradient(circle, var(--frame) 4px, transparent 4.5px);
  }
  .bulletin .paper {
    background: repeating-linear-gradient(color-mix(in srgb, var(--paper-ink) 4%, transparent) 0 1px, transparent 1px 4px) var(--paper);
  }
  .mast {
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-items: end;
    padding-bottom: 5px;
    border-bottom: 4px double;
    font-size: 12px;
  }
  .mast p:last-child {
    text-align: right;
  }
  .mast .flag {
    grid-area: 1 / 1 / 2 / -1;
    padding-bottom: 4px;
    font-size: 31px;
    letter-spacing: 0.06em;
    text-align: center;
  }
  .certificate .mast {
    border-bottom: 1.5px solid;
  }
  .certificate .flag {
    color: var(--paper-accent);
  }
  .certificate .flag::before,
  .certificate .flag::after {
    content: '✦';
    padding: 0 0.4em;
    font-size: 0.5em;
    vertical-align: 0.25em;
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
    font-size: clamp(64px, 23cqw, 91px);
    line-height: 0.84;
    letter-spacing: -0.005em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .certificate .lead {
    text-align: center;
  }
  .certificate .lead h1 {
    grid-column: 1 / -1;
    font-size: clamp(52px, 18cqw, 72px);
    letter-spacing: 0.01em;
    line-height: 0.92;
  }
  .certificate .hero.small {
    grid-column: 1 / -1;
    width: 150px;
    height: 110px;
    margin: 0 auto;
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
    font-size: 16px;
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
    font-size: 22px;
  }
  .scroll {
    overflow-x: auto;
  }
  .key {
    margin-top: 6px;
    font-size: 13px;
  }
  .files li {
    display: flex;
    gap: 10px;
    padding: 4px 0;
    font-size: 14px;
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
    padding-top: 5px;
    border-right: 2px dashed color-mix(in srgb, var(--canary-ink) 45%, transparent);
  }
  .who {
    max-width: 66px;
    overflow: hidden;
    font-size: 15px;
    font-weight: 700;
    line-height: 1.1;
    text-overflow: ellipsis;
  }
  .ask {
    padding: 16px 12px 8px;
  }
  .sentence {
    font-size: 18px;
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
  }
  .ways {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px;
    padding: 6px 15px 0 12px;
  }
  .ways .button {
    padding: 4px 8px;
  }
  .rules span {
    display: none;
  }
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
    .certificate .paper {
      width: calc(100% - 48px);
      max-width: 1392px;
      margin: 20px auto;
      padding: 24px 44px 28px;
    }
    .mast,
    .lead,
    .files {
      grid-column: 1 / -1;
    }
    .mast {
      grid-template-columns: 1fr auto 1fr;
      padding-bottom: 8px;
      font-size: 14px;
    }
    .mast .flag {
      grid-area: 1 / 2;
      padding: 0;
      font-size: 40px;
    }
    .lead {
      grid-template-columns: auto minmax(260px, 1fr);
      gap: 28px;
      align-items: center;
      padding: 12px 0;
    }
    .lead h1 {
      font-size: clamp(72px, 9.5cqw, 136px);
      line-height: 0.82;
    }
    .certificate .lead {
      grid-template-columns: minmax(0, 1fr);
      gap: 12px;
      justify-items: center;
      padding: 16px 0 18px;
    }
    .certificate .lead h1 {
      font-size: clamp(72px, 8.5cqw, 120px);
    }
    .hero.small,
    .certificate .hero.small {
      display: none;
    }
    .deck {
      grid-column: auto;
      max-width: 720px;
      font-size: 21px;
      line-height: 1.3;
    }
    h2.head {
      margin-bottom: 8px;
      font-size: 24px;
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
      display: flex;
      min-height: 96px;
      padding: 0;
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
      font-size: 17px;
    }
    .ask {
      flex: 1;
      align-self: center;
      padding: 18px 16px 12px;
    }
    .ask:first-child {
      padding-left: 40px;
    }
    .sentence {
      font-size: 21px;
    }
    .help {
      display: block;
      margin-top: 4px;
    }
    .ways {
      display: flex;
      align-items: center;
      gap: 14px;
      padding: 14px 40px 10px 0;
    }
    .ways .button {
      padding: 4px 12px;
      font-size: 16px;
    }
  }
  @container (min-width: 1200px) {
    .pictured {
      grid-template-columns: 330px minmax(0, 1fr) minmax(0, 1fr);
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
      max-height: 520px;
    }
    figcaption {
      display: flex;
      gap: 10px;
      padding-top: 10px;
    }
  }
`;
