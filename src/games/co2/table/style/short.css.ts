import { css } from 'lit';

/** Little height: pieces shrink, nothing goes. */
export const shortStyle = css`
  /* No globe, but room for it: the pieces are larger and say what they give. */
  @container table (580px <= height <= 780px) {
    .middle .region {
      justify-content: space-evenly;
      padding-inline: 12px;
    }
    .middle .demand > li {
      height: 64px;
    }
    .middle .project {
      height: 84px;
      font-size: var(--t-28);
      padding: 0 2px;
    }
    .middle .project small,
    .middle .region .project.vacant b {
      font-size: var(--t-13);
    }
  }
  @container table (max-width: 375px) {
    .dial {
      gap: 6px;
      padding: 0 8px;
    }
    .line {
      grid-template-columns: 70px minmax(0, 1fr);
      padding-right: 6px;
    }
    .page .agenda {
      gap: 4px;
    }
    .page .wanted {
      gap: 3px;
      letter-spacing: -0.025em;
    }
    .page .wanted i {
      width: 19px;
      height: 19px;
      font-size: var(--t-13);
    }
    .tab {
      gap: 6px;
    }
    .drawer-tab {
      gap: 4px;
      font-size: var(--t-12);
    }
  }
  /* Where a region would not fit below them, the tabs are one row. */
  @container table (max-height: 540px) {
    .narrow .tabs {
      grid-template-columns: repeat(6, minmax(0, 1fr));
      gap: 7px;
    }
    .narrow .tab {
      grid-area: auto;
      flex-direction: column;
      align-items: flex-start;
      justify-content: center;
      gap: 1px;
      padding: 0 0 0 4px;
    }
    .narrow .tab > .long {
      display: none;
    }
    .narrow .tab > .short {
      display: block;
      font-size: var(--t-13);
    }
    .narrow .globe-thumb {
      width: 26px;
      height: 26px;
    }
    .narrow .thumb .control {
      right: -3px;
      bottom: 0;
    }
    .narrow .thumb .token {
      width: 13px;
      height: 13px;
    }
    .narrow .tab .many {
      right: 1px;
      top: 1px;
    }
    .narrow .page header {
      height: 62px;
    }
    .narrow .title {
      top: 0;
    }
    .narrow .title h2 {
      font-size: var(--t-28);
    }
    .narrow .page .project {
      height: 68px;
      gap: 1px;
      font-size: var(--t-22);
    }
    .narrow .page .projects {
      padding-block: 6px 12px;
    }
  }
  @container table (max-height: 400px) {
    .narrow .page header {
      height: 50px;
    }
    .narrow .close-up {
      opacity: 0.3;
    }
    .narrow .title {
      display: flex;
      align-items: center;
      gap: 10px;
      top: 5px;
    }
    .narrow .title h2 {
      font-size: var(--t-24);
    }
    .narrow .title p {
      margin: 0;
      font-size: var(--t-12);
    }
    .narrow .line {
      padding-block: 2px;
    }
    .narrow .page .demand > li {
      height: 42px;
      font-size: var(--t-20);
      gap: 0;
    }
    .narrow .dial {
      height: 48px;
    }
    .narrow .arc {
      height: 42px;
    }
    .narrow .now .head {
      font-size: var(--t-28);
    }
    .narrow .tabs {
      padding: 6px 11px 4px 8px;
    }
    .narrow .scroller {
      padding: 6px 8px;
      gap: 6px;
    }
  }
`;
