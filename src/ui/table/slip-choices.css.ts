import { css } from 'lit';

/** The best of a long list, with what each of them brings. */
export const choiceStyles = css`
  /* The best choices side by side; the way to all of them stands in the corner of the sentence. */
  .folded {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    align-items: stretch;
    gap: 9px;
  }
  .folded > paper-sheet {
    position: absolute;
  }
  .choice {
    min-height: 54px;
    padding: 4px 6px;
    grid-template: 'above above above' auto 'words words after' auto 'before gist gist' auto / auto minmax(0, 1fr) auto;
    align-content: center;
    font-size: var(--t-14);
  }
  /* Where one of a row has more to say, all of them begin on the same line. */
  .folded:has(> .choice > :is(.gist, small)) > .choice {
    align-content: start;
    row-gap: 3px;
    padding-top: 7px;
  }
  .choice > .before {
    margin-right: 5px;
  }
  .choice .words {
    overflow-wrap: normal;
    line-height: 1.15;
  }
  .choice > .after {
    max-height: 1.15em;
  }
  .choice > :is(.gist, small) {
    grid-area: gist;
    margin: 0;
  }
  .choice > small {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  .choice > .gist {
    gap: 0 6px;
    font-size: var(--t-13);
  }
  .choice .tile {
    width: 22px;
    height: 22px;
    font-size: var(--t-15);
  }
  @media (max-width: 699px) {
    /* Buttons are narrow here, and the slip may grow. */
    .choice > small {
      display: block;
      font-size: var(--t-12);
    }
    .choice .tile {
      width: 19px;
      height: 19px;
      font-size: var(--t-13);
    }
    .choice {
      padding-inline: 5px;
    }
    .choice > .before {
      margin-right: 4px;
    }
    .choice > .gist {
      gap: 0 4px;
      font-size: var(--t-12);
      font-weight: 700;
    }
    .choice > .gist > span {
      gap: 1px;
    }
    .choice > .gist .icon {
      width: 13px;
      height: 13px;
    }
  }
  @media (max-width: 389px) {
    .choice {
      font-size: var(--t-13);
    }
  }
  .folded .options {
    margin: 0 -6px;
    overflow: visible;
  }
  @media (min-width: 1100px) and (min-height: 501px) {
    .choice:has(> .above) {
      grid-template: 'above words after' auto 'above gist gist' auto / auto minmax(0, 1fr) auto;
      column-gap: 10px;
    }
    .choice > .above {
      align-self: start;
      margin: 0;
    }
    .folded {
      gap: 10px;
      grid-auto-columns: auto;
      grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
      grid-auto-flow: row;
    }
    .choice > .gist {
      gap: 0 5px;
    }
    .choice > .gist .icon {
      width: 14px;
      height: 14px;
    }
  }
  @media (min-width: 1100px) and (max-width: 1400px) and (min-height: 501px) {
    .folded {
      grid-template-columns: repeat(auto-fit, minmax(124px, 1fr));
    }
    .choice > small {
      -webkit-line-clamp: 3;
    }
    /* Too narrow for a sentence beside the symbols. */
    .choice:has(> .above) {
      grid-template: 'above words after' auto 'gist gist gist' auto / auto minmax(0, 1fr) auto;
      column-gap: 5px;
      padding-inline: 6px;
      font-size: var(--t-14);
    }
    .slip:has(> .folded) .question {
      max-width: 250px;
    }
  }
  /* A tablet has room for the sentence and the choices side by side. */
  @media (min-width: 700px) and (max-width: 1099px) {
    .slip:has(> .folded) {
      grid-template:
        'stub question options hint undo' minmax(0, 1fr)
        'go go go go go' auto / auto minmax(196px, 1fr) minmax(0, 2.4fr) auto auto;
      column-gap: 4px;
    }
    .folded {
      margin-block: 0;
    }
    .slip:has(> .folded) .question {
      padding-inline: 8px;
    }
  }
`;
