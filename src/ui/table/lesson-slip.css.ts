import { css } from 'lit';

/** Phone order: what is told, the ticks below it, and at the bottom what can be pressed. */
export const lessonStyles = css`
  :host {
    min-height: 0;
  }
  .slip {
    display: grid;
    grid-template:
      'stub told' auto
      'ticks ticks' auto
      'doors doors' minmax(0, auto) / auto minmax(0, 1fr);
    max-height: max(290px, 56dvh);
    padding: 12px 10px calc(12px + env(safe-area-inset-bottom));
    padding-left: calc(10px + env(safe-area-inset-left));
    padding-right: calc(13px + env(safe-area-inset-right));
  }
  .stub {
    grid-area: stub;
    display: flex;
    flex-direction: column;
    align-items: center;
    padding: 2px 8px 0 0;
    border-right: 2px dashed color-mix(in srgb, currentColor 45%, transparent);
  }
  .stub .icon {
    font-size: var(--t-28);
  }
  /* On a phone the portrait is enough. */
  .who {
    display: none;
    margin-top: 6px;
    font: 700 var(--t-15) / 1 var(--f-type);
  }
  .told {
    grid-area: told;
    min-width: 0;
    padding-left: 10px;
  }
  .step {
    font-weight: 700;
    font-size: var(--t-13);
    line-height: 1.1;
  }
  h2 {
    margin: 3px 0 2px;
    font-size: var(--t-18);
    line-height: 1.2;
    font-weight: 650;
  }
  h2:focus-visible {
    outline-offset: 1px;
  }
  .say {
    font-size: var(--t-15);
    line-height: 1.32;
    text-wrap: pretty;
  }
  .hint {
    margin-top: 4px;
    font-weight: 600;
  }
  .why:not(:empty) {
    margin-top: 4px;
    font-size: var(--t-14);
    font-weight: 600;
    color: var(--pencil);
  }
  .ticks {
    grid-area: ticks;
    display: flex;
    gap: 4px;
    align-items: center;
    margin: 10px 0;
  }
  .ticks i {
    flex: 1;
    height: 7px;
    border: 1px solid currentColor;
  }
  .ticks .done {
    background: currentColor;
  }
  .ticks .now {
    height: 10px;
    border-color: var(--carbon);
    background: var(--carbon);
  }
  .doors {
    grid-area: doors;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: end;
    gap: 10px;
    min-height: 0;
  }
  .do {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(var(--least, 130px), 100%), 1fr));
    gap: 8px;
    max-height: 100%;
    min-height: 48px;
    padding: 0 var(--copy) var(--copy) 0;
    overflow: auto;
  }
  .do .button {
    min-height: 48px;
    font-size: var(--t-16);
  }
  .do .primary {
    justify-content: center;
    text-align: center;
  }
  .split {
    grid-template:
      'do do do' minmax(0, auto)
      '. back leave' auto / minmax(0, 1fr) auto auto;
  }
  .split .do {
    grid-area: do;
  }
  .split .back {
    grid-area: back;
  }
  .split .leave {
    grid-area: leave;
  }
  /* Whatever points at it, it stays the one thing to press. */
  .do .primary,
  .do .primary:hover {
    background: var(--carbon);
    color: var(--carbon-ink);
  }
  .back,
  .leave {
    min-height: 48px;
    margin-bottom: var(--copy);
  }
  @media (max-height: 660px) {
    .slip {
      padding-top: 8px;
    }
    .ticks {
      margin: 6px 0;
    }
    .face {
      width: 36px;
      height: 36px;
    }
    .say {
      font-size: var(--t-14);
      line-height: 1.28;
    }
  }
  @media (min-width: 1100px) and (min-height: 501px) {
    .slip {
      grid-template: 'stub told ticks doors' minmax(0, 1fr) / 92px minmax(0, 1fr) minmax(120px, 240px) minmax(300px, auto);
      align-items: center;
      gap: 0 18px;
      min-height: 116px;
      padding: 10px 18px calc(10px + env(safe-area-inset-bottom)) 0;
    }
    .stub {
      align-self: stretch;
      justify-content: center;
      padding: 0;
    }
    .stub .icon {
      font-size: var(--t-40);
    }
    .stub .face {
      width: 54px;
      height: 54px;
    }
    .who {
      display: block;
    }
    .told {
      padding: 0;
    }
    h2 {
      font-size: var(--t-22);
    }
    .say {
      max-width: 86ch;
      font-size: var(--t-16);
    }
    .slip .doors {
      grid-template: none / minmax(0, 1fr) auto auto;
      align-items: center;
      max-width: 46vw;
    }
    .slip .doors > * {
      grid-area: auto;
    }
    .do {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      max-height: 30dvh;
    }
    /* Many options stand in columns, so that the slip stays low. */
    .split .do:has(> :nth-child(4)) {
      display: grid;
      min-width: 470px;
    }
    .split .do:has(> :nth-child(4)) .button {
      font-size: var(--t-14);
    }
    .back,
    .leave {
      margin: 0;
    }
  }
  /* A laptop: as low as its words, so that the whole table stays in sight. */
  @media (min-width: 1100px) and (min-height: 501px) and (max-height: 859px) {
    .slip {
      min-height: 96px;
      padding-block: 5px;
    }
    h2 {
      margin-block: 2px 0;
      font-size: var(--t-20);
    }
    .do .primary {
      padding-inline: 12px;
    }
  }
  @media (max-height: 500px) and (min-width: 560px) {
    .slip {
      height: 100%;
      max-height: none;
      overflow: auto;
    }
  }
`;
