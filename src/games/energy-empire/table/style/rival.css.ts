import { css } from 'lit';

/** The Rival: its cards, its place among the seats, and its turn as it is told. */
export const rivalStyle = css`
  .clash-card {
    display: grid;
    grid-template: auto auto auto / minmax(0, 1fr) auto;
    gap: 5px 8px;
    padding: 7px 9px 8px;
    background: var(--ee-page);
    --k: var(--ee-page);
    color: var(--ink);
    border-top: 4px solid #15191e;
    min-width: 0;
  }
  .clash-card.late {
    border-top-color: var(--ee-tomato);
  }
  .clash-card .name {
    font-size: var(--t-18);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .clash-card .worth {
    font-size: var(--t-18);
    display: inline-flex;
    align-items: center;
    gap: 2px;
    --icon: var(--t-11);
  }
  .clash-card ol {
    grid-column: 1 / -1;
    display: grid;
    gap: 3px;
  }
  .clash-card li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 24px;
    padding: 2px 7px;
    background: var(--sheet);
    box-shadow: inset 4px 0 0 var(--tint);
    font-size: var(--t-14);
    line-height: 1.1;
  }
  .clash-card .now {
    background: var(--canary);
    color: var(--canary-ink);
    --k: var(--canary);
    outline: 2px solid var(--ee-tomato);
    outline-offset: -1px;
  }
  .clash-card .struck {
    display: inline-flex;
    gap: 2px;
    flex: none;
  }
  .clash-card .struck i {
    width: 9px;
    height: 12px;
    border: 1.5px solid currentColor;
  }
  .clash-card .struck .out {
    background:
      linear-gradient(to top right, transparent 44%, currentColor 44% 56%, transparent 56%),
      linear-gradient(to bottom right, transparent 44%, currentColor 44% 56%, transparent 56%);
    border-color: var(--ee-tomato);
    color: var(--ee-tomato);
  }
  .clash-card .now .out {
    border-color: currentColor;
    color: inherit;
  }
  .clash-card .besides {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 22px;
  }
  .clash-card .icon-box {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-width: 26px;
    min-height: 22px;
    padding: 0 4px;
    font-size: var(--t-16);
  }
  .clash-card .symbols {
    gap: 4px;
    font-size: var(--t-16);
    color: var(--ink-2);
  }
  .clash-card.face-down {
    grid-template: auto / auto auto;
    place-content: center;
    align-items: center;
    min-height: 74px;
    background: #15191e;
    color: #f4f6f1;
  }

  .seat.rival {
    flex: none;
    display: flex;
    flex-direction: column;
  }
  .seat.rival button {
    height: auto;
    gap: 8px;
  }
  /* Nobody chose its name: it is never cut. */
  .seat.rival .who b {
    white-space: normal;
  }
  .seat.rival .score {
    font-size: var(--t-28);
  }
  .seat.rival .clash-card {
    margin: 0 8px 8px;
  }
  .seat.rival .pawns {
    --pawn: 15px;
  }

  .reel {
    position: absolute;
    inset: auto 0 0;
    z-index: 9;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: stretch;
    gap: 10px;
    padding: 8px 10px;
    background: var(--canary);
    --k: var(--canary);
    color: var(--canary-ink);
    box-shadow: 0 -2px 0 var(--ink);
    --token: 28px;
  }
  .reel .whose {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 4px;
  }
  .reel .num {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  .reel .clash-card:not(.face-down) {
    max-width: 480px;
    grid-template: auto auto / minmax(0, 1fr) auto auto;
    align-content: center;
  }
  .reel .clash-card ol {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 6px;
  }
  .reel .clash-card li {
    min-height: 34px;
    font-size: var(--t-13);
  }
  .reel .clash-card .besides {
    grid-area: 1 / 2;
    min-height: 0;
    gap: 6px;
  }
  .reel .clash-card .worth {
    grid-area: 1 / 3;
  }

  .rival-mat {
    display: grid;
    gap: 12px;
  }
  .rival-mat .laid-out {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    gap: 8px;
  }
  .rival-mat .was-down {
    outline: 2px dashed var(--ink-2);
    outline-offset: 1px;
  }
`;
