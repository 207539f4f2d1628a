import { css } from 'lit';

/** Projects on their sites, and who stands on them. */
export const projectStyle = css`
  .project {
    height: 56px;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 4px;
    font-size: var(--t-22);
    min-width: 0;
  }
  .project b {
    display: none;
  }
  .project small {
    font-size: var(--t-12);
    line-height: 1;
    letter-spacing: -0.05em;
    white-space: nowrap;
  }
  .project.vacant {
    background-color: var(--co2-card-2);
    --k: var(--co2-card-2);
    color: var(--co2-text-2);
  }
  .region .project.vacant b {
    display: block;
    font: 400 var(--t-12) / 1 var(--f-text);
    letter-spacing: -0.065em;
    white-space: nowrap;
  }
  .region .project.vacant small {
    display: none;
  }
  .project.proposed {
    background-color: var(--night);
    --k: var(--night);
    color: var(--sc);
    box-shadow: inset 0 0 0 1.5px var(--sc);
  }
  .project.installed {
    background-color: var(--sc);
    --k: var(--sc);
    color: var(--night);
  }
  .project[data-offer='open'] {
    box-shadow: 4px 4px 0 1px var(--carbon);
  }
  .project.proposed[data-offer='open'] {
    box-shadow: 4px 4px 0 1px var(--carbon), inset 0 0 0 1.5px var(--sc);
  }
  .project.vacant[data-offer='open'] {
    outline-width: 1px;
    box-shadow: 3px 3px 0 0 var(--carbon);
    color: var(--co2-text);
  }
  .project[data-offer='open']:active {
    box-shadow: none;
  }
  /* The hatching stops above the words. */
  .project[data-offer='closed'] {
    background-repeat: no-repeat;
    background-size: 100% calc(50% + 6px);
  }
  .guest {
    position: absolute;
    right: 1px;
    top: 1px;
    z-index: 1;
    border-radius: 50%;
    --token: 17px;
  }
  .guest .token {
    display: block;
  }
  .guest[data-offer='open'] {
    right: -5px;
    top: -7px;
    padding: 3px;
    outline-width: 1.5px;
    background: var(--night);
    box-shadow: 2px 2px 0 1px var(--carbon);
  }
  .guest[data-offer='open']::after {
    content: '';
    position: absolute;
    inset: -6px;
  }
  .guest[data-offer='closed'] {
    background-image: none;
  }
  .stores {
    width: 24px;
    display: grid;
    align-content: center;
    gap: 5px;
    font-size: var(--t-16);
  }
  .store {
    display: grid;
    justify-items: center;
    --head: var(--t-20);
  }
  .store small {
    display: none;
  }
  .region .stores:has(.store + .store) {
    font-size: var(--t-13);
  }
  .region .stores:has(.store + .store) .store {
    grid-auto-flow: column;
    justify-content: center;
    align-items: center;
    gap: 2px;
    --head: var(--t-16);
  }
  @media (prefers-reduced-motion: no-preference) {
    .demand > .plant,
    .demand > .fossil,
    .project.proposed,
    .project.installed {
      animation: arrive 260ms var(--ease-out);
    }
  }
  @keyframes arrive {
    from {
      opacity: 0;
      transform: scale(0.85);
    }
  }
  @container table (min-height: 640px) {
    .wide .demand > li {
      height: 56px;
    }
    .wide .project {
      height: 64px;
      font-size: var(--t-24);
    }
  }
  /* A tall slip leaves less room: pieces shrink, nothing goes. */
  @container table (max-height: 560px) {
    .wide .region {
      padding-block: 3px 5px;
      gap: 2px;
    }
    .wide .demand > li {
      height: 38px;
      font-size: var(--t-18);
      gap: 0;
    }
    .wide .fossil {
      --head: var(--t-14);
    }
    .wide .plant {
      padding-bottom: 6px;
    }
    .wide .project {
      height: 40px;
      gap: 1px;
      font-size: var(--t-18);
    }
    .wide .foot-row .guest {
      --token: 14px;
    }
  }
`;
