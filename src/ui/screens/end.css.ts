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
    text-align: center;
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
    margin-top: 4px;
  }
  .help.news {
    display: block;
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
  .ways .send {
    grid-column: 1 / -1;
  }
  .rules span {
    display: none;
  }
`;
