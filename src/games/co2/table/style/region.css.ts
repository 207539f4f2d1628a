import { css } from 'lit';

/** A region's card and the pieces on it. */
export const regionStyle = css`
  .region {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: 4px;
    min-height: 0;
    min-width: 0;
    padding: 6px 8px 9px 9px;
    background: var(--co2-card);
    --k: var(--co2-card);
    border-top: 3px solid var(--co2-ocean-3);
  }
  .region.hot {
    border-top-color: var(--carbon);
  }
  .region.looked {
    border-top-color: var(--chalk);
  }
  .region header {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
  }
  .name {
    appearance: none;
    border: 0;
    padding: 5px 4px;
    margin: -2px 0 -2px -4px;
    background: none;
    text-align: left;
    cursor: pointer;
    min-width: 0;
  }
  .name .head {
    font-size: 20px;
    white-space: nowrap;
  }
  .name[data-offer='closed'] {
    color: var(--co2-text-2);
  }
  .control .token {
    width: 18px;
    height: 18px;
    display: block;
  }
  .control.open {
    font-size: 12px;
    color: var(--co2-text-2);
  }
  .agenda {
    margin-left: auto;
    display: flex;
    gap: 3px;
  }
  .wanted {
    border-radius: 50%;
  }
  .wanted i {
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: var(--sc);
    --k: var(--sc);
    color: var(--night);
    display: grid;
    place-items: center;
    font-size: 14px;
    font-style: normal;
  }
  .wanted span {
    display: none;
  }
  .agenda:has([data-offer]) {
    gap: 8px;
    margin-right: 5px;
  }
  .wanted[data-offer='open'] i {
    width: 26px;
    height: 26px;
    font-size: 17px;
  }
  .region header:has(.wanted[data-offer]) .control.open {
    display: none;
  }
  .wanted[data-offer='closed'] {
    opacity: 0.5;
  }
  .demand {
    display: flex;
    gap: 3px;
  }
  .demand > li {
    position: relative;
    width: 38px;
    height: 50px;
    display: grid;
    place-items: center;
    align-content: center;
    gap: 2px;
    font-size: 23px;
  }
  .demand.n6 > li {
    width: 32px;
    font-size: 21px;
  }
  .fossil {
    background: #3b4247;
    --k: #3b4247;
    color: #d3d8d8;
  }
  .fossil .head {
    font-size: 16px;
  }
  .plant {
    background: var(--sc);
    --k: var(--sc);
    color: var(--night);
    padding-bottom: 10px;
  }
  .plant .token {
    position: absolute;
    right: 2px;
    bottom: 2px;
    width: 17px;
    height: 17px;
  }
  .free {
    border: 1.5px dashed var(--co2-scan);
    color: var(--co2-text-2);
  }
  .free .head {
    font-size: 19px;
  }
  .free.due {
    border: 2px solid var(--co2-lost);
    color: var(--co2-lost);
  }
  .foot-row {
    display: flex;
    gap: 5px;
    align-items: stretch;
  }
  .projects {
    flex: 1;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 6px;
  }
  .spot {
    position: relative;
    min-width: 0;
  }
  .project {
    height: 56px;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 4px;
    font-size: 22px;
    min-width: 0;
  }
  .project b {
    display: none;
  }
  .project small {
    font-size: 12px;
    line-height: 1;
    letter-spacing: -0.025em;
    white-space: nowrap;
  }
  .project.vacant {
    background-color: var(--co2-card-2);
    --k: var(--co2-card-2);
    color: var(--co2-text-2);
  }
  .region .project.vacant b {
    display: block;
    font: 400 12px / 1 var(--f-text);
    letter-spacing: -0.025em;
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
  .project.installed[data-offer='closed'] {
    background-image: repeating-linear-gradient(135deg, transparent 0 6px, #0a203040 6px 7.5px);
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
  }
  .guest .token {
    width: 17px;
    height: 17px;
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
    font-size: 17px;
  }
  .store {
    display: grid;
    justify-items: center;
  }
  .store .head {
    font-size: 20px;
  }
  .store small {
    display: none;
  }
  .region .stores:has(.store + .store) {
    font-size: 13px;
  }
  .region .stores:has(.store + .store) .store {
    grid-auto-flow: column;
    justify-content: center;
    align-items: center;
    gap: 2px;
  }
  .region .stores:has(.store + .store) .head {
    font-size: 17px;
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
      font-size: 24px;
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
      font-size: 18px;
      gap: 0;
    }
    .wide .fossil .head {
      font-size: 14px;
    }
    .wide .plant {
      padding-bottom: 6px;
    }
    .wide .project {
      height: 40px;
      gap: 1px;
      font-size: 18px;
    }
    .wide .foot-row .guest .token {
      width: 14px;
      height: 14px;
    }
  }
`;
