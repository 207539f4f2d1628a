import { css } from 'lit';

export const handOverStyle = css`
  dialog {
    container-type: inline-size;
  }
  .whole {
    position: relative;
    isolation: isolate;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    height: 100%;
  }
  .desk {
    overflow: hidden auto;
    padding: 14px 24px 26px 12px;
  }
  .pad {
    max-width: 840px;
    min-height: 100%;
    margin: 0 auto;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .form {
    display: flex;
    flex-direction: column;
    gap: 12px;
    padding: 18px 16px 17px;
  }
  .top h1 {
    font-size: clamp(36px, 14cqw, 52px);
    letter-spacing: 0.01em;
    text-shadow: 3px 2px 0 color-mix(in srgb, var(--carbon) 45%, transparent);
  }
  .number {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
    margin-top: 4px;
    font-size: var(--t-14);
    color: var(--ink-2);
  }
  .stamp {
    margin-top: 6px;
  }
  .parties {
    display: flex;
    align-items: center;
    border-block: 1.5px solid var(--ink);
  }
  .parties > div {
    flex: 1;
    min-width: 0;
    padding: 6px 0 8px;
  }
  .parties div + .to {
    position: relative;
    padding-left: 30px;
  }
  .parties i {
    position: absolute;
    top: 50%;
    left: 0;
    translate: 0 -50%;
    font-size: var(--t-18);
    line-height: 1;
    color: var(--ink-2);
  }
  dt,
  .what h2,
  .left {
    font-size: var(--t-12);
    font-weight: 400;
    color: var(--ink-2);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    margin-top: 2px;
  }
  .person {
    display: flex;
    align-items: center;
    gap: 9px;
    min-width: 0;
  }
  .person .token {
    width: 26px;
    height: 26px;
  }
  .person b {
    font-size: var(--t-24);
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  .several b {
    font-size: var(--t-16);
  }
  .several .token {
    width: 20px;
    height: 20px;
  }
  .what h2 {
    margin-bottom: 4px;
  }
  .what .typed {
    display: grid;
    gap: 5px;
    padding: 9px 12px;
    border: 1.5px solid var(--ink);
    border-radius: var(--r-1);
    background: var(--carbon-wash);
    font-size: var(--t-15);
    line-height: 1.35;
  }
  .what p:first-child {
    font-weight: 700;
  }
  .said-note,
  .said-link {
    color: var(--carbon);
  }
  .said-note {
    overflow-wrap: anywhere;
  }
  /* Told in full below. */
  .said-link {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .tidings {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 22px;
    margin-top: 6px;
  }
  .tidings .tick {
    gap: 10px;
    padding: 0;
    background: none;
  }
  .note {
    margin-top: 6px;
  }
  .note input {
    width: 100%;
    height: 44px;
    padding: 0 10px;
    border: 1.5px solid var(--rule-2);
    border-radius: var(--r-1);
    background: none;
    color: var(--carbon);
    font-size: var(--t-16);
  }
  .left {
    display: block;
    margin-top: 5px;
  }
  .note input::placeholder {
    color: var(--ink-2);
    opacity: 1;
  }
  .ways {
    display: grid;
    grid-template-columns: 1fr 1fr;
    overflow-wrap: anywhere;
    gap: 12px;
    padding-right: 3px;
  }
  .ways .button {
    min-height: 48px;
    font-size: var(--t-16);
  }
  .ways .all,
  .ways .pass {
    grid-column: 1 / -1;
  }
  .ways .pass {
    justify-content: flex-start;
    gap: 14px;
    padding-left: 14px;
  }
  .ways .pass .icon {
    font-size: var(--t-24);
  }
  .file,
  .said {
    grid-column: 1 / -1;
  }
  .ways .file {
    justify-self: start;
    min-height: var(--tap);
    margin: -4px 0 -8px -12px;
    color: var(--carbon);
    font-size: var(--t-14);
  }
  .said {
    font-size: var(--t-13);
    color: var(--mint-ink);
  }
  .said:empty {
    display: none;
  }
  footer {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 14px;
    padding: 10px 14px calc(14px + env(safe-area-inset-bottom));
    border-top: 1.5px solid var(--ink);
    background: var(--sheet-2);
    --k: var(--sheet-2);
    color: var(--ink-2);
    font-size: var(--t-13);
  }
  footer .icon {
    font-size: var(--t-18);
  }
  footer .button {
    flex: none;
  }
  @media (max-width: 759px) and (max-height: 780px) {
    .form {
      gap: 10px;
      padding-top: 12px;
    }
  }
  @container (min-width: 760px) {
    .desk {
      padding: 32px 40px 44px;
    }
    .pad {
      min-height: 0;
    }
    .form {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: 16px 32px;
      padding: 20px 32px 26px;
    }
    /* The stamp hangs over the corner, so that the parties stand beside the title. */
    .top,
    .parties {
      grid-row: 1;
      padding-bottom: 12px;
      border-bottom: 1.5px solid var(--ink);
    }
    .top {
      grid-column: 1;
      margin-right: -32px;
    }
    .parties {
      grid-column: 2;
      align-items: end;
      border-top: 0;
      padding-top: 44px;
    }
    .parties > div {
      padding-block: 0;
    }
    .top h1 {
      font-size: var(--t-64);
    }
    .stamp {
      position: absolute;
      top: 6px;
      right: 16px;
      font-size: var(--t-20);
    }
    .message {
      grid-area: 2 / 1;
    }
    .ways {
      grid-area: 2 / 1;
      align-self: start;
    }
    .message ~ .ways {
      grid-row: 3;
    }
    footer {
      font-size: var(--t-14);
    }
  }
  /* On a laptop every way out is in sight. */
  @media (min-width: 760px) and (max-height: 800px) {
    .desk {
      padding-block: 12px 24px;
    }
    .form {
      row-gap: 8px;
      padding-block: 12px 16px;
    }
    .ways {
      gap: 10px 12px;
    }
  }
`;
