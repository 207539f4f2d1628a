import { css } from 'lit';

/** Home with more room: from 700 two columns of cards, from 1100 the desk on the left and the shelf on the right. */
export const homeWideStyle = css`
  @container (min-width: 700px) {
    .top {
      padding: calc(24px + env(safe-area-inset-top)) 22px 62px 28px;
    }
    .top h1 {
      font-size: 92px;
      text-shadow: 4px 3px 0 #5e97e0, 8px 6px 0 #2c5fa6, 12px 9px 0 #1b3d6e;
    }
    .top nav {
      align-self: start;
    }
    .top nav span,
    .scan span {
      display: inline;
    }
    .top nav .icon {
      font-size: var(--t-18);
    }
    nav select {
      position: static;
      opacity: 1;
      border: 0;
      background: none;
      color: inherit;
    }
    .paste {
      margin: -38px 28px 0 auto;
      width: min(560px, calc(100% - 56px));
      padding: 20px 18px 18px;
    }
    main {
      --tab-width: 58px;
      --tab-icon: 34px;
      --card-gap: 14px;
      --names: 14px;
      --small: 13px;
    }
    .desk {
      padding: 24px 31px 8px 28px;
    }
    .shelf {
      padding: 20px 28px 28px;
    }
    .cards {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 12px 14px;
    }
    .cards.some li:nth-child(n + 4) {
      display: block;
    }
    .cards.some li:nth-child(n + 7),
    .narrow,
    .desk > .narrow-only {
      display: none;
    }
    .wide {
      display: inline;
    }
    .boxes {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 28px;
    }
    .box {
      display: flex;
      flex-direction: column;
    }
    .info {
      flex: 1;
      grid-template: 1fr auto auto / minmax(min-content, 6fr) minmax(min-content, 5fr) 44px;
      gap: 12px 7px;
    }
    .info :is(a, .button):not(.primary) {
      padding-inline: 4px;
    }
    .rules {
      display: flex;
    }
  }
  @container (min-width: 1100px) {
    .home {
      position: relative;
    }
    .top {
      grid-template-columns: auto 1fr auto;
      align-items: end;
      gap: 28px;
      padding: 20px 32px 56px;
    }
    .top h1 {
      font-size: 118px;
      padding: 14px 0 0;
      text-shadow: 5px 4px 0 #5e97e0, 10px 8px 0 #2c5fa6, 15px 12px 0 #1b3d6e;
    }
    .tag {
      grid-column: 2;
      align-self: center;
      max-width: 360px;
      padding-bottom: 26px;
      font-size: var(--t-20);
      line-height: 1.3;
    }
    .top nav {
      grid-area: 1 / 3;
    }
    .paste {
      position: absolute;
      top: 118px;
      right: 32px;
      width: 560px;
      margin: 0;
    }
    main {
      display: grid;
      grid-template-columns: 470px minmax(0, 1fr);
      max-width: 1560px;
    }
    h2 {
      font-size: var(--t-28);
      margin-bottom: 14px;
    }
    .desk {
      padding: 40px 27px 24px 32px;
    }
    .welcome {
      padding: 24px;
    }
    .welcome ol {
      display: grid;
      gap: 16px;
      margin: 18px 0 0 22px;
      list-style: decimal;
    }
    .welcome ::marker {
      color: var(--carbon);
      font: var(--t-24) var(--f-head);
    }
    .welcome + p {
      display: block;
      margin-top: 18px;
    }
    .cards {
      grid-template-columns: minmax(0, 1fr);
      gap: 10px;
    }
    .shelf {
      padding: 64px 32px 24px 9px;
    }
    footer {
      height: 56px;
      padding: 0 32px;
    }
    footer .link {
      margin: 0 -12px 0 auto;
    }
  }
  @container (min-width: 1400px) {
    .face + .face {
      display: block;
    }
  }
  /* On a low screen nothing of the shelf lies below the fold. */
  @media (max-height: 800px) {
    @container (min-width: 1100px) {
      .top {
        padding-block: 8px 30px;
      }
      .top h1 {
        font-size: 92px;
      }
      .paste {
        top: 76px;
      }
      .shelf {
        padding-top: 62px;
      }
    }
  }
`;
