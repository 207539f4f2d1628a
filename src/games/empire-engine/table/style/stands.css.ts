import { css } from 'lit';

/** What an empire would score, on its plate and in the rail. */
export const standsStyles = css`
  .stands {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    padding: 0;
    border: 0;
    background: none;
    font-size: var(--t-24);
    cursor: pointer;
    --icon: var(--t-12);
  }
  /* The whole plate answers for its small number. */
  .name-plate .stands {
    grid-area: stands;
    font-size: calc(26 * var(--u));
  }
  .name-plate .stands::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .you .stands {
    min-width: 44px;
    min-height: 44px;
    margin: -9px 0 -9px auto;
    font-size: var(--t-34);
  }
`;
