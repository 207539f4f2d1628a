import { css } from 'lit';

/** The options of the slip: groups of buttons, closed lines, and what can be done where nothing is to be decided. */
export const optionStyles = css`
  .options {
    grid-area: options;
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 10px;
    min-height: 0;
    max-height: 100%;
    overflow: auto;
    /* Room for the carbon copies and the focus ring inside the scrolling part. */
    margin: 4px -6px -6px;
    padding: 6px 9px 9px 6px;
    scrollbar-width: thin;
  }
  .group {
    flex: var(--columns) 1 0;
    min-width: min(100%, max(var(--least), var(--longest, 0px)) * min(var(--columns), 2) + 10px);
    display: grid;
    grid-template: auto auto / auto minmax(0, 1fr);
    align-content: start;
    gap: 5px 6px;
  }
  .group h3 {
    grid-column: 1 / -1;
    font-size: var(--t-15);
  }
  .group > .row {
    grid-column: 1 / -1;
  }
  .group > .tab ~ .row {
    grid-column: 2;
  }
  .group > .tab {
    grid-row: 1 / -1;
    width: 26px;
    display: grid;
    place-items: center;
    font-size: var(--t-16);
    background: var(--tint, var(--ink));
    color: var(--on, var(--sheet));
    --k: var(--tint, var(--ink));
  }
  .row {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(max(var(--least), var(--longest, 0px)), 100%), 1fr));
    gap: 9px 8px;
  }
  .option {
    position: relative;
    display: grid;
    grid-template: 'above above above' auto 'before words after' 1fr / auto minmax(0, 1fr) auto;
    align-items: center;
    justify-content: stretch;
    gap: 0;
    min-width: 0;
    min-height: 48px;
    padding: 5px;
    font-size: var(--t-15);
  }
  .measuring .row {
    display: flex;
    flex-wrap: wrap;
  }
  .measuring .option {
    grid-template-columns: auto auto auto;
    width: min-content;
  }
  .option .words {
    grid-area: words;
    min-width: 0;
  }
  .measuring .words {
    min-width: min-content;
  }
  .option small {
    margin-top: 3px;
    line-height: 1.15;
  }
  /* The key that picks it shows as soon as somebody plays by keyboard. */
  section:has(:focus-visible) .option[aria-keyshortcuts]::after {
    content: attr(aria-keyshortcuts);
    position: absolute;
    inset: 3px 5px auto auto;
    color: var(--pencil);
    font: 700 var(--t-11) / 1 var(--f-type);
  }
  section:has(:focus-visible) .option[aria-pressed='true']::after {
    color: inherit;
  }
  .option[data-pointed] {
    background: var(--carbon-wash);
  }
  .option[aria-pressed='true'][data-pointed] {
    background: var(--carbon);
  }
  .closed {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 7px;
  }
  .group > .tab ~ .closed {
    grid-column: 2;
  }
  .closed .option {
    flex: 1 1 150px;
    min-height: var(--tap);
    color: inherit;
    border-color: color-mix(in srgb, currentColor 55%, transparent);
    background: repeating-linear-gradient(135deg, transparent 0 6px, color-mix(in srgb, currentColor 14%, transparent) 6px 7px);
    font-size: var(--t-13);
    cursor: help;
  }
  .closed .option[data-pointed] {
    background-color: color-mix(in srgb, currentColor 10%, transparent);
  }
  .together {
    flex: 1 1 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 7px;
  }
  .together .option {
    flex: 0 1 auto;
    padding-inline: 9px;
  }
  .closed .reason {
    display: inline;
    margin: 0;
    color: var(--pencil);
  }
  .actions {
    gap: 10px;
  }
  .actions > .button {
    flex: 1 1 auto;
    justify-content: center;
  }
  .actions > .big {
    overflow-wrap: anywhere;
    min-height: 52px;
    font-size: var(--t-16);
  }
  @media (min-width: 1100px) and (min-height: 501px) {
    .options {
      flex-wrap: nowrap;
      gap: 16px;
      margin: 0;
      padding: 10px 10px 12px;
      align-items: stretch;
      align-content: center;
      align-self: center;
    }
    .option {
      font-size: var(--t-14);
    }
    .option:has(small, .above) {
      font-size: var(--t-16);
      padding: 6px 7px;
    }
    .row {
      gap: 9px 10px;
    }
    .closed .option {
      min-height: 28px;
      padding: 2px 7px;
      font-size: var(--t-13);
    }
    /* As wide as its longest word: none is torn. */
    .last .option {
      min-height: var(--tap);
      overflow-wrap: normal;
    }
    .actions {
      justify-content: flex-end;
    }
    .actions > .button {
      flex: 0 1 180px;
    }
    .actions > .big {
      flex-basis: 300px;
      min-height: 56px;
      font-size: var(--t-16);
    }
    .group {
      min-width: max(var(--least), var(--longest, 0px));
    }
  }
  @media (min-width: 1100px) and (max-width: 1400px) and (min-height: 501px) {
    .options {
      gap: 10px;
      padding: 8px;
    }
    .option:not(:has(small, .above)) {
      min-height: var(--tap);
      padding: 3px 4px;
      font-size: var(--t-13);
    }
    .row {
      gap: 8px;
    }
  }
`;
