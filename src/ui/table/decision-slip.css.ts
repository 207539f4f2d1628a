import { css } from 'lit';

/** Phone order by default: stub, sentence and Undo in one row, the options below, what is pressed last at the bottom. */
export const slipStyles = css`
  :host {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
  }
  .slip {
    display: grid;
    grid-template:
      'stub question hint undo' auto
      'options options options options' minmax(0, 1fr)
      'go go go go' auto / auto minmax(0, 1fr) auto auto;
    align-items: center;
    max-height: var(--slip-most, 56dvh);
    padding: 10px 10px calc(14px + env(safe-area-inset-bottom));
    padding-left: calc(10px + env(safe-area-inset-left));
    padding-right: calc(10px + env(safe-area-inset-right));
  }
  .stub {
    grid-area: stub;
    align-self: stretch;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 5px;
    min-height: 44px;
    max-width: 96px;
    padding: 0 12px 0 4px;
    border-right: 2px dashed color-mix(in srgb, currentColor 45%, transparent);
  }
  .stub .token {
    width: 26px;
    height: 26px;
  }
  .stub > .icon {
    font-size: var(--t-24);
  }
  .who {
    font: 700 var(--t-13) / 1 var(--f-type);
    max-width: 100%;
    text-align: center;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .question {
    grid-area: question;
    min-width: 0;
    padding: 0 12px;
  }
  .step {
    font: 700 var(--t-13) / 1.1 var(--f-type);
    display: flex;
    flex-wrap: wrap;
    gap: 3px 1ch;
    margin-bottom: 4px;
  }
  /* A word in a line of type, with the room a finger needs. */
  .step .all {
    position: relative;
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    font: inherit;
    color: var(--carbon);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .step .all::after {
    content: '';
    position: absolute;
    inset: -16px -10px;
  }
  .last > .all {
    justify-content: center;
    min-height: var(--tap);
    padding: 4px 12px;
    white-space: nowrap;
  }
  .ask {
    font-size: var(--t-18);
    line-height: 1.22;
    font-weight: 600;
    text-wrap: pretty;
  }
  .ask:focus-visible {
    outline-offset: 1px;
  }
  .help,
  .note,
  .why:not(:empty) {
    font-size: var(--t-13);
    line-height: 1.3;
    margin-top: 3px;
  }
  .note {
    color: var(--carbon);
  }
  .why {
    color: var(--pencil);
    font-weight: 600;
  }
  .last {
    display: contents;
  }
  undo-button {
    grid-area: undo;
  }
  hint-button {
    grid-area: hint;
    margin-right: 9px;
  }
  .last > .go {
    grid-area: go;
    justify-content: center;
    text-align: center;
    min-height: 48px;
    margin: 10px var(--copy) 3px 0;
    font-size: var(--t-16);
  }
  .last > .go[aria-disabled='true'] {
    color: inherit;
    border-color: currentColor;
    opacity: 0.7;
  }
  .go[aria-disabled='true'] small {
    color: inherit;
  }
  /* Where every line counts, what can be done comes before what can be said. */
  @media (max-height: 640px) {
    .help {
      display: none;
    }
  }
  /* On a phone or a tablet there is nothing to confirm until something is picked, and so no room is taken for it. */
  @media (max-width: 1099px) {
    .last > .go[aria-disabled='true'] {
      display: none;
    }
  }
  @media (max-width: 699px) {
    .stub {
      padding: 0 2px;
      border: 0;
    }
    /* The strip of seats names whoever decides; here their sign does. */
    .stub > :is(.token, .portrait, .face) + .who {
      position: absolute;
      clip-path: inset(50%);
    }
    .stub .token {
      width: 24px;
      height: 24px;
    }
    .slip {
      padding-inline: calc(8px + env(safe-area-inset-left)) calc(8px + env(safe-area-inset-right));
    }
    .question {
      padding: 0 4px;
    }
    .step,
    .help {
      font-size: var(--t-12);
    }
    .ask {
      font-size: var(--t-16);
    }
    hint-button {
      margin-right: 4px;
    }
  }
  @media (min-width: 1100px) and (min-height: 501px) {
    .slip {
      grid-template: 'stub question options last' minmax(0, 1fr) / 92px clamp(220px, 18vw, 310px) minmax(0, 1fr) auto;
      min-height: 124px;
      max-height: var(--slip-most, 34dvh);
      padding: 0 18px env(safe-area-inset-bottom) 0;
    }
    .stub {
      max-width: 92px;
      padding: 0 4px;
    }
    .stub .token {
      width: 38px;
      height: 38px;
    }
    .stub > .icon {
      font-size: var(--t-34);
    }
    .who {
      font-size: var(--t-16);
    }
    .question {
      padding: 8px 14px;
    }
    .ask {
      font-size: var(--t-20);
      text-wrap: balance;
    }
    .white,
    .mint {
      grid-template-columns: 92px minmax(220px, 620px) minmax(0, 1fr) auto;
    }
    .last {
      grid-area: last;
      display: flex;
      flex-direction: column;
      justify-content: center;
      gap: 10px;
      width: 172px;
      padding: 8px 0;
    }
    .last > .go {
      min-height: 56px;
      margin: 0;
      font-size: var(--t-15);
    }
    /* Three of them would make the slip taller, and the table lower. */
    .last:has(> :nth-child(3)) {
      display: grid;
      grid-template-columns: repeat(2, auto);
      gap: 8px;
      width: min-content;
      min-width: 172px;
      align-content: center;
    }
    .last:has(> :nth-child(3)) > undo-button {
      --why: none;
    }
    .last:has(> :nth-child(3):last-child) > :first-child {
      grid-column: 1 / -1;
    }
    .last:has(> :nth-child(4)) {
      width: auto;
      min-width: 216px;
      max-width: 276px;
    }
    .last > :is(undo-button, hint-button) {
      grid-area: auto;
      margin: 0;
    }
  }
  /* On a small desktop the question leaves the options more room, so that they need fewer rows. */
  @media (min-width: 1100px) and (max-width: 1400px) and (min-height: 501px) {
    .slip:not(.white, .mint) {
      grid-template-columns: 76px 196px minmax(0, 1fr) auto;
      padding-right: 12px;
    }
    .question {
      padding-inline: 10px;
    }
    .ask {
      font-size: var(--t-18);
    }
    .last {
      width: 148px;
      gap: 8px;
    }
  }
  /* A laptop: one row, and everything else for the table. */
  @media (min-width: 1100px) and (min-height: 501px) and (max-height: 859px) {
    .slip {
      min-height: 72px;
    }
    .stub .token {
      width: 26px;
      height: 26px;
    }
    .who {
      font-size: var(--t-13);
    }
    .slip:not(.white, .mint) {
      grid-template-columns: 76px minmax(220px, auto) minmax(0, 1fr) auto;
    }
    .question {
      max-width: 300px;
      padding-block: 6px;
    }
    .last {
      flex-direction: row;
      align-items: center;
      width: auto;
    }
    .last:has(> :nth-child(3)) {
      display: flex;
      width: max-content;
      max-width: none;
    }
    .last > .go {
      min-height: 48px;
      max-width: 132px;
    }
  }
`;
