import { css } from 'lit';

/** A letter in triplicate, below a strip of its box's cover; beside the whole cover where there is room. */
export const seatClaimStyle = css`
  .page {
    position: relative;
    isolation: isolate;
  }
  main {
    display: grid;
    gap: 24px;
    width: 100%;
    max-width: 560px;
    margin: 0 auto;
    padding: 0 24px 32px 12px;
  }
  img {
    width: calc(100% + 36px);
    height: 112px;
    margin: 0 -24px -48px -12px;
    object-fit: cover;
    object-position: 50% 22%;
  }
  .form {
    display: grid;
    gap: 10px;
    padding: 16px 16px 18px;
  }
  .from {
    font-size: var(--t-16);
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  h1.head {
    font-size: var(--t-48);
    line-height: 0.95;
    overflow-wrap: anywhere;
    text-shadow: 3px 2px 0 color-mix(in srgb, var(--carbon) 45%, transparent);
  }
  .note {
    padding: 2px 0 3px;
    border-bottom: 1.5px solid var(--rule-2);
    color: var(--carbon);
    font-size: var(--t-16);
    overflow-wrap: anywhere;
  }
  section h2 {
    margin-top: 2px;
    font-size: var(--t-14);
    font-weight: 600;
    color: var(--ink-2);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
    padding-right: 3px;
  }
  .next {
    grid-column: 1 / -1;
  }
  li .button,
  .watch {
    justify-content: flex-start;
    gap: 10px;
    width: 100%;
    min-height: 52px;
    padding: 6px 12px;
    text-align: left;
  }
  .token {
    flex: none;
    width: 24px;
    height: 24px;
  }
  li b {
    font-size: var(--t-16);
    overflow-wrap: anywhere;
  }
  .next .button {
    gap: 14px;
    min-height: 60px;
    font-size: var(--t-18);
  }
  .next .token {
    width: 30px;
    height: 30px;
  }
  .next b {
    font-size: var(--t-20);
  }
  .button small {
    font-size: var(--t-13);
  }
  .watch {
    width: calc(100% - 3px);
  }
  .watch .icon,
  aside .icon {
    font-size: var(--t-24);
  }
  .help {
    font-size: var(--t-13);
    color: var(--ink-2);
  }
  aside {
    display: grid;
    gap: 10px;
    align-content: start;
    padding: 16px;
    background: var(--sheet);
    --k: var(--sheet);
  }
  aside h2 {
    font-size: var(--t-22);
  }
  aside .button {
    justify-content: flex-start;
    gap: 12px;
    min-height: 52px;
    padding: 6px 12px;
    text-align: left;
  }
  @container (min-width: 700px) {
    main {
      padding-top: 40px;
    }
    img {
      width: 100%;
      height: 200px;
      margin: 0 0 -56px;
    }
    .form {
      padding: 26px 28px 24px;
    }
    h1.head {
      font-size: var(--t-64);
    }
  }
  @container (min-width: 1000px) {
    main {
      grid-template-columns: 216px minmax(0, 520px) minmax(0, 260px);
      gap: 40px;
      align-items: center;
      justify-content: center;
      max-width: none;
      flex: 1;
      padding: 24px 32px 36px;
    }
    img {
      width: 216px;
      height: 288px;
      margin: 0;
    }
  }
`;
