import { css } from 'lit';

/** A whole page with a bar on top: New game, Rules, Settings, the end. */
export const page = css`
  :host {
    container-type: inline-size;
  }
  .page {
    min-height: var(--page, 100dvh);
    display: flex;
    flex-direction: column;
    background: var(--ground);
    --k: var(--ground);
  }
  .bar {
    position: sticky;
    top: 0;
    z-index: 5;
    height: calc(44px + env(safe-area-inset-top));
    padding: env(safe-area-inset-top) 0 0;
    flex: none;
  }
  .bar :focus-visible {
    outline-color: var(--bar-ink);
    outline-offset: -3px;
  }
  .bar h1 {
    color: inherit;
  }
  .bar .name {
    font-size: var(--t-20);
  }
  .bar .meta {
    margin-left: 6px;
    font-size: var(--t-14);
    color: var(--bar-ink-2);
  }
  .bar .grow {
    flex: 1;
  }
  .bar .logo {
    display: none;
  }
  /* A slip that things scroll behind is really perforated, not painted. */
  .slip.torn {
    mask: radial-gradient(circle at 6px 0, transparent 3px, #000 3.5px) 0 0 / 12px 100% repeat-x;
  }
  .slip.torn::before {
    content: none;
  }
  @container (min-width: 700px) {
    .bar {
      height: calc(48px + env(safe-area-inset-top));
      padding: env(safe-area-inset-top) 6px 0;
    }
    .bar .name {
      font-size: var(--t-22);
    }
  }
`;
