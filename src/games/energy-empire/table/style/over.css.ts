import { css } from 'lit';

/** What is laid over everything: an enlarged card, and the front page. */
export const overStyle = css`
  .enlarged {
    width: 268px;
    max-height: var(--most);
    margin: 0;
    padding: 12px;
    border: 1.5px solid var(--ink);
    background: var(--sheet);
    --k: var(--sheet);
    --paper: var(--sheet);
    color: var(--ink);
    box-shadow: 5px 5px 0 var(--carbon);
    font-size: var(--t-13);
    pointer-events: none;
  }
  .enlarged.held {
    inset: 0;
    margin: auto;
    max-height: 90dvh;
    width: min(330px, calc(100vw - 32px));
    height: fit-content;
    font-size: var(--t-15);
    pointer-events: auto;
  }
  .enlarged h2 {
    margin: 0 0 6px;
    font-size: var(--t-22);
  }
  .enlarged p {
    margin-top: 6px;
  }
  .enlarged .fx {
    font-size: var(--t-16);
    margin-top: 6px;
    --icon: var(--t-20);
  }
  .enlarged .outlook {
    margin: 8px 0 0;
    padding: 6px 8px;
    background: var(--carbon-wash);
  }
  .enlarged .why {
    color: var(--pencil);
    font-weight: 600;
  }
  .enlarged .pic {
    height: 128px;
  }
  .enlarged .points {
    font-size: var(--t-24);
    line-height: 28px;
  }
  .enlarged .mark {
    width: 30px;
    height: 28px;
    font-size: var(--t-20);
  }
  .big-card > h2 {
    border-top: 6px solid var(--tint);
    padding-top: 6px;
  }
  .planks-said {
    display: flex;
    align-items: center;
    gap: 6px;
    --icon: var(--t-24);
  }
  .big-nation {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  .big-nation .stamp-art {
    width: 72px;
  }
  .count.faces :is(th, td) {
    padding: 2px 3px;
    border-top: 0;
    border-bottom: 1px solid var(--rule);
  }
  .enlarged-foot {
    margin-top: 12px;
  }
  .enlarged-foot .button {
    flex: 1;
  }
  .sky {
    overflow: visible;
  }
  .flying {
    width: 26px;
    height: 26px;
    font-size: var(--t-18);
    border-radius: 50%;
    background: var(--sheet);
    --k: var(--sheet);
    box-shadow: 0 0 0 1.5px var(--ink);
    --pawn: 26px;
  }
  .flying.worker {
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
  .front-page {
    position: absolute;
    inset: 0;
    z-index: 20;
    display: grid;
    place-items: center;
    padding: 14px;
    background: color-mix(in srgb, var(--ee-desk) 70%, transparent);
    cursor: pointer;
  }
  /* Its picture gives way, its words do not. */
  .front-page article {
    display: flex;
    flex-direction: column;
    width: min(720px, 100%);
    max-height: 100%;
    overflow: auto;
    background: var(--ee-news);
    color: var(--ee-news-ink);
    --k: var(--ee-news);
    border: 1.5px solid var(--ee-news-ink);
    box-shadow: 8px 8px 0 #15191e66;
    padding: 14px 20px 18px;
    transform: rotate(-1.2deg);
    animation: delivered 420ms var(--ease-out);
  }
  @keyframes delivered {
    from {
      opacity: 0;
      transform: rotate(-14deg) scale(0.4);
    }
  }
  .front-page .name {
    text-align: center;
    font-size: var(--t-24);
  }
  .front-page .line {
    display: flex;
    justify-content: space-between;
    border-block: 3px double currentColor;
    font-size: var(--t-12);
    padding: 3px 0;
    margin: 5px 0 8px;
  }
  .front-page h2 {
    font-size: clamp(44px, 9cqi, 92px);
    line-height: 0.88;
    text-wrap: balance;
  }
  .front-page article > * {
    flex: none;
  }
  .front-page .picture {
    flex: 0 1 min(210px, 26vh);
    min-height: 60px;
    overflow: hidden;
    margin: 10px 0;
  }
  .front-page .lead {
    font-size: var(--t-18);
    font-weight: 600;
    line-height: 1.25;
  }
  .front-page .scoring {
    margin-top: 6px;
    font-size: var(--t-15);
  }
  @media (prefers-reduced-motion: reduce) {
    .front-page article,
    .drawer {
      animation: faded 80ms;
    }
  }
  @keyframes faded {
    from {
      opacity: 0;
    }
  }
`;
