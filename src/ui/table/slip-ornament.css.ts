import { css } from 'lit';

/** What a game may put around the words of a button. */
export const ornamentStyles = css`
  .option > .above {
    grid-area: above;
    display: flex;
    align-items: center;
    gap: 3px;
    margin-bottom: 4px;
  }
  .option > .before {
    grid-area: before;
    margin-right: 8px;
  }
  .option > .after {
    grid-area: after;
    margin-left: 6px;
    display: flex;
    align-items: center;
  }
  .option > .above > .icon {
    font-size: var(--t-16);
  }
  .option > .above > .icon:last-child {
    margin-left: auto;
  }
  .option small.aside {
    display: inline;
    margin: 0;
    white-space: nowrap;
  }
  .option .badge {
    flex: none;
    width: 19px;
    height: 19px;
    border-radius: 50%;
    background: currentColor;
    font: 400 var(--t-16) / 20px var(--f-head);
    text-align: center;
  }
  .option .badge > * {
    color: var(--k);
  }
  .option .badge.square {
    border-radius: 0;
  }
  .option .tile {
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    font-size: var(--t-20);
    background: var(--tint);
    color: var(--on, #15191e);
    --k: var(--tint);
  }
  .option .cost {
    font: 400 var(--t-16) / 1 var(--f-head);
    color: var(--carbon);
  }
  .option .cost .icon {
    font-size: var(--t-13);
  }
  .option[aria-pressed='true'] .cost {
    color: inherit;
  }
  .option .token {
    width: 15px;
    height: 15px;
    vertical-align: -2px;
  }
  @media (min-width: 1100px) and (min-height: 501px) {
    .option > .above > .icon {
      font-size: var(--t-18);
    }
  }
  @media (min-width: 1100px) and (max-width: 1400px) and (min-height: 501px) {
    .option > .after {
      margin-left: 3px;
    }
  }
`;
