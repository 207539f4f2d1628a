import { css } from 'lit';

/** What is to be done on the own mat: the phases of a Generate turn, its dice, and what an impact asks. */
export const taskStyle = css`
  .task {
    display: flex;
    flex-direction: column;
    gap: 8px;
    flex: none;
    min-width: 0;
    background: var(--ee-page);
    --k: var(--ee-page);
    padding: 8px;
  }
  .phases {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
  }
  .phases li {
    flex: 1 1 auto;
    font: 700 var(--t-12) / 1 var(--f-type);
    letter-spacing: -0.04em;
    padding: 6px 2px;
    text-align: center;
    background: var(--ee-page-2);
    color: var(--ink-2);
  }
  .phases .now {
    background: #1d2b3f;
    color: #f6f2e4;
  }
  .claims {
    display: grid;
    gap: 7px;
    padding-right: 3px;
  }
  .claimable {
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr);
    gap: 8px;
    align-items: center;
    min-height: 44px;
    padding: 4px 8px;
    background: var(--sheet);
    --k: var(--sheet);
    border-left: 5px solid var(--ee-com);
    --head: var(--t-16);
  }
  .claimable .fx {
    --icon: var(--t-24);
  }
  .claimable small {
    font-size: var(--t-12);
    line-height: 1.15;
    color: var(--ink-2);
  }
  .refining {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: var(--t-24);
  }
  .refining .cube {
    --cube: 40px;
    font-size: var(--t-24);
  }
  .felt {
    --die-size: 46px;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-around;
    gap: 6px 4px;
    padding-top: 14px;
  }
  .felt:has(> :nth-child(6)) {
    --die-size: 38px;
  }
  .felt > li {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 3px;
    min-width: 44px;
  }
  .thrown {
    position: relative;
    display: grid;
    cursor: help;
  }
  .thrown .cube {
    --cube: var(--die-size);
    font-size: calc(var(--die-size) * 0.56);
    border-radius: 7px;
  }
  .thrown .cube.rolled > .icon {
    position: absolute;
    left: 10%;
    top: 10%;
    font-size: calc(var(--die-size) * 0.3);
  }
  .thrown .cube b {
    right: 10%;
    bottom: 6%;
    min-width: 0;
    height: auto;
    border: 0;
    background: none;
    color: inherit;
    font: 400 calc(var(--die-size) * 0.58) / 1 var(--f-head);
  }
  .top > .thrown .cube {
    outline: 2.5px solid var(--pencil);
    outline-offset: 3px;
  }
  .thrown em {
    position: absolute;
    left: 50%;
    bottom: calc(100% + 4px);
    transform: translateX(-50%) rotate(-3deg);
    font-size: var(--t-12);
    font-weight: 700;
    line-height: 1;
    color: var(--pencil);
  }
  .gives {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    font-size: var(--t-18);
    white-space: nowrap;
    --icon: var(--t-14);
  }
  .top > .gives {
    margin-top: 3px;
  }
  .aside > :is(.thrown, .gives) {
    opacity: 0.45;
  }
  .switch {
    min-height: 34px;
    min-width: 44px;
    padding: 2px 4px;
    font-size: var(--t-12);
    text-align: center;
  }
  span.switch {
    display: grid;
    place-items: center;
    border: 1.5px dashed var(--ink-2);
    color: var(--ink-2);
  }
  .sum {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 8px;
    border-top: 1.5px solid var(--ink);
    padding-top: 6px;
  }
  .sum h2 {
    font-size: var(--t-22);
    letter-spacing: 0.02em;
  }
  .sum small {
    font-size: var(--t-12);
    color: var(--ink-2);
  }
  .told {
    font-size: var(--t-13);
    line-height: 1.3;
  }
  .chances {
    display: grid;
    gap: 3px;
    --head: var(--t-16);
  }
  .chances li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: 6px;
    align-items: center;
    min-height: 28px;
    padding: 2px 8px;
    background: var(--sheet);
    --k: var(--sheet);
    font-size: var(--t-13);
    line-height: 1.15;
  }
  :is(.middle, .narrow) .task .button {
    min-height: 44px;
  }
  .narrow .task {
    background: none;
    --k: var(--sheet);
    padding: 0;
    gap: 10px;
  }
  .narrow .task .chances li {
    background: var(--sheet-2);
    --k: var(--sheet-2);
    font-size: var(--t-14);
    min-height: 36px;
  }
  .narrow .felt {
    --die-size: 58px;
    padding-top: 18px;
  }
  .narrow .felt:has(> :nth-child(6)) {
    --die-size: 42px;
  }
  .narrow.short .felt {
    --die-size: 42px;
    padding-top: 15px;
    gap: 2px 4px;
  }
  .narrow.short .sum {
    padding-top: 2px;
  }
  .narrow.short .mat:has(.task) {
    padding-block: 4px;
    gap: 3px;
  }
  .narrow.short .phases,
  .narrow.short .told {
    display: none;
  }
  .narrow.short .task {
    gap: 4px;
  }
  .narrow .gives {
    font-size: var(--t-20);
  }
  .narrow .told {
    font-size: var(--t-15);
  }
  .middle .felt {
    justify-content: flex-start;
    gap: 6px 22px;
  }
  @media (prefers-reduced-motion: no-preference) {
    .thrown .cube.rolled {
      animation: tumble 620ms var(--ease-cog) backwards;
    }
    li:nth-child(2) .cube.rolled {
      animation-delay: 70ms;
    }
    li:nth-child(3) .cube.rolled {
      animation-delay: 140ms;
    }
    li:nth-child(n + 4) .cube.rolled {
      animation-delay: 210ms;
    }
    .thrown .cube.rolled b {
      animation: landed 200ms 560ms backwards;
    }
  }
  @keyframes tumble {
    from {
      transform: translate(-120px, -90px) rotate(-560deg) scale(0.7);
      opacity: 0;
    }
  }
  @keyframes landed {
    from {
      opacity: 0;
      transform: scale(0.3);
    }
  }
`;
