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
    border-top: 6px solid var(--carbon);
    background: var(--sheet);
    --k: var(--sheet);
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
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(92px, 1fr));
    gap: 12px;
    margin-top: 16px;
  }
  li {
    display: grid;
    justify-items: center;
    gap: 3px;
    text-align: center;
    overflow-wrap: anywhere;
  }
  .ring {
    position: relative;
    display: grid;
    place-items: center;
    width: 60px;
    height: 60px;
    border: 2px dashed var(--ink-2);
    border-radius: 50%;
  }
  .has .ring {
    border: 3px solid var(--ink);
  }
  .ring .seal {
    position: absolute;
    right: -9px;
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
  footer > *,
  footer form > * {
    width: 100%;
    max-width: 720px;
    margin-inline: auto;
  }
  .say {
    font-size: var(--t-18);
    font-weight: 700;
  }
  .choose {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-top: 10px;
  }
  label {
    display: grid;
    gap: 3px;
    margin-top: 10px;
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
  footer .primary {
    margin-top: 10px;
  }
  .choose .primary {
    margin-top: 0;
  }
  @container (min-width: 900px) {
    main {
      grid-template-columns: 1fr 1fr;
      align-items: start;
      padding-top: 32px;
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
  }
`;
