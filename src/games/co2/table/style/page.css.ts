import { css } from 'lit';

/** One region with all the room there is. */
export const pageStyle = css`
  .page {
    flex: 1 0 auto;
    min-height: min-content;
    display: flex;
    flex-direction: column;
    background: var(--co2-card);
    --k: var(--co2-card);
    border-top: 3px solid var(--carbon);
  }
  .page header {
    position: relative;
    flex: 1 1 82px;
    min-height: 46px;
    max-height: 120px;
    overflow: hidden;
    background: var(--co2-ocean-2);
  }
  .close-up {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .title {
    position: absolute;
    left: 5px;
    top: 8px;
    padding: 5px 7px;
  }
  .title h2 {
    font-size: var(--t-34);
    white-space: nowrap;
  }
  .title p {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: var(--t-13);
    margin-top: 5px;
  }
  .title[data-offer='open'] {
    background: var(--co2-ocean-2);
  }
  .page .stores {
    position: absolute;
    right: 0;
    top: 0;
    width: auto;
    display: flex;
    gap: 12px;
    padding: 6px 10px 7px;
    background: var(--co2-card);
  }
  .page .store {
    display: flex;
    align-items: baseline;
    gap: 5px;
    --head: var(--t-22);
  }
  .page .store .icon {
    align-self: center;
  }
  .page .store small {
    display: inline;
    font-size: var(--t-12);
    color: var(--co2-text-2);
  }
  .line {
    flex: none;
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    column-gap: 4px;
    align-items: center;
    padding: 7px 8px 3px 12px;
  }
  .line h3 {
    font: 400 var(--t-12) / 1.25 var(--f-text);
    color: var(--co2-text-2);
  }
  .line h3 b {
    display: block;
    font-weight: 600;
    color: var(--co2-text);
  }
  .page .agenda {
    margin: 0;
    display: grid;
    grid-template-columns: repeat(3, auto);
    justify-content: space-between;
    gap: 4px;
  }
  .page .wanted {
    display: grid;
    grid-template-columns: auto auto;
    align-content: center;
    align-items: center;
    gap: 0 3px;
    font-size: var(--t-12);
    font-weight: 600;
    letter-spacing: -0.01em;
    border-radius: 2px;
    min-height: 32px;
  }
  .page .wanted i {
    grid-row: 1 / span 2;
    width: 22px;
    height: 22px;
    font-size: var(--t-15);
  }
  .page .wanted .price {
    display: flex;
    gap: 5px;
    font-size: var(--t-12);
    line-height: 1.2;
    color: var(--co2-text-2);
  }
  .page .price b {
    display: inline-flex;
    align-items: center;
    font-weight: 500;
    letter-spacing: -0.04em;
  }
  .page .price b:first-child {
    color: var(--co2-safe);
  }
  .page .wanted span {
    display: inline;
  }
  .page .wanted[data-offer='open'] {
    min-height: 44px;
    padding: 0 4px;
    background-color: var(--co2-card-2);
  }
  .page .demand {
    gap: 4px;
  }
  .page .demand > li {
    width: 40px;
    height: 52px;
    font-size: var(--t-24);
  }
  .page .demand.n6 > li {
    width: 37px;
  }
  .page .projects {
    flex: 4 0 auto;
    gap: 10px;
    padding: 8px 14px 12px 10px;
  }
  .page .spot {
    display: grid;
  }
  .page .project {
    height: auto;
    min-height: 118px;
    grid-template-rows: auto auto 1fr auto;
    align-content: stretch;
    gap: 3px;
    padding: 12px 4px 6px;
    font-size: var(--t-34);
    text-align: center;
  }
  .page .project[data-offer='closed'] {
    background-size: 100% 56px;
  }
  .page .price .icon {
    width: 11px;
    height: 11px;
  }
  .deed-here {
    grid-row: 4;
    justify-self: stretch;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 2px;
    min-height: 42px;
    margin-inline: 2px;
    padding-top: 5px;
    border-top: 1px solid color-mix(in srgb, currentColor 35%, transparent);
  }
  .page .deed-here b {
    color: var(--carbon);
    font-size: var(--t-13);
  }
  .page .deed-here .gist {
    justify-content: center;
    gap: 0 6px;
    color: var(--co2-text);
  }
  .page .deed-here small {
    font-size: var(--t-12);
    line-height: 1.15;
    color: var(--co2-text);
  }
  .page .project.vacant .reason,
  .page .project.proposed .reason {
    color: var(--pencil);
  }
  .page .project.installed .deed-here > * {
    color: inherit;
  }
  .page .project b {
    display: block;
    font-size: var(--t-14);
    line-height: 1.1;
  }
  .page .project small {
    white-space: normal;
    text-align: center;
    letter-spacing: 0;
  }
  .page .guest {
    right: 5px;
    top: 5px;
    --token: 18px;
  }
  .page .guest[data-offer='open'] {
    right: -9px;
    top: -9px;
    padding: 7px;
    --token: 20px;
  }
`;
