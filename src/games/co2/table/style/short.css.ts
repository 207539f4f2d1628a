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
  /* Goals and cards are small, so that the hand is in sight. */
  @container table (max-height: 700px) {
    .wide {
      padding-block: 8px;
    }
    .wide .rail {
      gap: 6px;
      padding-block: 8px;
    }
    .wide .rail h2 {
      margin-bottom: 4px;
    }
    .wide .un-goals ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 4px;
    }
    .wide .un-goal {
      height: 26px;
      padding-inline: 2px 3px;
      --head: var(--t-18);
    }
    .wide .un-goal .source {
      width: 15px;
      height: 20px;
      font-size: var(--t-12);
    }
    .wide .un-goal .source:nth-child(3),
    .wide .un-goal .source:has(~ .source:nth-child(3)) {
      width: 12px;
      font-size: var(--t-11);
    }
    .wide .cards {
      gap: 7px;
    }
    .wide .staff {
      margin-top: 5px;
    }
  }
  /* A laptop: a lane is one line. */
  @container table (max-height: 640px) {
    .wide .lane {
      grid-template: 25px / 28px minmax(0, 1fr) auto;
    }
    .wide .lane-head {
      font-size: var(--t-18);
    }
    .wide .step > .icon,
    .wide .next-plant .left,
    .wide .next-plant .next {
      display: none;
    }
    .wide .next-plant {
      line-height: 25px;
    }
    .wide .next-plant b {
      margin-left: 2px;
      letter-spacing: -0.03em;
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
    .drawer-tab {
      gap: 4px;
      font-size: var(--t-12);
    }
  }
  /* A small phone: what explains goes first, then pictures shrink. */
  @container table (max-height: 470px) {
    .narrow .page header {
      flex-basis: 38px;
      min-height: 38px;
    }
    .narrow .close-up {
      opacity: 0.4;
    }
    .narrow .title {
      display: flex;
      align-items: center;
      gap: 10px;
      top: 3px;
    }
    .narrow .title h2 {
      font-size: var(--t-24);
    }
    /* Beside the name there is room for the sign of whoever controls it; its words are still read out. */
    .narrow .title p {
      margin: 0;
      font-size: 0;
    }
    .narrow .title .nobody {
      display: none;
    }
    .narrow .page .price {
      display: none;
    }
    .narrow .line {
      padding-block: 1px;
    }
    .narrow .line h3 {
      font-size: 0;
    }
    .narrow .line h3 b {
      font-size: var(--t-12);
    }
    .narrow .page .projects {
      padding-block: 6px 9px;
    }
    .narrow .page .demand > li {
      height: 40px;
      font-size: var(--t-20);
      gap: 0;
    }
    .narrow .page .project {
      min-height: 88px;
      gap: 1px;
      font-size: var(--t-22);
      padding: 5px 3px 3px;
    }
    .narrow .page .project > small {
      display: none;
    }
    .narrow .deed-here {
      min-height: 36px;
      padding-top: 3px;
      gap: 0;
    }
    .narrow .dial {
      height: 46px;
    }
    .narrow .arc {
      height: 40px;
    }
    .narrow .now {
      --head: var(--t-28);
    }
    .narrow .tabs {
      padding: 6px 11px 3px 8px;
    }
    .narrow .scroller {
      padding: 5px 8px;
    }
  }
`;
