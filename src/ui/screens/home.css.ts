import { css } from 'lit';

/** Home on a phone: one column, the shelf turned by the thumb. */
export const homeStyle = css`
  :host {
    container-type: inline-size;
  }
  .home {
    min-height: var(--page, 100dvh);
    display: flex;
    flex-direction: column;
    background: var(--ground);
    --k: var(--ground);
  }
  .top {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 14px 0;
    padding: calc(18px + env(safe-area-inset-top)) 4px 46px 14px;
    background: var(--bar);
    color: var(--bar-ink);
    --k: var(--bar);
  }
  .top h1 {
    font-size: clamp(20px, calc(21cqw - 27px), 66px);
    letter-spacing: 0.012em;
    line-height: 0.8;
    color: #f7f9f4;
    text-shadow: 3px 2.5px 0 #5e97e0, 6px 5px 0 #2c5fa6, 9px 7.5px 0 #1b3d6e;
    padding: 4px 10px 8px 0;
    white-space: nowrap;
  }
  .tag {
    grid-column: 1 / -1;
    font-size: var(--t-16);
    line-height: 1.35;
  }
  .top nav {
    grid-area: 1 / 2;
    align-self: center;
    display: flex;
  }
  .top .button.ghost {
    color: inherit;
    --k: var(--bar);
  }
  .top .button.ghost:hover {
    background: #ffffff1a;
  }
  .top :focus-visible {
    outline-color: var(--bar-ink);
  }
  .top nav .icon {
    font-size: var(--t-20);
  }
  .top nav span,
  .scan span {
    display: none;
  }
  /* A globe to press; the names of the languages open from it. */
  nav label {
    position: relative;
  }
  nav label:focus-within {
    outline: 2px solid;
  }
  nav select {
    position: absolute;
    inset: 0;
    opacity: 0;
    font: inherit;
  }
  nav option {
    background: var(--bar);
  }
  .paste {
    --slip-behind: var(--bar);
    margin: -34px 10px 0;
    padding: 18px 14px 16px;
    z-index: 1;
  }
  .paste label {
    font-size: var(--t-16);
  }
  .in {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-top: 10px;
    padding-right: 3px;
  }
  .in .field {
    flex: 1 1 120px;
    width: 0;
    border-color: var(--ink);
  }
  .in .primary {
    min-width: 68px;
  }
  main {
    flex: 1;
    --tab-width: 50px;
    --tab-icon: 28px;
    --card-gap: 10px;
    --names: 13px;
    --small: 12px;
  }
  h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    margin-bottom: 10px;
    font-size: var(--t-24);
  }
  h2 span {
    padding: 3px 9px 2px;
    background: var(--ink);
    color: var(--sheet);
    font-size: var(--t-18);
  }
  .desk {
    padding: 22px 15px 6px 12px;
  }
  .welcome {
    padding: 14px 16px;
    background: var(--sheet);
    font-size: var(--t-16);
  }
  .welcome h2 {
    margin-bottom: 2px;
  }
  .welcome ol,
  .welcome + p {
    display: none;
  }
  .waiting {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
    margin-bottom: 12px;
    padding: 14px;
  }
  .waiting p {
    flex: 1 1 100%;
    display: flex;
    align-items: center;
    gap: 10px;
  }
  .lost {
    display: flex;
    align-items: center;
    gap: 10px;
    margin-bottom: 12px;
    padding: 14px;
  }
  .empty + .cards {
    margin-top: 12px;
  }
  .cards {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    align-items: start;
  }
  .cards.some li:nth-child(n + 4) {
    display: none;
  }
  .link {
    color: var(--carbon);
    font-size: var(--t-15);
  }
  .wide {
    display: none;
  }
  .desk > .link {
    display: flex;
    margin: 4px auto 0;
  }
  .empty {
    padding: 14px 16px;
    border: 1.5px dashed var(--rule-2);
    font-size: var(--t-16);
  }
  .shelf {
    padding: 16px 15px 24px 12px;
  }
  .boxes {
    display: grid;
    gap: 18px;
  }
  .box {
    display: grid;
    grid-template-columns: 34cqw minmax(0, 1fr);
    gap: 12px;
  }
  .cover {
    width: 100%;
    height: auto;
    border-right: 9px solid var(--side);
  }
  .info {
    display: grid;
    grid-template: 1fr auto auto / minmax(min-content, 6fr) minmax(min-content, 5fr);
    gap: 9px;
    font-size: var(--t-14);
  }
  .info :is(p, .primary) {
    grid-column: 1 / -1;
  }
  .info .button {
    gap: 6px;
    padding: 2px 6px;
  }
  .info .primary {
    padding-inline: 6px;
    font-size: var(--t-16);
  }
  .primary b {
    flex: 1;
    text-align: left;
    line-height: 1.15;
  }
  .primary span {
    display: flex;
    outline: 1.5px solid;
  }
  .primary .face {
    width: 32px;
    height: 32px;
  }
  .face + .face {
    display: none;
  }
  .rules {
    display: none;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 28px;
    padding: 14px 16px calc(14px + env(safe-area-inset-bottom));
    border-top: 1.5px solid var(--rule);
    background: var(--sheet-2);
    --k: var(--sheet-2);
    color: var(--ink-2);
    font-size: var(--t-14);
  }
  footer p {
    display: flex;
    align-items: flex-start;
    gap: 8px;
  }
  footer .icon {
    margin-top: 2px;
  }
  footer .link {
    margin-left: -12px;
    font-size: var(--t-14);
  }
  /* Below the shelf it lies on the ground; with very large letters a box stands above its words. */
  .top:has(+ main) {
    padding-bottom: 18px;
  }
  main + .paste {
    --slip-behind: var(--ground);
    margin-block: 0 24px;
  }
  @container (max-width: 279px) {
    .box {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
