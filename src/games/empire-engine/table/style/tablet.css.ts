import { css } from 'lit';

/** What has room on a tablet: the neighbours as large as they are worth, and words one need not bend over. */
export const tabletStyles = css`
  @container (min-width: 700px) and (min-height: 700px) {
    .foes {
      grid-template-columns: minmax(0, 1fr) 120px minmax(0, 1fr);
      gap: 16px;
      padding: 0 16px;
    }
    .ring {
      width: 120px;
    }
    .foe.left,
    .foe.right {
      align-self: stretch;
      padding: 12px 14px;
      background: var(--eng-plate-2);
    }
    .foe {
      gap: 14px;
      --token: 20px;
    }
    .foe-body {
      flex: 1;
    }
    .foe .who {
      font-size: var(--t-20);
    }
    .foe small {
      font-size: var(--t-15);
    }
    .foe :is(.mini:not(.grown)) {
      width: 92px;
      height: 92px;
    }
    .minis {
      gap: 10px;
      margin: 8px 0 4px;
    }
    .works .plates {
      gap: 16px;
      padding: 14px 16px 0;
    }
    .works .plate {
      min-height: 56px;
      padding-inline: 16px;
      font-size: var(--t-18);
      --head: var(--t-24);
    }
    .order-line {
      gap: 16px;
      padding: 12px 16px 0;
      font-size: var(--t-16);
      --head: var(--t-24);
    }
    .order-line li {
      padding-top: 10px;
    }
    .works .piles {
      gap: 16px;
      padding: 14px 16px 16px;
    }
    .works .pile {
      min-height: 60px;
      font-size: var(--t-16);
    }
    .others {
      padding: 8px 16px;
    }
    .others .foe-body {
      display: flex;
      align-items: center;
      gap: 14px;
    }
    .others .minis {
      margin: 0;
    }
    /* More than three have no room beside their names. */
    .others:has(> :nth-child(4)) {
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }
    .others:has(> :nth-child(4)) .foe-body {
      display: block;
    }
    .others:has(> :nth-child(4)) small,
    .works:has(> .others > :nth-child(4)) .order-line {
      display: none;
    }
    .others:has(> :nth-child(4)) .who {
      margin-bottom: 4px;
      font-size: var(--t-16);
    }
    .others :is(.mini:not(.grown)) {
      width: 48px;
      height: 48px;
    }
    .foes,
    .engines {
      padding-top: 12px;
    }
  }
`;
