import { css } from 'lit';

/** The lap of a sealed game: the ring of seals, what is promised, and the slip with what is to be done. */
export const lapStyle = css`
  main {
    flex: 1;
    display: grid;
    align-content: start;
    gap: 12px;
    width: 100%;
    max-width: 1080px;
    margin: 0 auto;
    padding: 14px 12px 20px;
  }
  section,
  footer.slip {
    padding: 18px 16px;
  }
  section {
    border-top: 6px solid var(--rule);
    background: var(--sheet);
    --k: var(--sheet);
  }
  section:first-child {
    border-color: var(--carbon);
  }
  h1.head {
    font-size: var(--t-48);
    line-height: 0.95;
  }
  h2.head {
    font-size: var(--t-24);
  }
  section p {
    margin-top: 8px;
    font-size: var(--t-15);
    text-wrap: pretty;
  }
  .promises > :last-child {
    border: 0;
    padding-bottom: 0;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(68px, 1fr));
    gap: 14px 6px;
    margin-top: 18px;
    overflow: hidden;
    --ring: 60px;
  }
  li {
    position: relative;
    display: grid;
    align-content: start;
    justify-items: center;
    gap: 3px;
    text-align: center;
    overflow-wrap: anywhere;
  }
  /* The way of the link; where it comes from the row above, it comes in from the side. */
  li + li::before {
    content: '';
    position: absolute;
    top: calc(var(--ring) / 2 - 1px);
    right: calc(50% + var(--ring) / 2);
    width: calc(100% + 6px - var(--ring));
    border-top: 2px dashed var(--ink-2);
  }
  .ring {
    position: relative;
    display: grid;
    place-items: center;
    width: var(--ring);
    height: var(--ring);
    border: 2px dashed var(--ink-2);
    border-radius: 50%;
  }
  .ring .token {
    width: 45%;
    height: 45%;
  }
  .has .ring {
    border: 2px solid var(--ink);
  }
  .next .ring {
    border: 3px solid var(--ink);
    background: var(--canary);
  }
  .ring .seal {
    position: absolute;
    right: -6px;
    bottom: -5px;
    display: flex;
    border-radius: 50%;
    background: var(--sheet);
    font-size: var(--t-24);
    color: var(--ink-2);
  }
  .ring .seal.whole {
    color: var(--mint-ink);
  }
  li small {
    font-size: var(--t-13);
    color: var(--ink-2);
  }
  footer.slip {
    position: sticky;
    bottom: 0;
    z-index: 4;
  }
  .step {
    display: grid;
    gap: 12px;
    width: 100%;
    max-width: 1056px;
    margin-inline: auto;
  }
  .say {
    font-size: var(--t-18);
    font-weight: 700;
  }
  .choose,
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    padding-right: 3px;
  }
  .choose {
    margin-top: 10px;
  }
  .acts > .button {
    flex: 1 1 130px;
    text-align: center;
  }
  .fill {
    display: grid;
    gap: 10px;
  }
  label {
    display: grid;
    gap: 3px;
    font-size: var(--t-13);
  }
  .help {
    margin-top: 6px;
    font-size: var(--t-13);
  }
  .link {
    max-height: 66px;
    margin-top: 8px;
    overflow-y: auto;
    font-size: var(--t-13);
    word-break: break-all;
    user-select: all;
  }
  @container (min-width: 600px) {
    .fill {
      grid-template-columns: auto minmax(220px, 1fr);
      gap: 28px;
    }
  }
  @container (min-width: 900px) {
    main {
      grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
      gap: 26px;
      align-content: center;
      padding-block: 32px;
    }
    section {
      padding: 26px 28px;
    }
    footer.slip {
      padding: 16px 28px 18px;
    }
    h1.head {
      font-size: var(--t-64);
    }
    section:first-child p {
      font-size: var(--t-18);
    }
    ul {
      --ring: 76px;
      margin-top: 30px;
    }
    .step {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: 32px;
    }
    .acts > .button {
      flex: none;
    }
  }
`;
