import { css } from 'lit';

export const frameStyles = css`
  :host {
    height: var(--page, 100dvh);
    min-height: 0;
  }
  .frame {
    height: 100%;
    background: var(--table-ground, var(--ground));
    display: grid;
    grid-template:
      'bar' auto
      'seats' auto
      'board' minmax(0, 1fr)
      'coach' auto
      'slip' auto / minmax(0, 1fr);
    --slip-most: max(290px, 47dvh);
  }
  table-bar {
    grid-area: bar;
  }
  seats-strip {
    grid-area: seats;
  }
  history-strip {
    grid-area: ticker;
  }
  main {
    grid-area: board;
    position: relative;
    min-width: 0;
    min-height: 0;
    overflow: auto;
    overscroll-behavior: contain;
    display: flex;
    flex-direction: column;
  }
  /* A table fills the board and may be taller; one with a height of 100% scrolls within itself. */
  ::slotted(*) {
    flex: 1 0 auto;
    min-width: 0;
  }
  /* The past is looked at through a carbon-blue frame. */
  .past::after {
    content: '';
    grid-area: board;
    box-shadow: inset 0 0 0 4px var(--carbon);
    pointer-events: none;
    z-index: 5;
  }
  coach-card {
    grid-area: coach;
  }
  decision-slip,
  lesson-slip {
    grid-area: slip;
  }
  /* Over everything but the slip, which tells what lies in the light. */
  lesson-veil {
    grid-area: 1 / 1 / -1 / -1;
    z-index: 7;
  }
  lesson-slip {
    z-index: 8;
  }
  hint-marks {
    grid-area: board;
    overflow: hidden;
    z-index: 4;
  }
  live-line {
    grid-area: bar;
  }
  .epithet {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .owes .icon {
    margin-right: 8px;
  }
  .figures,
  .keys {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    font-size: var(--t-16);
  }
  .figures > *,
  .keys > * {
    padding: 9px 0;
    border-top: 1px solid var(--rule);
  }
  .figures dt::first-letter {
    text-transform: uppercase;
  }
  .figures dd {
    text-align: right;
  }
  .figure {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: var(--tint, inherit);
  }
  .figure b {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  .keys {
    grid-template-columns: 150px minmax(0, 1fr);
    font-size: var(--t-14);
  }
  .keys > * {
    padding: 6px 0;
  }
  kbd {
    font: 700 var(--t-13) / 1 var(--f-type);
    border: 1px solid currentColor;
    border-radius: 2px;
    padding: 2px 5px;
  }
  .keys-off {
    margin-top: 12px;
    font-size: var(--t-13);
    color: var(--ink-2);
  }
  .desktop {
    grid-template:
      'bar bar' auto
      'seats board' minmax(0, 1fr)
      'coach coach' auto
      'ticker ticker' auto
      'slip slip' auto / var(--seats-width, 212px) minmax(0, 1fr);
    --slip-most: 38dvh;
  }
  .desktop.seatless {
    grid-template-areas: 'bar bar' 'board board' 'coach coach' 'ticker ticker' 'slip slip';
  }
  /* A phone on its side: the board on the left, everything else on the right. */
  @media (max-height: 500px) and (min-width: 560px) {
    .frame {
      grid-template:
        'bar bar' auto
        'board seats' auto
        'board coach' auto
        'board slip' minmax(0, 1fr) / minmax(0, 1fr) minmax(280px, 42%);
      --slip-most: none;
    }
  }
`;
