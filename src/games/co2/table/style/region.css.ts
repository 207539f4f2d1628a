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
    font-size: var(--t-20);
    white-space: nowrap;
  }
  .name[data-offer='closed'] {
    color: var(--co2-text-2);
  }
  .control .token {
    --token: 18px;
    display: block;
  }
  .control.open {
    font-size: var(--t-12);
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
    font-size: var(--t-14);
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
    font-size: var(--t-16);
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
    font-size: var(--t-22);
  }
  .demand.n6 > li {
    width: 32px;
    font-size: var(--t-20);
  }
  .fossil {
    background: #3b4247;
    --k: #3b4247;
    color: #d3d8d8;
    --head: var(--t-16);
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
    --token: 17px;
  }
  .free {
    border: 1.5px dashed var(--co2-scan);
    color: var(--co2-text-2);
    --head: var(--t-18);
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
`;
