import { css } from 'lit';

/** A maker's certificate: an engraved border with bolts in its corners. */
export const paper = css`
  :host {
    --paper: light-dark(var(--eng-enamel), var(--eng-plate));
    --paper-ink: light-dark(var(--eng-engrave), var(--eng-enamel));
    --paper-accent: light-dark(#7d5410, var(--eng-brass));
    --frame: light-dark(var(--eng-brass-lo), var(--eng-brass));
  }
  .paper {
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
  .mast {
    border-bottom: 1.5px solid;
  }
  .flag {
    color: var(--paper-accent);
  }
  .flag::before,
  .flag::after {
    content: '✦';
    padding: 0 0.4em;
    font-size: 0.5em;
    vertical-align: 0.25em;
  }
  .lead {
    text-align: center;
  }
  .lead h1 {
    grid-column: 1 / -1;
    font-size: clamp(52px, 18cqw, 72px);
    letter-spacing: 0.01em;
    line-height: 0.92;
  }
  .hero.small {
    grid-column: 1 / -1;
    width: 150px;
    height: 110px;
    margin: 0 auto;
  }

  @container (min-width: 800px) {
    .paper {
      width: calc(100% - 48px);
      max-width: 1392px;
      margin: 20px auto;
      padding: 24px 44px 28px;
    }
    .lead {
      grid-template-columns: minmax(0, 1fr);
      gap: 12px;
      justify-items: center;
      padding: 16px 0 18px;
    }
    .lead h1 {
      font-size: clamp(72px, 8.5cqw, 120px);
    }
    .hero.small {
      order: 0;
      width: 190px;
      height: 140px;
    }
  }
  /* On a low screen the sum is seen without scrolling. */
  @media (max-height: 800px) {
    @container (min-width: 1200px) {
      .paper {
        margin-block: 8px;
        padding-top: 8px;
      }
      .lead {
        gap: 6px;
        padding: 4px 0 8px;
      }
      .lead h1 {
        font-size: 84px;
      }
    }
  }
`;
