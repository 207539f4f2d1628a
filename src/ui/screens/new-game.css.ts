import { css } from 'lit';

export const newGameStyle = css`
  main {
    flex: 1;
    display: grid;
    width: 100%;
  }
  form {
    padding: 16px 16px 24px;
    width: 100%;
  }
  .cover {
    display: none;
  }
  .columns,
  .seating {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
    align-content: start;
  }
  h1.head {
    font-size: var(--t-40);
  }
  h1 sub {
    font-size: 0.65em;
    line-height: 0;
  }
  .learn a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: var(--tap);
    color: var(--carbon);
    font-weight: 600;
  }
  .companies {
    display: flex;
    flex-wrap: wrap;
    gap: 9px;
    padding-right: 3px;
  }
  .companies .button {
    flex: 1 1 28%;
    min-height: 46px;
    padding-inline: 4px;
    gap: 6px;
    font-size: var(--t-15);
    line-height: 1.1;
  }
  .seating h2 {
    font-size: var(--t-16);
    color: var(--ink);
  }
  @media (max-width: 379px) {
    .companies .button {
      font-size: var(--t-14);
    }
    .companies .icon {
      display: none;
    }
  }
  .help {
    margin-top: 9px;
    font-size: var(--t-13);
    color: var(--ink-2);
  }
  #seats small {
    font-weight: 400;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto 44px;
    align-items: center;
    gap: 7px;
    margin-bottom: 7px;
    padding: 8px 4px 8px 0;
    background: var(--sheet);
    transform: translateY(var(--dy, 0));
    --k: var(--sheet);
  }
  li.dragged {
    z-index: 2;
  }
  li:not(.dragged) {
    transition: transform var(--m-move) var(--ease-out);
  }
  .handle {
    display: grid;
    place-items: center;
    width: 32px;
    height: 44px;
    cursor: grab;
    touch-action: none;
  }
  .dragged .handle {
    cursor: grabbing;
  }
  .dragged .field {
    border-color: var(--ink);
    box-shadow: var(--copy) var(--copy) 0 var(--carbon);
  }
  .handle .token {
    width: 22px;
    height: 22px;
  }
  .field {
    grid-column: 2;
  }
  .way {
    grid-column: 2 / -1;
    margin: -4px 0 0;
  }
  .dots {
    grid-column: 4;
    padding: 0;
  }
  .tools {
    display: none;
    grid-column: 2 / -1;
    flex-wrap: wrap;
    gap: 10px;
    padding: 1px 3px 8px 0;
  }
  .tools.open {
    display: flex;
  }
  .tools .button {
    flex: 1;
    padding: 4px 8px;
  }
  .tools .up .icon {
    transform: rotate(-90deg);
  }
  .tools .down .icon {
    transform: rotate(90deg);
  }
  .below {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
  }
  .below .tick {
    gap: 10px;
    padding: 4px 12px;
  }
  .below .tick b {
    font-size: var(--t-14);
  }
  .add {
    padding-left: 7px;
    color: var(--carbon);
  }
  .add[aria-disabled='true'] {
    border-color: transparent;
  }
  .slip {
    position: sticky;
    bottom: 0;
    z-index: 4;
    padding: 16px 16px calc(18px + env(safe-area-inset-bottom));
  }
  .slip p {
    margin-bottom: 9px;
    font-size: var(--t-14);
  }
  .slip .button {
    width: calc(100% - 3px);
    min-height: 48px;
    font-size: var(--t-16);
  }
  @container (min-width: 700px) {
    form {
      max-width: 1240px;
      margin: 0 auto;
      padding: 32px 32px 40px;
    }
    .tools .button {
      flex: none;
      padding-inline: 14px;
    }
    h1.head {
      font-size: var(--t-64);
    }
    .slip {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 24px;
      padding: 20px max(32px, calc(50cqw - 558px)) 18px;
    }
    .slip p {
      margin: 0;
      font-size: var(--t-18);
      font-weight: 600;
    }
    .slip .button {
      width: 280px;
    }
  }
  @container (min-width: 1000px) {
    h1.head {
      font-size: var(--t-40);
    }
    .seating {
      gap: 10px;
    }
    form {
      display: grid;
      grid-template-columns: 220px minmax(0, 1fr);
      gap: 40px;
      align-items: start;
    }
    .columns {
      grid-template-columns: minmax(0, 1fr) minmax(320px, 40%);
      column-gap: 32px;
    }
    .cover {
      display: block;
      position: sticky;
      top: 80px;
      width: 100%;
      height: auto;
      border-right: 12px solid var(--side);
    }
  }
`;
