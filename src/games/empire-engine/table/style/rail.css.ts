import { css } from 'lit';

/** The rail beside the bench; its piles and plates serve the phone as well. */
export const railStyles = css`
  /* The rail */
  .rail {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: 10px;
    margin: 12px 12px 12px 0;
    padding: 12px;
    overflow: hidden auto;
    background: #1a2127;
    --k: #1a2127;
  }
  .rail h2 {
    font-size: var(--t-18);
    margin-bottom: 6px;
  }
  .you header {
    display: flex;
    align-items: center;
    gap: 9px;
    margin: -12px -12px 8px;
    padding: 9px 12px;
    background: #3a300b;
    color: #fbf0be;
    box-shadow: inset 4px 0 0 #f2d95c;
  }
  .you {
    --token: 26px;
  }
  .you header b {
    display: block;
    font-size: var(--t-16);
    line-height: 1.1;
  }
  .you header small {
    color: inherit;
  }
  .power {
    font-size: var(--t-13);
    color: #aab5ba;
  }
  .power b {
    color: var(--eng-enamel);
  }
  .pile {
    min-height: 50px;
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 2px 10px;
    background: var(--well);
    --k: var(--well);
    font-weight: 600;
  }
  .pile + .pile {
    margin-top: 5px;
  }
  .pile.low {
    min-height: 34px;
  }
  .pile-name {
    flex: 1;
    line-height: 1.2;
  }
  .pile-name small {
    display: block;
    font-weight: 400;
    color: #aab5ba;
  }
  .pile-name .icon {
    margin-right: 5px;
  }
  .pile-name .token {
    --token: 16px;
    margin-right: 7px;
    vertical-align: -2px;
  }
  .rail .gears {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 6px;
  }
  .rail .gear {
    display: flex;
    align-items: center;
    gap: 5px;
    min-height: 60px;
    padding: 6px 5px;
    background: var(--well);
  }
  .rail .gear:not(:disabled) {
    box-shadow: inset 0 0 0 1.5px #7f8e96;
  }
  .rail .gear.chosen,
  .rail .gear:not(:disabled):hover,
  .rail .gear[aria-pressed='true'] {
    background: var(--plan-wash);
  }
  .rail .loose {
    width: 42px;
    height: 42px;
    flex: none;
  }
  .gear-words b,
  .gear-words small {
    display: block;
    white-space: nowrap;
  }
  .order ol {
    display: grid;
    gap: 5px;
  }
  .order li {
    display: grid;
    grid-template-columns: 26px 1fr;
    gap: 9px;
    padding: 6px 8px;
    background: #232c33;
    --k: #232c33;
  }
  .order li > .head {
    align-self: center;
    font-size: var(--t-28);
    color: var(--eng-brass);
    text-align: center;
  }
  .order p {
    font-size: var(--t-12);
    line-height: 1.25;
    color: #aab5ba;
  }
  .order .now {
    fill: none;
    background: var(--plan-wash);
    --k: var(--plan-wash);
    box-shadow: inset 3px 0 0 var(--plan);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 9px;
    font-size: var(--t-13);
    font-weight: 600;
    --icon: var(--t-16);
  }
  .rule {
    appearance: none;
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 0;
    min-height: 24px;
    border: 0;
    background: none;
    cursor: help;
  }
  .rule:hover {
    text-decoration: underline;
  }
  .actions .mine {
    color: var(--plan);
  }
  /* A laptop: everything in sight. */
  @container (max-height: 640px) {
    .rail {
      gap: 6px;
      margin-block: 6px;
      padding-block: 12px 8px;
    }
    .rail h2 {
      margin-bottom: 3px;
    }
    .rail .pile {
      min-height: 42px;
    }
    .rail .order li {
      padding-block: 3px;
    }
  }
`;
